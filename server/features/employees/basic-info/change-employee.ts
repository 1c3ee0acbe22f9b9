import type { z } from 'zod'
import type { BasicInfo, BasicInfoChange } from '@muster/contract/employees/basic-info.routes.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { noteReach, notingAccess } from '../../../platform/access/noting-access.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { aroundEmployment } from '../../../platform/employment/employments.ts'
import { Problem, forbidden, notFound, wrongField } from '../../../platform/problem.ts'
import { changeAccount, inviteAccount, permissionsHeld, setRole } from '../../identity/index.ts'
import { calendarChanged } from '../../organisation/index.ts'
import { assertKeepsPay } from '../employment/locked-months.ts'
import { againFault } from '../employment/again-fault.ts'
import { emailChanged } from '../reported/tell-changed.ts'
import { basicInfo, lockEmployee, putShift, stretchFirstShift, updateEmployee } from './basic-info.queries.ts'
import { assertGood } from './check-employee.ts'
import { lockPeople } from './employment.queries.ts'
import { changeTerms } from './terms.ts'
import { moveTo } from './workplace.ts'

type Shown = z.output<typeof BasicInfo>
type Change = z.output<typeof BasicInfoChange>

export async function oneEmployee(tx: Tx, id: Id): Promise<Shown> {
  const info = await basicInfo(tx, { id, now: tx.now })
  if (!info) throw notFound(say`The employee was not found.`)
  return info
}

/** Changes the given fields. A new address can sign in once it is confirmed; a new shift or location applies from its day on. */
export async function changeEmployee(tx: Tx, app: App, actor: Actor, id: Id, change: Change): Promise<Shown> {
  if (change.reportsTo) await lockPeople(tx, {})
  const row = await lockEmployee(tx, { id })
  if (!row) throw notFound(say`The employee was not found.`)
  const before = await oneEmployee(tx, id)
  const given = onlyNew(change, before)
  await assertGood(tx, actor, id, given)
  assertNotOwnTerms(actor, id, given)
  await assertMayTouch(tx, actor, row.account, given)
  const { joinedOn = before.joinedOn } = given
  if (before.leftOn !== null && joinedOn > before.leftOn)
    throw wrongField('body.joinedOn', say`The joining date is after the last day of work`)
  if (given.joinedOn !== undefined) {
    const leftOn = (await aroundEmployment(tx, id)).before.at(-1)?.leftOn
    const fault = leftOn && againFault(leftOn, joinedOn)
    if (fault) throw wrongField('body.joinedOn', fault)
    await assertKeepsPay(tx, app, id, before.name, joinedOn)
  }
  await updateEmployee(tx, { ...merged(before, given), id, now: tx.now })
  // Later, because decisions lock requests before people.
  if (given.reportsTo !== undefined)
    await tx.enqueue('request-reassign', { organisation: tx.organisation, employee: id }, { key: id })
  const needsLink = await changeAccount(tx, actor, row.account, accountChange(before, given))
  if (given.workEmail !== undefined && !before.isInvited) {
    const whom = { employee: id, name: before.name, account: row.account }
    await emailChanged(tx, app, actor, { ...whom, before: before.workEmail, email: given.workEmail })
  }
  if (needsLink) await inviteAccount(tx, app, row.account, actor.account)
  const { roleId } = given
  if (roleId !== undefined) await notingAccess(tx, actor, [row.account], () => setRole(tx, row.account, roleId))
  if (given.workEmail !== undefined) await noteReach(tx, actor, row.account)
  await stretchFirstShift(tx, { employee: id, joinedOn })
  const today = localDay(tx.now, row.zone)
  if (given.shiftId !== undefined) {
    const from = latest(change.shiftFrom ?? today, joinedOn)
    await putShift(tx, { employee: id, shift: given.shiftId, from, now: tx.now })
    // The previous day ends where this one begins; if the location changes as well, that boundary is in another time zone.
    const first = given.locationId === undefined ? addDays(from, -1) : from
    await calendarChanged(tx, actor, { employees: [id], from: first })
  }
  if (given.locationId !== undefined) {
    const move = { employee: id, before: before.location._id, location: given.locationId, joinedOn }
    const from = await moveTo(tx, { ...move, from: change.locationFrom ?? null, today })
    await calendarChanged(tx, actor, { employees: [id], from })
  }
  await changeTerms(tx, id, {
    before: { employmentType: before.employmentType, departmentId: before.department?._id ?? null },
    given: { ...('departmentId' in given ? { departmentId: given.departmentId ?? null } : {}), ...typeOf(given) },
    from: { employmentType: change.employmentTypeFrom, departmentId: change.departmentFrom },
    ...{ joinedOn, today },
  })
  await app.employed(tx, [id])
  const after = await oneEmployee(tx, id)
  const changes = differences(translateAll(before), translateAll(after))
  if (Object.keys(changes).length > 0) await audit(tx, actor, 'changed', { type: 'employee', id }, changes)
  return after
}

/** Forms send every field they show: only actual differences are changes that need permission. */
function onlyNew(change: Change, before: Shown): Change {
  const present: Record<string, unknown> = { ...before, ...idsOf(before) }
  return Object.fromEntries(
    Object.entries(change).filter(([key, value]) => value !== undefined && value !== present[key]),
  ) as Change
}

const idsOf = ({ department, role, location, manager, shift }: Shown) => ({
  departmentId: department?._id ?? null,
  roleId: role._id,
  locationId: location._id,
  reportsTo: manager?._id ?? null,
  shiftId: shift?._id,
})

const typeOf = ({ employmentType }: Change) => (employmentType === undefined ? {} : { employmentType })

const merged = (before: Shown, given: Change) => ({
  ...{ ...before, ...idsOf(before) },
  ...(given as Partial<Required<Change>>),
})

function accountChange(before: Shown, { firstName, lastName, workEmail, phone, designation }: Change) {
  return {
    name: fullName({ firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName }),
    nameTold: before.name,
    ...(workEmail === undefined ? {} : { email: workEmail }),
    ...(phone === undefined ? {} : { phone }),
    ...(designation === undefined ? {} : { designation }),
  }
}

/** Terms that affect one's own pay, or who approves one's own requests. */
const ownTerms = [
  'joinedOn',
  'probationDays',
  'employmentType',
  'locationId',
  'shiftId',
  'reportsTo',
  'roleId',
] as const
const ownTermRefusals: Readonly<Record<(typeof ownTerms)[number], Sentence>> = {
  joinedOn: say`You cannot change your own joining date. Ask another administrator.`,
  probationDays: say`You cannot change your own probation. Ask another administrator.`,
  employmentType: say`You cannot change your own employment type. Ask another administrator.`,
  locationId: say`You cannot change your own location. Ask another administrator.`,
  shiftId: say`You cannot change your own shift. Ask another administrator.`,
  reportsTo: say`You cannot change your own manager. Ask another administrator.`,
  roleId: say`You cannot change your own role. Ask another administrator.`,
}

function assertNotOwnTerms(actor: Actor, employee: Id, given: Change): void {
  if (!isOwn(actor, employee)) return
  const errors = ownTerms
    .filter((term) => given[term] !== undefined)
    .map((term) => ({
      path: `body.${term}`,
      message: ownTermRefusals[term],
    }))
  const [first] = errors
  if (first) throw new Problem(403, first.message, { errors })
}

/** Whoever sets an account's address can take it over. */
async function assertMayTouch(tx: Tx, actor: Actor, account: Id, { workEmail, roleId }: Change): Promise<void> {
  if (workEmail === undefined && roleId === undefined) return
  const held = await permissionsHeld(tx, account)
  if (held.some((one: Permission) => !actor.permissions.has(one))) {
    throw forbidden(say`You can change email and role only of people who may do no more than you.`)
  }
}

/** An employee's fields as the log shows them. */
function translateAll({ department, role, location, manager, shift, ...shown }: Shown) {
  const { name, code, workEmail, phone, designation, employmentType, joinedOn, probationDays } = shown
  return {
    ...{ name, code, workEmail, phone, designation, employmentType, joinedOn, probationDays },
    department: department?.name,
    role: role.name,
    location: location.name,
    reportsTo: manager?.name,
    shift: shift?.name,
  }
}

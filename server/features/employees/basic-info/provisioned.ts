import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { refused } from '../../../platform/problem.ts'
import { orPending } from '../../../platform/second-person/or-pending.ts'
import { roleToBeginWith } from '../../identity/index.ts'
import { changeGuard } from './people-guard.ts'
import { addEmployee } from './add-employee.ts'
import { changeEmployee } from './change-employee.ts'
import { lockPeople } from './employment.queries.ts'
import { nextCode } from './next-code.ts'
import { employeeOfAccount, placeToBegin } from './provisioned.queries.ts'

export interface Provisioned {
  firstName: string
  lastName: string
  email: string
}

/**
 * Adds a person of whom the company's identity provider gives only name and address: with the least privileged role, at the first location,
 * from today. HR completes the rest. Returns the account.
 */
export async function addProvisioned(
  tx: Tx,
  app: App,
  actor: Actor,
  { firstName, lastName, email }: Provisioned,
  isMailed: boolean,
): Promise<Id> {
  const role = await roleToBeginWith(tx)
  const place = await placeToBegin(tx, {})
  if (!role || !place) throw refused(say`Add a location, a shift and a role without privileged access first.`)
  await lockPeople(tx, {})
  const { _id: employee } = await addEmployee(
    tx,
    app,
    actor,
    {
      ...{ firstName, lastName, workEmail: email, phone: null, code: await nextCode(tx), designation: null },
      ...{
        departmentId: null,
        entityId: null,
        roleId: role._id,
        reportsTo: null,
        locationId: place.location,
        shiftId: place.shift,
      },
      ...{ employmentType: 'fullTime' as const, joinedOn: localDay(tx.now, place.zone), probationDays: 0 },
    },
    isMailed,
  )
  return (await employeeOfAccount(tx, { employee, account: null }))!.account
}

/** Applies a name or address that the identity provider changed; another address of someone with privileged access is pending first. */
export async function changeProvisioned(
  tx: Tx,
  app: App,
  actor: Actor,
  account: Id,
  change: Partial<Provisioned>,
): Promise<void> {
  const person = await employeeOfAccount(tx, { employee: null, account })
  if (!person) return
  const { email, ...names } = change
  const { employee: id } = person
  if (Object.keys(names).length > 0) await changeEmployee(tx, app, actor, id, names)
  if (email === undefined) return
  const body = { workEmail: email }
  const call = { key: 'PUT /api/v1/employee/basic-info/{id}' as const, params: { id }, body }
  const make = (part: Tx) => changeEmployee(part, app, actor, id, body)
  await orPending(app, { tx, actor, ...call, make }, await changeGuard(tx, app, id, body))
}

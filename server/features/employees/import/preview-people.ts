import type { z } from 'zod'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import { identityNumbers } from '@muster/contract/employees/personal-info.routes.ts'
import { fullName } from '@muster/contract/name.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import { type Actor, may } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { roleToBeginWith } from '../../identity/index.ts'
import type { FileRow, CheckedRow, ImportWork } from '../../imports/index.ts'
import { joiningFaults, takenBy } from '../basic-info/check-employee.ts'
import { isInTeam } from '../team/team.queries.ts'
import { ageFault } from '../personal/personal-info.ts'
import { sealed } from '../personal/identity-numbers.ts'
import { againFault } from '../employment/again-fault.ts'
import { numberOfCell, phoneOfCell, typeOfCell } from './cell-values.ts'
import { type BasicChange, basicChanges } from './changed-person.ts'
import {
  employerMove,
  employerName,
  namedEmployer,
  unknown,
  type EmployerFacts,
  type EmployerMove,
} from './employer-cell.ts'
import { type Choice, type Holder, holdersOfNumbers, importChoices, type Known, knownPeople } from './import.queries.ts'
import { againChanges, leaverAmong, otherJoining } from './leaver.ts'
import { type CodeFacts, codeAlike, codesAfter, nextOf } from './code-cell.ts'
import { type ManagerFacts, managerOf, namedManagers, severalOf } from './manager-cell.ts'
import { calledIn, unlessSame, withNames } from './name-cells.ts'
import { type Cells, type Column, personParts, type PersonParts } from './person-cells.ts'
import { roomLeft } from './room.ts'

/** A new person, or parts for an existing one. */
export interface PersonPlan {
  id: Id
  /** Null for an existing person. */
  input: z.output<typeof BasicInfoInput> | null
  /** The employment that ended, of someone who is hired again; null for all others. */
  former: Id | null
  /** Changes to an existing person; null if there are none. */
  change: BasicChange | null
  before: BasicChange | null
  parts: PersonParts
  /** The person's employer from a month on; null if the row doesn't change it. */
  employer: EmployerMove | null
}

export type FoundPerson = CheckedRow<Column, PersonPlan>

const Plain = BasicInfoInput.omit({
  ...{ departmentId: true, roleId: true, reportsTo: true, locationId: true, shiftId: true, entityId: true },
})

interface Facts extends EmployerFacts, ManagerFacts, CodeFacts {
  tx: Tx
  actor: Actor
  work: ImportWork
  choices: readonly Choice[]
  codes: ReadonlyMap<string, Known>
  emails: ReadonlyMap<string, Known>
  /** The role for people without one in the file. */
  beginning: Id | null
  /** Valid rows of this batch by what others may call them. */
  earlier: Map<string, Id>
  digests: Map<string, Holder>
  room: number
}

/** What each row would add or change; reports everything wrong at once. */
export async function previewPeople(
  tx: Tx,
  work: ImportWork,
  rows: readonly FileRow<Column>[],
): Promise<FoundPerson[]> {
  const known = await knownPeople(tx, namedIn(rows))
  const [choices, beginning, room] = [await importChoices(tx, {}), await roleToBeginWith(tx), await roomLeft(tx)]
  const numbers = rows.flatMap(({ cells }) => identityNumbers.flatMap((one) => digestOf(work, one, cells[one]) ?? []))
  const holders = numbers.length === 0 ? [] : await holdersOfNumbers(tx, { digests: numbers })
  const { employers } = work.app
  const isNamed = rows.some(({ cells }) => cells.legalEntity !== '')
  const there = known.flatMap(({ id }) => id ?? [])
  const facts: Facts = {
    employers: isNamed ? await employers.choices(tx) : [],
    employed: isNamed ? await employers.open(tx, there) : new Map(),
    ...{ tx, work, choices, room, actor: work.actor, beginning: beginning?._id ?? null, earlier: new Map() },
    codes: new Map(known.flatMap((one) => (one.code === null ? [] : [[one.code.toLowerCase(), one]]))),
    named: await namedManagers(tx, rows),
    next: await codesAfter(tx, rows),
    emails: new Map(known.map((one) => [one.email, one])),
    digests: new Map(holders.map((one) => [one.digest, one])),
  }
  const breathe = breather()
  const all: FoundPerson[] = []
  for (const { row, cells: given } of rows) {
    await breathe()
    const cells = withNames(given)
    const checkedRow = lookAt(facts, row, cells)
    all.push(checkedRow)
    if (checkedRow.faults.length > 0 || checkedRow.plan === null || !checkedRow.isNew) continue
    facts.room -= 1
    for (const key of calledIn(cells)) facts.earlier.set(key, facts.earlier.has(key) ? severalOf : checkedRow.plan.id)
  }
  for (const one of all) await refuseCircle(tx, one)
  return all
}

/** No one may report to someone below them; checked only if a manager changes. */
async function refuseCircle(tx: Tx, { plan, faults }: FoundPerson): Promise<void> {
  const employee = plan?.change?.reportsTo
  if (!plan || !employee || !(await isInTeam(tx, { manager: plan.id, employee }))) return
  faults.push({ column: 'reportsTo', message: say`This person reports to the employee already` })
}

function namedIn(rows: readonly FileRow<Column>[]) {
  const codes = rows.flatMap(({ cells }) => [cells.code.toLowerCase(), cells.reportsTo.toLowerCase()])
  return {
    codes: [...new Set(codes)].filter((code) => code !== ''),
    emails: [...new Set(rows.flatMap(({ cells }) => [cells.workEmail.toLowerCase(), cells.reportsTo.toLowerCase()]))],
    ids: [],
  }
}

const digestOf = ({ app }: ImportWork, kind: (typeof identityNumbers)[number], cell: string) =>
  cell === '' ? null : sealed(app.secrets, kind, cell.replace(/[\s-]/g, '').toUpperCase()).digest

function lookAt(facts: Facts, row: number, cells: Cells): FoundPerson {
  const faults: FoundPerson['faults'] = []
  const wrong = (column: Column, message: Sentence) => faults.push({ column, message })
  const holder = facts.codes.get(cells.code.toLowerCase())
  const owner = facts.emails.get(cells.workEmail.toLowerCase())
  const person = cells.code === '' ? owner : holder
  const name = fullName(cells)
  const parts = personParts(cells, (fault) => faults.push(fault))
  const holders = identityNumbers.map((one) => facts.digests.get(digestOf(facts.work, one, cells[one]) ?? ''))
  const former = person?.id ? null : leaverAmong(holders, owner)
  partFaults(facts, cells, parts, person?.id ?? former?.employee ?? null, wrong)
  if (person?.id) return present(facts, { row, name, cells, person, owner, parts, faults })
  if (owner && owner.id !== former?.employee) wrong('workEmail', takenBy('workEmail', owner))
  const alike = codeAlike(facts, cells.code)
  if (alike) wrong('code', alike)
  const code = cells.code === '' ? nextOf(facts) : cells.code
  const read = Plain.safeParse(plainValues(cells, code))
  for (const [column, message] of firstIssues(read.error?.issues ?? [])) wrong(column, plain(message))
  for (const { message } of read.success ? joiningFaults(facts.tx, read.data.joinedOn) : []) wrong('joinedOn', message)
  const tooEarly = former && read.success ? againFault(former.leftOn, read.data.joinedOn) : null
  if (tooEarly) wrong('joinedOn', tooEarly)
  const department = departmentOf(facts, cells, wrong)
  const locationId = placeOf(facts, 'location', cells, wrong)
  const shiftId = placeOf(facts, 'shift', cells, wrong)
  const entityId = namedEmployer(facts, cells, wrong) ?? null
  const roleId = roleOf(facts, cells, wrong)
  const reportsTo = managerOf(facts, cells, wrong)
  if (facts.room <= 0) faults.push({ column: null, message: say`The plan has no room for more employees` })
  const changes = former ? againChanges(former, { ...cells, code }) : []
  const shown = { row, name, isNew: true, changes, faults, writes: [] }
  if (faults.length > 0 || !read.success || !locationId || !shiftId || !roleId) return { ...shown, plan: null }
  const input = { ...read.data, departmentId: department, roleId, reportsTo, locationId, shiftId, entityId }
  const writes: FoundPerson['writes'] = [
    ...(cells.code === '' ? [] : [{ column: 'code' as const, key: `code ${input.code.toLowerCase()}` }]),
    { column: 'workEmail', key: `email ${input.workEmail}` },
    ...(former ? [{ column: 'code' as const, key: former.employee }] : []),
  ]
  const plan = {
    id: newId(),
    input,
    former: former?.employee ?? null,
    change: null,
    before: null,
    parts,
    employer: null,
  }
  return { ...shown, writes, plan }
}

interface Present {
  row: number
  name: string
  cells: Cells
  person: Known
  owner: Known | undefined
  parts: PersonParts
  faults: FoundPerson['faults']
}

/** An existing person: filled cells change what they may change; existing parts stay. */
function present(facts: Facts, { row, name, cells, person, owner, parts, faults }: Present): FoundPerson {
  const wrong = (column: Column, message: Sentence) => faults.push({ column, message })
  if (owner !== person && cells.workEmail !== '')
    wrong(
      'workEmail',
      owner ? takenBy('workEmail', owner) : say`${person.name} has another email. Change it in the employee's record.`,
    )
  if (cells.joinedOn !== '' && cells.joinedOn !== person.joinedOn)
    wrong('joinedOn', otherJoining(person, cells.joinedOn))
  const department = departmentOf(facts, cells, wrong)
  const reportsTo = managerOf(facts, cells, wrong)
  const { changes, change, before } = basicChanges(unlessSame(cells, person), person, { department, reportsTo }, wrong)
  const kept = {
    personal: person.hasPersonal ? null : parts.personal,
    bank: person.hasBank ? null : parts.bank,
    contact: person.hasContact ? null : parts.contact,
  }
  if (kept.personal) changes.push({ column: 'birthDate', from: '', to: kept.personal.birthDate ?? '•' })
  if (kept.bank) changes.push({ column: 'accountNumber', from: '', to: `•••• ${kept.bank.accountNumber!.slice(-4)}` })
  if (kept.contact) changes.push({ column: 'emergencyName', from: '', to: kept.contact.name })
  const employer = employerMove(facts, cells, person.id!, wrong)
  if (employer)
    changes.push({ column: 'legalEntity', from: employerName(facts, employer.before), to: cells.legalEntity })
  if (changes.length > 0 && person.id === facts.actor.employee)
    faults.push({ column: null, message: say`You cannot change your own record by an import` })
  const plan = { id: person.id!, input: null, former: null, change, before, parts: kept, employer }
  const writes: FoundPerson['writes'] = [{ column: cells.code === '' ? 'workEmail' : 'code', key: person.id! }]
  return { row, name, isNew: false, changes, faults, writes, plan: faults.length > 0 ? null : plan }
}

/** Faults of a part that depend on other records or the caller's permissions. */
function partFaults(
  { tx, actor, work, digests }: Facts,
  cells: Cells,
  { personal, bank }: PersonParts,
  person: Id | null,
  wrong: (column: Column, message: Sentence) => void,
): void {
  const numbers = identityNumbers.filter((one) => personal?.[one])
  if (numbers.length > 0 && !may(actor, 'employeeIdentityRead'))
    for (const one of numbers) wrong(one, say`You don't have permission to change identity numbers.`)
  if (bank && !may(actor, 'employeeBankWrite'))
    wrong('accountNumber', say`You don't have permission to change bank accounts`)
  for (const one of numbers) {
    const holder = digests.get(digestOf(work, one, cells[one]) ?? '')
    if (holder && holder.employee !== person) wrong(one, say`This number belongs to ${holder.code}`)
  }
  const fault = personal?.birthDate ? ageFault(tx, personal.birthDate) : null
  if (fault) wrong('birthDate', fault)
}

function plainValues(cells: Cells, code: string): Record<string, unknown> {
  return {
    ...{ code, firstName: cells.firstName, lastName: cells.lastName, workEmail: cells.workEmail },
    phone: cells.phone === '' ? null : phoneOfCell(cells.phone),
    designation: cells.designation === '' ? null : cells.designation,
    joinedOn: cells.joinedOn,
    ...(cells.employmentType === '' ? {} : { employmentType: typeOfCell(cells.employmentType) }),
    ...(cells.probationDays === '' ? {} : { probationDays: numberOfCell(cells.probationDays) }),
  }
}

/** The first issue of each column, in order. */
function firstIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): [Column, string][] {
  const first = new Map<Column, string>()
  for (const { path, message } of issues) if (!first.has(path[0] as Column)) first.set(path[0] as Column, message)
  return [...first]
}

type Wrong = (column: Column, message: Sentence) => void

function named({ choices }: Facts, kind: Choice['kind'], name: string): Choice | undefined {
  const wanted = name.toLowerCase()
  return choices.find((one) => one.kind === kind && one.name.toLowerCase() === wanted)
}

function departmentOf(facts: Facts, { department }: Cells, wrong: Wrong): Id | null {
  if (department === '') return null
  const match = named(facts, 'department', department)
  if (!match) wrong('department', unknown(department))
  return match?.id ?? null
}

/** The only one there is, if the file names none. */
function placeOf(facts: Facts, kind: 'location' | 'shift', cells: Cells, wrong: Wrong): Id | null {
  const all = facts.choices.filter((one) => one.kind === kind)
  const match = cells[kind] === '' && all.length === 1 ? all[0] : named(facts, kind, cells[kind])
  if (match) return match.id
  wrong(kind, cells[kind] === '' ? say`Enter a name: there is more than one, or none yet` : unknown(cells[kind]))
  return null
}

/** People with privileged access are added one at a time, so that a second person can review it. */
function roleOf(facts: Facts, cells: Cells, wrong: Wrong): Id | null {
  const { choices, beginning, actor } = facts
  const role = choices.find(({ id }) => id === beginning && cells.role === '') ?? named(facts, 'role', cells.role)
  if (!role) wrong('role', cells.role === '' ? say`Enter a role` : unknown(cells.role))
  else if (role.isAdmin || role.permissions.some((one) => privilegedPermissions.includes(one as Permission)))
    wrong('role', say`The role ${role.name} has privileged access. Add this person one at a time.`)
  else if (role.permissions.some((one) => !actor.permissions.has(one as Permission)))
    wrong('role', say`You can give only a role whose permissions you hold yourself`)
  else return role.id
  return null
}

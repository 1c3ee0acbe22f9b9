import type { z } from 'zod'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import { identityNumbers } from '@muster/contract/employees/personal-info.routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import { type Actor, may } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { roleToBeginWith } from '../../identity/index.ts'
import type { FileRow, CheckedRow, ImportWork } from '../../imports/index.ts'
import { joiningFaults, takenBy } from '../basic-info/check-employee.ts'
import { isInTeam } from '../team/team.queries.ts'
import { ageFault } from '../personal/personal-info.ts'
import { sealed } from '../personal/identity-numbers.ts'
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
import { type Choice, holdersOfNumbers, importChoices, type Known, knownPeople } from './import.queries.ts'
import { type Cells, type Column, personParts, type PersonParts } from './person-cells.ts'
import { roomLeft } from './room.ts'

/** A new person, or parts for an existing one. */
export interface PersonPlan {
  id: Id
  /** Null for an existing person. */
  input: z.output<typeof BasicInfoInput> | null
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

interface Facts extends EmployerFacts {
  tx: Tx
  actor: Actor
  work: ImportWork
  choices: readonly Choice[]
  codes: Map<string, Known>
  emails: Map<string, Known>
  /** The role for people without one in the file. */
  beginning: Id | null
  /** Valid rows of this batch by their code. */
  earlier: Map<string, Id>
  digests: Map<string, { employee: Id; code: string }>
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
    emails: new Map(known.map((one) => [one.email, one])),
    digests: new Map(holders.map((one) => [one.digest, one])),
  }
  const all = rows.map(({ row, cells }) => {
    const checkedRow = lookAt(facts, row, cells)
    if (checkedRow.faults.length > 0 || checkedRow.plan === null) return checkedRow
    if (checkedRow.isNew) {
      facts.room -= 1
      facts.earlier.set(cells.code.toLowerCase(), checkedRow.plan.id)
    }
    return checkedRow
  })
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
    emails: [...new Set(rows.map(({ cells }) => cells.workEmail.toLowerCase()))],
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
  const name = `${cells.firstName} ${cells.lastName}`.trim()
  const parts = personParts(cells, (fault) => faults.push(fault))
  partFaults(facts, cells, parts, person?.id ?? null, wrong)
  if (person?.id) return present(facts, { row, name, cells, person, owner, parts, faults })
  if (owner) wrong('workEmail', takenBy('workEmail', owner))
  const read = Plain.safeParse(plainValues(cells))
  for (const [column, message] of firstIssues(read.error?.issues ?? [])) wrong(column, plain(message))
  for (const { message } of read.success ? joiningFaults(facts.tx, read.data.joinedOn) : []) wrong('joinedOn', message)
  const department = departmentOf(facts, cells, wrong)
  const locationId = placeOf(facts, 'location', cells, wrong)
  const shiftId = placeOf(facts, 'shift', cells, wrong)
  const entityId = namedEmployer(facts, cells, wrong) ?? null
  const roleId = roleOf(facts, cells, wrong)
  const reportsTo = managerOf(facts, cells, wrong)
  if (facts.room <= 0) faults.push({ column: null, message: say`The plan has no room for more employees` })
  const shown = { row, name, isNew: true, changes: [], faults, writes: [] }
  if (faults.length > 0 || !read.success || !locationId || !shiftId || !roleId) return { ...shown, plan: null }
  const input = { ...read.data, departmentId: department, roleId, reportsTo, locationId, shiftId, entityId }
  const writes: FoundPerson['writes'] = [
    { column: 'code', key: `code ${input.code.toLowerCase()}` },
    { column: 'workEmail', key: `email ${input.workEmail}` },
  ]
  return { ...shown, writes, plan: { id: newId(), input, change: null, before: null, parts, employer: null } }
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
    wrong('joinedOn', say`${person.name} has another joining date. Change it in the employee's record.`)
  const department = departmentOf(facts, cells, wrong)
  const reportsTo = managerOf(facts, cells, wrong)
  const { changes, change, before } = basicChanges(cells, person, { department, reportsTo }, wrong)
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
  const plan = { id: person.id!, input: null, change, before, parts: kept, employer }
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

function plainValues(cells: Cells): Record<string, unknown> {
  return {
    ...{ code: cells.code, firstName: cells.firstName, lastName: cells.lastName, workEmail: cells.workEmail },
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

/** Someone existing, or from an earlier row; in a dry run, an earlier row of the file. */
function managerOf({ codes, earlier, work }: Facts, cells: Cells, wrong: Wrong): Id | null {
  const code = cells.reportsTo.toLowerCase()
  if (code === '') return null
  if (code === cells.code.toLowerCase()) {
    wrong('reportsTo', say`An employee can't report to themselves`)
    return null
  }
  const manager = codes.get(code)
  if (manager?.status === 'inactive') wrong('reportsTo', say`${manager.name} has left`)
  if (manager) return manager.id
  const added = earlier.get(code)
  if (added === undefined && !work.isComing(code))
    wrong('reportsTo', say`No employee has the ID ${cells.reportsTo}, here or in the file`)
  return added ?? null
}

import type { z } from 'zod'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { BasicInfoInput } from '@muster/contract/employees/basic-info.routes.ts'
import { importHeadings, type ImportColumn } from '@muster/contract/employees/import-columns.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { joiningFaults, takenBy } from '../basic-info/check-employee.ts'
import { dayOfCell, numberOfCell, phoneOfCell, typeOfCell } from './cell-values.ts'
import { importChoices, knownPeople, type Choice } from './import.queries.ts'
import type { SheetRow } from './read-sheet.ts'

export interface NewPerson {
  row: number
  input: z.output<typeof BasicInfoInput>
  /** The employee ID of a manager who is in the file too. */
  managerCode: string | null
}

export interface Fault {
  row: number
  column: ImportColumn
  message: Sentence
}

interface Checked {
  fresh: NewPerson[]
  unchanged: number
  faults: Fault[]
}

type Known = Awaited<ReturnType<typeof knownPeople>>[number]
type Cells = SheetRow['cells']

const Plain = BasicInfoInput.omit({
  ...{ departmentId: true, roleId: true, reportsTo: true, locationId: true, shiftId: true },
})

/** What each row would add; everything that is wrong is told at once. `beginning` is the role of who has none in the file. */
export async function checkRows(
  tx: Tx,
  actor: Actor,
  rows: readonly SheetRow[],
  beginning: Id | null,
): Promise<Checked> {
  const [choices, known] = await Promise.all([importChoices(tx, {}), peopleNamed(tx, rows)])
  const inFile = new Map(rows.map(({ cells }) => [cells.code.toLowerCase(), cells]))
  const seen = new Map<string, number>()
  const checked: Checked = { fresh: [], unchanged: 0, faults: [] }
  for (const { row, cells } of rows) {
    const wrong = (column: ImportColumn, message: Sentence) => checked.faults.push({ row, column, message })
    for (const column of ['code', 'workEmail'] as const) {
      const value = `${column} ${cells[column].toLowerCase()}`
      const before = seen.get(value)
      if (before !== undefined && cells[column] !== '') wrong(column, say`This is in row ${before} too`)
      else seen.set(value, row)
    }
    const holder = known.codes.get(cells.code.toLowerCase())
    const owner = known.emails.get(cells.workEmail.toLowerCase())
    if (holder && holder === owner) {
      checked.unchanged += 1
      continue
    }
    if (holder) wrong('code', takenBy('code', holder))
    if (owner) wrong('workEmail', takenBy('workEmail', owner))
    const read = Plain.safeParse(plainValues(cells))
    const issues = new Map((read.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]))
    for (const [column, message] of [...issues].toReversed()) wrong(column as ImportColumn, plain(message))
    for (const { message } of read.success ? joiningFaults(tx, read.data.joinedOn) : []) wrong('joinedOn', message)
    const department = named(choices, 'department', cells.department)
    if (cells.department !== '' && !department) wrong('department', unknown(cells.department))
    const location = placeOf(choices, 'location', cells, wrong)
    const shift = placeOf(choices, 'shift', cells, wrong)
    const role = roleOf(choices, actor, cells, beginning, wrong)
    const manager = managerOf(known.codes, inFile, cells, wrong)
    if (!read.success || location === null || shift === null || role === null) continue
    checked.fresh.push({
      row,
      managerCode: manager === null ? cells.reportsTo.toLowerCase() || null : null,
      input: {
        ...read.data,
        ...{
          departmentId: department?.id ?? null,
          roleId: role,
          reportsTo: manager,
          locationId: location,
          shiftId: shift,
        },
      },
    })
  }
  checked.faults.push(...circles(inFile, rows))
  return checked
}

async function peopleNamed(tx: Tx, rows: readonly SheetRow[]) {
  const codes = rows.flatMap(({ cells }) => [cells.code.toLowerCase(), cells.reportsTo.toLowerCase()])
  const found = await knownPeople(tx, {
    codes: [...new Set(codes)].filter((code) => code !== ''),
    emails: [...new Set(rows.map(({ cells }) => cells.workEmail.toLowerCase()))],
  })
  return {
    codes: new Map<string, Known>(found.flatMap((one) => (one.code === null ? [] : [[one.code.toLowerCase(), one]]))),
    emails: new Map<string, Known>(found.map((one) => [one.email, one])),
  }
}

type Wrong = (column: ImportColumn, message: Sentence) => void

function plainValues(cells: Cells): Record<string, unknown> {
  return {
    ...{ code: cells.code, firstName: cells.firstName, lastName: cells.lastName, workEmail: cells.workEmail },
    phone: cells.phone === '' ? null : phoneOfCell(cells.phone),
    designation: cells.designation === '' ? null : cells.designation,
    joinedOn: dayOfCell(cells.joinedOn),
    ...(cells.employmentType === '' ? {} : { employmentType: typeOfCell(cells.employmentType) }),
    ...(cells.probationDays === '' ? {} : { probationDays: numberOfCell(cells.probationDays) }),
  }
}

const unknown = (name: string) => say`${name} does not exist. Add it first, or correct the name.`

function named(choices: readonly Choice[], kind: Choice['kind'], name: string): Choice | undefined {
  const wanted = name.toLowerCase()
  return choices.find((one) => one.kind === kind && one.name.toLowerCase() === wanted)
}

/** The only one there is where the file names none. */
function placeOf(choices: readonly Choice[], kind: 'location' | 'shift', cells: Cells, wrong: Wrong): Id | null {
  const all = choices.filter((one) => one.kind === kind)
  const found = cells[kind] === '' && all.length === 1 ? all[0] : named(all, kind, cells[kind])
  if (found) return found.id
  wrong(kind, cells[kind] === '' ? say`Enter a name: there is more than one, or none yet` : unknown(cells[kind]))
  return null
}

/** Whoever gets privileged access is added one at a time, so that a second person can look at it. */
function roleOf(choices: readonly Choice[], actor: Actor, cells: Cells, beginning: Id | null, wrong: Wrong): Id | null {
  const found = choices.find(({ id }) => id === beginning && cells.role === '') ?? named(choices, 'role', cells.role)
  if (!found) wrong('role', cells.role === '' ? say`Enter a role` : unknown(cells.role))
  else if (found.isAdmin || found.permissions.some((one) => privilegedPermissions.includes(one as Permission)))
    wrong('role', say`The role ${found.name} has privileged access. Add this person one at a time.`)
  else if (found.permissions.some((one) => !actor.permissions.has(one as Permission)))
    wrong('role', say`You can give only a role whose permissions you hold yourself`)
  else return found.id
  return null
}

/** Null for nobody, and for a manager who is in the file too. */
function managerOf(
  known: ReadonlyMap<string, Known>,
  inFile: ReadonlyMap<string, Cells>,
  cells: Cells,
  wrong: Wrong,
): Id | null {
  const code = cells.reportsTo.toLowerCase()
  if (code === '') return null
  const manager = known.get(code)
  if (manager?.status === 'inactive') wrong('reportsTo', say`${manager.name} has left`)
  if (manager) return manager.id
  if (!inFile.has(code)) wrong('reportsTo', say`No employee has the ID ${cells.reportsTo}, here or in the file`)
  return null
}

/** People of the file who, by others of it, report to themselves. */
function circles(inFile: ReadonlyMap<string, Cells>, rows: readonly SheetRow[]): Fault[] {
  return rows.flatMap(({ row, cells }) => {
    const own = cells.code.toLowerCase()
    const passed = new Set<string>()
    let above = cells.reportsTo.toLowerCase()
    while (above !== '' && above !== own && !passed.has(above)) {
      passed.add(above)
      above = inFile.get(above)?.reportsTo.toLowerCase() ?? ''
    }
    if (above !== own || own === '') return []
    const message = say`An employee can't report to themselves, directly or through others`
    return [{ row, column: 'reportsTo' as const, message }]
  })
}

/** As it is shown: where in the file, and what is wrong there. */
export function faultSaid({ row, column, message }: Fault): Sentence {
  return say`Row ${row}, ${importHeadings[column]}: ${message}`
}

import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { OpeningPayInput } from '@muster/contract/payroll/pay-run/opening-pay.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { months } from '@muster/engine/day.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { canonical } from '@muster/engine/payroll/calculation/snapshot.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import { newId } from '../../../platform/id.ts'
import { refusedOwn } from '../../identity/index.ts'
import { peopleOfRows } from '../../employees/index.ts'
import { importKind, refusedRow, type CheckedRow } from '../../imports/index.ts'
import { readOpeningRow } from './opening-row.ts'
import { deleteEntries, entriesById, entriesOf, openingPeople, type EntryRow } from './opening-pay.queries.ts'
import {
  lockedProblem,
  monthsProblem,
  openingGround,
  writeEntries,
  type Entry,
  type Figures,
  type OpeningGround,
} from './plan.ts'

type Column = ColumnOf<'payTotals'>
type Checked = CheckedRow<Column, Plan>

interface Plan {
  entry: Entry
  /** Figures of the entry being changed; null for a new one. */
  before: Figures | null
}

interface Undo {
  entry: Entry
  before: Figures | null
}

/** Months paid before the first run here, identified by employee and months: single months, or totals. */
function openingImport(isByMonth: boolean) {
  const toColumn = isByMonth ? 'fromMonth' : 'toMonth'
  return importKind<Column, Plan, Undo>({
    async preview(tx, { actor }, rows) {
      const read = rows.map(({ row, cells }) => ({ row, cells, ...readOpeningRow(cells, toColumn) }))
      const { employees, personOf, unknownPerson } = await peopleOfRows(tx, rows)
      const last = read.map(({ input }) => input['toMonth']).filter((month) => typeof month === 'string')
      const ground = await openingGround(tx, employees, last.toSorted().at(-1) ?? '2026-04')
      const known = await entriesOf(tx, { employees })
      const refused = await refusedOwn(tx, actor, employees, 'employeeSalaryWrite', 'payRollHistoryWrite')
      return read.map(({ row, cells, input, faults }): Checked => {
        const owner = personOf(cells.code)
        const person = owner && ground.people.get(owner.employee)
        if (person === undefined) return refusedRow(row, cells.code, [unknownPerson(cells.code), ...faults])
        if (faults.length > 0) return refusedRow(row, person.name, faults)
        const parsed = OpeningPayInput.safeParse({ ...input, employeeId: person.employee })
        if (!parsed.success) {
          const columnOf = (path: PropertyKey | undefined) => (path === 'toMonth' ? toColumn : (path as Column))
          const wrong = parsed.error.issues.map(({ path, message }) => ({
            column: columnOf(path[0]),
            message: plain(message),
          }))
          return refusedRow(row, person.name, wrong)
        }
        if (refused.includes(person.employee))
          return refusedRow<Column, Plan>(row, person.name, [
            { column: null, message: say`Someone else must change your own pay.` },
          ])
        const locked = lockedProblem(person)
        if (locked !== null) return refusedRow(row, person.name, [{ column: 'code', message: locked }])
        return planned(ground, known, row, person.name, parsed.data, toColumn)
      })
    },

    async write(tx, { actor }, rows) {
      const entries = rows.map(({ plan }) => plan.entry)
      const ground = await groundOf(tx, entries)
      const replaced = rows.filter(({ plan }) => plan.before !== null).map(({ plan }) => plan.entry.id)
      await writeEntries(tx, actor, ground, entries, replaced)
      return rows.map(({ row, plan }) => ({ row, record: plan.entry.id, employee: plan.entry.employeeId, undo: plan }))
    },

    async stuck(tx, rows) {
      const now = new Map(
        (await entriesById(tx, { ids: rows.map(({ record }) => record) })).map((one) => [one._id, one]),
      )
      const employees = [...new Set(rows.map(({ undo }) => undo.entry.employeeId))]
      const people = new Map((await openingPeople(tx, { employees })).map((one) => [one.employee, one]))
      return rows.flatMap(({ row, record, undo: { entry } }) => {
        const [current, person] = [now.get(record), people.get(entry.employeeId)]
        const months = { month: entry.fromMonth }
        const name = person?.name ?? ''
        if (!current || !person) return [{ row, reason: say`Pay before Muster of ${name} from ${months} was deleted` }]
        const locked = lockedProblem(person)
        if (locked !== null) return [{ row, reason: locked }]
        return same(current, entry)
          ? []
          : [{ row, reason: say`Pay before Muster of ${name} from ${months} was changed` }]
      })
    },

    async undo(tx, { actor }, rows) {
      const added = rows.filter(({ undo }) => undo.before === null).map(({ record }) => record)
      if (added.length > 0) await deleteEntries(tx, { ids: added })
      const back = rows.flatMap(({ undo: { entry, before } }) => (before === null ? [] : [withFigures(entry, before)]))
      if (back.length > 0)
        await writeEntries(
          tx,
          actor,
          await groundOf(tx, back),
          back,
          back.map(({ id }) => id),
        )
    },
  })
}

export const payByMonthImport = openingImport(true)
export const payTotalsImport = openingImport(false)

function planned(
  ground: OpeningGround,
  known: readonly EntryRow[],
  row: number,
  name: string,
  input: Omit<Entry, 'id'>,
  toColumn: Column,
): Checked {
  const { employeeId, fromMonth, toMonth, ...figures } = input
  const problem = monthsProblem(ground, ground.people.get(employeeId)!, input)
  if (problem !== null) {
    const column = problem.path === 'toMonth' ? toColumn : problem.path
    return refusedRow(row, name, [{ column, message: problem.message }])
  }
  const own = known.filter((one) => one.employee === employeeId && one.fromMonth <= toMonth && one.toMonth >= fromMonth)
  const there = own.find((one) => one.fromMonth === fromMonth && one.toMonth === toMonth)
  const taken = own.toSorted((a, b) => (a.fromMonth < b.fromMonth ? -1 : 1)).find((one) => one !== there)
  if (taken !== undefined) {
    const month = { month: taken.fromMonth > fromMonth ? taken.fromMonth : fromMonth }
    return refusedRow(row, name, [{ column: 'fromMonth', message: say`${month} is entered already` }])
  }
  const before = there?.figures ?? null
  const changes = before === null ? [] : changesOf(before, figures)
  const entry = { id: there?._id ?? newId(), ...input }
  const writes = months(fromMonth, toMonth).map((month) => ({
    column: 'fromMonth' as const,
    key: `${employeeId} ${month}`,
  }))
  return { row, name, isNew: there === undefined, faults: [], changes, writes, plan: { entry, before } }
}

function changesOf(before: Figures, after: Figures): Checked['changes'] {
  const shown = (key: keyof Figures, value: number | null) =>
    value === null ? '' : key === 'paidHalfDays' ? decimalText(value * 50) : decimalText(value)
  return (Object.keys(after) as (keyof Figures)[])
    .filter((key) => before[key] !== after[key])
    .map((column) => ({ column, from: shown(column, before[column]), to: shown(column, after[column]) }))
}

function same({ figures }: Pick<EntryRow, 'figures'>, entry: Entry): boolean {
  return canonical(figures) === canonical(figuresOf(entry))
}

function figuresOf({ id: _, employeeId: __, fromMonth: ___, toMonth: ____, ...figures }: Entry): Figures {
  return figures
}

function withFigures(entry: Entry, figures: Figures): Entry {
  return { ...entry, ...figures }
}

function groundOf(tx: Parameters<typeof openingGround>[0], entries: readonly Entry[]): Promise<OpeningGround> {
  const employees: Id[] = [...new Set(entries.map(({ employeeId }) => employeeId))]
  return openingGround(
    tx,
    employees,
    entries
      .map(({ toMonth }) => toMonth)
      .toSorted()
      .at(-1)!,
  )
}

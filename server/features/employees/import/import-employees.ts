import type { z } from 'zod'
import type { EmployeeImport } from '@muster/contract/employees/import.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { csvRows } from '@muster/engine/payroll/outputs/csv.ts'
import { xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid } from '../../../platform/problem.ts'
import type { Upload } from '../../../platform/serve/call.ts'
import { xlsxRows } from '../../../platform/spreadsheet/read-xlsx.ts'
import { roleToBeginWith } from '../../identity/index.ts'
import { addEmployee, assertRoom } from '../basic-info/add-employee.ts'
import { lockPeople } from '../basic-info/employment.queries.ts'
import { checkRows, faultSaid, type NewPerson } from './check-rows.ts'
import { missingFaults, readSheet } from './read-sheet.ts'

/** How many wrong cells are told at once. */
const told = 100

/** Checks a file of employees and, where that is wanted, adds those who are new: all of them or, with a wrong row, nobody. */
export async function importEmployees(
  tx: Tx,
  app: App,
  actor: Actor,
  file: Upload,
  { isWritten, isInvited, ...reading }: z.output<typeof EmployeeImport>,
) {
  const bytes = await file.read()
  const lines = file.type === xlsxType ? await xlsxRows(bytes) : csvRows(bytes.toString('utf8'))
  const { rows, skipped, headings, missing } = await readSheet(lines, reading)
  const sheet = { skipped, headings, missing }
  if (isWritten && missing.length > 0)
    throw invalid(missingFaults(missing), say`The columns of the file need correction.`)
  if (missing.length > 0) return { added: 0, unchanged: 0, faults: [], ...sheet }
  await lockPeople(tx, {})
  const beginning = await roleToBeginWith(tx)
  const { fresh, unchanged, faults: all } = await checkRows(tx, actor, rows, beginning?._id ?? null)
  const faults = all.toSorted((a, b) => a.row - b.row).slice(0, told)
  if (isWritten && faults.length > 0)
    throw invalid(
      faults.map((fault) => ({ path: 'files.file', message: faultSaid(fault) })),
      say`Nothing was imported: some rows need correction.`,
    )
  if (fresh.length > 0) await assertRoom(tx, fresh.length)
  if (isWritten) await addAll(tx, app, actor, fresh, isInvited)
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]))
  const shown = faults.map(({ row, column, message }) => {
    const cells = cellsOf.get(row)!
    return { row, column, message, value: cells[column], name: `${cells.firstName} ${cells.lastName}`.trim() }
  })
  return { added: fresh.length, unchanged, faults: shown, ...sheet }
}

/** Managers come before those who report to them. */
async function addAll(tx: Tx, app: App, actor: Actor, fresh: readonly NewPerson[], isInvited: boolean): Promise<void> {
  const added = new Map<string, Id>()
  let waiting = fresh
  while (waiting.length > 0) {
    const later: NewPerson[] = []
    for (const person of waiting) {
      const { input, managerCode } = person
      const manager = managerCode === null ? input.reportsTo : added.get(managerCode)
      if (manager === undefined) {
        later.push(person)
        continue
      }
      const { _id: id } = await addEmployee(tx, app, actor, { ...input, reportsTo: manager }, isInvited)
      added.set(input.code.toLowerCase(), id)
    }
    if (later.length === waiting.length) throw new Error('Reporting lines of the file go round in a circle.')
    waiting = later
  }
}

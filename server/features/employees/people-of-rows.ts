import type { Tx } from '../../platform/database/tx.ts'
import type { FileRow } from '../imports/index.ts'
import { employeesByCode } from './records.queries.ts'

/** The employees that the rows of an imported file refer to, by employee ID in any case. */
export async function peopleOfRows(tx: Tx, rows: readonly FileRow<'code'>[]) {
  const people = await employeesByCode(tx, { codes: rows.map(({ cells }) => cells.code.toLowerCase()) })
  const employees = people.map(({ employee }) => employee)
  const byCode = new Map(people.map((one) => [one.code, one]))
  return { employees, personOf: (code: string) => byCode.get(code.toLowerCase()) }
}

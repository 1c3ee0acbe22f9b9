import type { Tx } from '../../platform/database/tx.ts'
import { type FileRow, unknownPerson } from '../imports/index.ts'
import { alikeCodes } from './import/alike-codes.ts'
import { employeesByCode } from './records.queries.ts'

/** The employees that the rows of an imported file refer to, by employee ID in any case. */
export async function peopleOfRows(tx: Tx, rows: readonly FileRow<'code'>[]) {
  const codes = [...new Set(rows.map(({ cells }) => cells.code.toLowerCase()))]
  const people = await employeesByCode(tx, { codes })
  const employees = people.map(({ employee }) => employee)
  const byCode = new Map(people.map((one) => [one.code, one]))
  const alike = await alikeCodes(
    tx,
    codes.filter((code) => !byCode.has(code)),
  )
  return {
    employees,
    personOf: (code: string) => byCode.get(code.toLowerCase()),
    unknownPerson: (code: string) => unknownPerson(code, alike(code)),
  }
}

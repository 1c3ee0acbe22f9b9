import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { employeesByCode } from '../employees/index.ts'
import type { FileRow } from '../imports/index.ts'
import { openingPeople, type OpeningPerson } from './opening-pay/opening-pay.queries.ts'

/** Whom the rows of a file are about: by their employee ID, in any case. */
export async function peopleOfRows(tx: Tx, rows: readonly FileRow<'code'>[]) {
  const codes = await employeesByCode(tx, { codes: rows.map(({ cells }) => cells.code.toLowerCase()) })
  const employees: readonly Id[] = codes.map(({ employee }) => employee)
  const people = new Map((await openingPeople(tx, { employees })).map((person) => [person.employee, person]))
  const byCode = new Map(codes.map(({ code, employee }) => [code, people.get(employee)]))
  return { employees, personOf: (code: string): OpeningPerson | undefined => byCode.get(code.toLowerCase()) }
}

import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Fault, FileRow, FoundRow } from '../imports/index.ts'
import { openingCodes, openingPeople, type OpeningPerson } from './opening-pay/opening-pay.queries.ts'

/** Whom the rows of a file are about: by their employee ID, in any case. */
export async function peopleOfRows(tx: Tx, rows: readonly FileRow<'code'>[]) {
  const codes = await openingCodes(tx, { codes: rows.map(({ cells }) => cells.code.toLowerCase()) })
  const employees: readonly Id[] = codes.map(({ employee }) => employee)
  const people = new Map((await openingPeople(tx, { employees })).map((person) => [person.employee, person]))
  const byCode = new Map(codes.map(({ code, employee }) => [code, people.get(employee)]))
  return { employees, personOf: (code: string): OpeningPerson | undefined => byCode.get(code.toLowerCase()) }
}

/** Why a row about nobody is refused. */
export function unknownPerson(code: string): { column: 'code'; message: Sentence } {
  return { column: 'code', message: say`There is no employee ${code}. Import the employees first, or correct the ID.` }
}

/** The answer for a row that cannot be written. */
export function refusedRow<C extends string, P>(row: number, name: string, faults: Fault<C>[]): FoundRow<C, P> {
  return { row, name, isNew: true, changes: [], faults, plan: null }
}

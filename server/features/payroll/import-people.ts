import type { Tx } from '../../platform/database/tx.ts'
import { peopleOfRows } from '../employees/index.ts'
import type { FileRow } from '../imports/index.ts'
import { openingPeople, type OpeningPerson } from './opening-pay/opening-pay.queries.ts'

/** The employees that the rows of a file refer to, with the first payslip that locks their previous pay. */
export async function payPeopleOfRows(tx: Tx, rows: readonly FileRow<'code'>[]) {
  const { employees, personOf, unknownPerson } = await peopleOfRows(tx, rows)
  const people = new Map((await openingPeople(tx, { employees })).map((person) => [person.employee, person]))
  const payPersonOf = (code: string): OpeningPerson | undefined => {
    const person = personOf(code)
    return person && people.get(person.employee)
  }
  return { employees, personOf: payPersonOf, unknownPerson }
}

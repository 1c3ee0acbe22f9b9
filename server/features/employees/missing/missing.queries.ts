import { sql } from 'kysely'
import { one } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** What people's records lack, with the number of people. */
export async function missingFacts(tx: Tx): Promise<Missing> {
  return (await missing(tx, {}))!
}

interface Missing {
  bank: number
  pan: number
  birthDate: number
  emergency: number
}

/** How many people's records lack what payroll needs. */
export const missing = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Missing>`
      select count(*) filter (where bank.employee_id is null) as bank,
        count(*) filter (where personal.pan_digest is null) as pan,
        count(*) filter (where personal.birth_date is null) as "birthDate",
        count(*) filter (where not exists (select from emergency_contact contact
          where contact.organisation_id = ${organisation} and contact.employee_id = employee.id)) as emergency
      from employee
      left join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = employee.id
      left join employee_personal personal
        on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      where employee.organisation_id = ${organisation} and employee.status <> 'inactive'`.compile(db),
}))

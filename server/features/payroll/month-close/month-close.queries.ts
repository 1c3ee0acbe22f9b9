import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** An employee of a month, with what is missing for their pay. */
export interface MonthPerson {
  employee: Id
  name: string
  code: string
  joinedOn: Day
  leftOn: Day | null
  isInactive: boolean
  hasSalary: boolean
  hasBank: boolean
}

/** Everyone employed between two days, by name. */
export const peopleBetween = rows(({ db, organisation }, p: { first: Day; last: Day }) => ({
  compile: () =>
    sql<MonthPerson>`
      select employee.id as employee, employee.name, employee.code, employee.joined_on as "joinedOn",
        employee.left_on as "leftOn", employee.status = 'inactive' as "isInactive",
        exists (select from employee_salary salary
          where salary.organisation_id = ${organisation} and salary.employee_id = employee.id
            and salary.replaced_at is null and salary.starts_on <= ${p.last}) as "hasSalary",
        exists (select from employee_bank bank
          where bank.organisation_id = ${organisation} and bank.employee_id = employee.id) as "hasBank"
      from employee
      where employee.organisation_id = ${organisation} and employee.joined_on <= ${p.last}
        and (employee.left_on is null or employee.left_on >= ${p.first})
      order by lower(employee.name), employee.id`.compile(db),
}))

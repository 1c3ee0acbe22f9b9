import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown-line.ts'
import { rows } from '../../../platform/database/statement.ts'

export interface ServingRow {
  employee: Id
  name: string
  code: string
  joinedOn: Day
  isFixedTerm: boolean
  department: string | null
  location: string
  /** Null without a salary. */
  lines: BreakdownLine[] | null
}

/** Everyone employed on a day except interns, with that day's salary. Contract employees count as fixed-term. */
export const serving = rows(({ db, organisation }, p: { day: Day }) => ({
  compile: () =>
    sql<ServingRow>`
      select employee.id as employee, employee.name, employee.code, employee.joined_on as "joinedOn",
        employee.employment_type = 'contract' as "isFixedTerm", department.name as department, location.name as location,
        salary.lines
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join lateral (
        select lines from employee_salary salary
        where salary.organisation_id = ${organisation} and salary.employee_id = employee.id
          and salary.replaced_at is null and salary.starts_on <= ${p.day}::date
        order by salary.starts_on desc limit 1
      ) salary on true
      where employee.organisation_id = ${organisation} and employee.joined_on <= ${p.day}::date
        and coalesce(employee.left_on >= ${p.day}::date, true) and employee.employment_type <> 'intern'
      order by lower(employee.name), employee.id`.compile(db),
}))

import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
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

/** Loss of pay that payroll entered for months that began within each person's span. `from`, `to`: around all spans. */
export const enteredUnpaid = rows(({ db, organisation }, p: { spans: string; from: Month; to: Month }) => ({
  compile: () =>
    sql<{ employee: Id; halfDays: HalfDays }>`
      select span.employee, coalesce(sum(input.half_days), 0)::int as "halfDays"
      from jsonb_to_recordset(${p.spans}::jsonb) as span(employee uuid, "from" date, "toMonth" text)
      join loss_of_pay_input input on input.organisation_id = ${organisation} and input.employee_id = span.employee
        and input.month between ${p.from} and ${p.to} and (input.month || '-01')::date >= span."from"
        and input.month <= span."toMonth"
      group by span.employee`.compile(db),
}))

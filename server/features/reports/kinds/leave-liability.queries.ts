import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown-line.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { ReportFilter } from '../report-kind.ts'
import { after, isAsked } from '../staff.sql.ts'

export interface PaidStaff {
  _id: Id
  name: string
  code: string
  photo: string | null
  departmentId: Id | null
  department: string | null
  lines: BreakdownLine[] | null
}

/** Everyone employed at the end of the last month, with the salary in force then. */
export const paidStaff = rows(({ db, organisation }, p: ReportFilter & { end: Day }) => ({
  compile: () =>
    sql<PaidStaff>`
      select employee.id as "_id", employee.name, employee.code, employee.photo_key as photo,
        employee.department_id as "departmentId", department.name as department, salary.lines
      from employee
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join lateral (
        select lines from employee_salary salary
        where salary.organisation_id = ${organisation} and salary.employee_id = employee.id and salary.replaced_at is null
          and salary.starts_on <= ${p.end}::date
        order by salary.starts_on desc limit 1
      ) salary on true
      where employee.organisation_id = ${organisation} and ${isAsked(p)}
        and (employee.left_on is null or employee.left_on >= ${after(p)})
      order by department.name nulls last, lower(employee.name), employee.id`.compile(db),
}))

import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown-line.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { ReportFilter } from '../report-kind.ts'
import { after, isAsked } from '../staff.sql.ts'

export interface LeaveOwed {
  _id: Id
  name: string
  code: string
  photo: string | null
  departmentId: Id | null
  department: string | null
  /** By policy: each is paid out to the rupee by itself. */
  balances: number[]
  lines: BreakdownLine[] | null
}

/**
 * Leave that can be paid out of everybody who is there when the last month ends, with the salary that is in force then. Only what is
 * above zero is owed.
 */
export const leaveOwed = rows(({ db, organisation }, p: ReportFilter & { end: Day }) => ({
  compile: () =>
    sql<LeaveOwed>`
      select employee.id as "_id", employee.name, employee.code, employee.photo_key as photo,
        employee.department_id as "departmentId", department.name as department, coalesce(owed.balances) as balances,
        salary.lines
      from (
        select balance.employee_id, jsonb_agg(balance.half_days) as balances
        from (
          select ledger.employee_id, sum(ledger.half_days)::int as half_days
          from leave_ledger ledger
          join lateral (
            select encashable from leave_policy_version version
            where version.organisation_id = ${organisation} and version.policy_id = ledger.policy_id
              and version.starts_on <= ${p.end}::date
            order by version.starts_on desc limit 1
          ) version on version.encashable
          where ledger.organisation_id = ${organisation} and ledger.on_day <= ${p.end}::date
          group by ledger.employee_id, ledger.policy_id
          having sum(ledger.half_days) > 0
        ) balance
        group by balance.employee_id
      ) owed
      join employee on employee.organisation_id = ${organisation} and employee.id = owed.employee_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join lateral (
        select lines from employee_salary salary
        where salary.organisation_id = ${organisation} and salary.employee_id = employee.id and salary.replaced_at is null
          and salary.starts_on <= ${p.end}::date
        order by salary.starts_on desc limit 1
      ) salary on true
      where ${isAsked(p)} and (employee.left_on is null or employee.left_on >= ${after(p)})
      order by department.name nulls last, lower(employee.name), employee.id`.compile(db),
}))

import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { ArrearsInput } from '@muster/engine/payroll/arrears-input.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { SalaryRow } from './inputs.queries.ts'

export interface ChangedMonth {
  employee: Id
  month: Month
  /** The snapshot the month was locked with. */
  inputs: string
  /** What later runs have settled for the month, and reversals of it. */
  settled: ArrearsInput[] | null
  /** The salaries as they are now, from the month on. */
  salaries: SalaryRow[] | null
  joinedOn: Day
  leftOn: Day | null
}

/**
 * Locked payslips from a month on whose pay may be known otherwise by now: a salary written since, employment that changed, a
 * reversal, or days that were recorded late (`late`: `employee month` texts). One statement.
 */
export const changedMonths = rows(({ db, organisation }, p: { from: Month; before: Month; late: string[] }) => ({
  compile: () =>
    sql<ChangedMonth>`
      with locked as (
        select slip.*, (slip.month || '-01')::date as first,
          ((slip.month || '-01')::date + interval '1 month' - interval '1 day')::date as last
        from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and slip.month < ${p.before}
          and run.state in ('approved', 'paid') and run.kind = 'regular'
      ),
      settled as (
        select slip.employee_id, part ->> 'month' as month, jsonb_agg(part order by slip.month, slip.id) as parts
        from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        cross join lateral jsonb_array_elements(slip.arrears) part
        where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and slip.month < ${p.before}
          and run.state in ('approved', 'paid')
        group by slip.employee_id, part ->> 'month'
      )
      select locked.employee_id as employee, locked.month, locked.inputs, settled.parts as settled,
        employee.joined_on as "joinedOn", employee.left_on as "leftOn",
        (select jsonb_agg(jsonb_build_object('from', starts_on, 'to', ends_on, 'lines', lines) order by starts_on)
         from (select starts_on, lines, lead(starts_on) over (order by starts_on) - 1 as ends_on
               from employee_salary where organisation_id = ${organisation} and employee_id = locked.employee_id
                 and replaced_at is null) salary
         where starts_on <= locked.last and (ends_on is null or ends_on >= locked.first)) as salaries
      from locked
      join employee on employee.organisation_id = ${organisation} and employee.id = locked.employee_id
      left join settled on settled.employee_id = locked.employee_id and settled.month = locked.month
      where exists (select from employee_salary salary
          where salary.organisation_id = ${organisation} and salary.employee_id = locked.employee_id
            and salary.replaced_at is null and salary.created_at > locked.created_at and salary.starts_on <= locked.last)
        or greatest(employee.joined_on, locked.first) <> greatest((locked.person ->> 'joinedOn')::date, locked.first)
        or least(employee.left_on, locked.last) <> least((locked.person ->> 'leftOn')::date, locked.last)
        or exists (select from payslip back
          where back.organisation_id = ${organisation} and back.reverses_id = locked.id)
        or locked.employee_id || ' ' || locked.month = any(${p.late}::text[])
      order by locked.employee_id, locked.month`.compile(db),
}))

import { sql } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

/** A month in which an employee's days of employment and paid days differ. */
export interface UnevenMonth {
  employee: Id
  name: string
  code: string
  joinedOn: Day
  leftOn: Day | null
  month: Month
  employed: number
  paid: number
  /** The employment used by the month's valid payslip. */
  paidFrom: Day | null
  paidTo: Day | null
  hasPayslip: boolean
  /** Why this run has no payslip of the employee; null when it has one, or does not include the employee. */
  excluded: string | null
  isInRun: boolean
  /** Whether the salaries cover every day of employment in the month. */
  hasSalary: boolean
}

/** The first locked month, and months since without a run. */
export const runMonths = one(({ db, organisation }, p: { from: Month; month: Month }) => ({
  compile: () =>
    sql<{ first: Month; skipped: Month[] }>`
      with first as (
        select greatest(coalesce(min(month), ${p.month}), ${p.from}) as month from pay_run
        where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid')
      )
      select first.month as first, array(
          select to_char(day, 'YYYY-MM') from generate_series((first.month || '-01')::date, (${p.month} || '-01')::date,
            interval '1 month') day
          where not exists (select from pay_run
            where organisation_id = ${organisation} and kind = 'regular' and month = to_char(day, 'YYYY-MM'))
          order by day) as skipped
      from first`.compile(db),
}))

/**
 * For everyone employed from a month to that of a run: the days of employment by month, less the days that payslips, reversals,
 * settlements and arrears of locked runs and of this run pay. Both are summed in one pass: a join takes minutes while the
 * database has no statistics on payslips just written. Older arrears do not record their days and are trusted.
 */
export const unevenMonths = rows(({ db, organisation }, p: { run: Id; from: Month; month: Month }) => ({
  compile: () =>
    sql<UnevenMonth>`
      with slips as (
        select slip.employee_id, slip.month, slip.days, slip.person, slip.arrears, run.kind = 'reversal' as is_back,
          case when run.kind = 'regular' then true
            else slip.inputs::jsonb #> '{salary,0,lines}' is distinct from '[]'::jsonb end as pays
        from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and slip.month >= ${p.from}
          and (run.state in ('approved', 'paid') or run.id = ${p.run})
      ),
      days as (
        select employee.id as employee_id, to_char(first, 'YYYY-MM') as month,
          least(employee.left_on, (first + interval '1 month' - interval '1 day')::date)
            - greatest(employee.joined_on, first::date) + 1 as employed,
          0 as paid, 0 as slips, null::date as paid_from, null::date as paid_to, false as is_old
        from generate_series((${p.from} || '-01')::date, (${p.month} || '-01')::date, interval '1 month') first
        join employee on employee.organisation_id = ${organisation}
          and employee.joined_on <= (first + interval '1 month' - interval '1 day')::date
          and (employee.left_on is null or employee.left_on >= first::date)
        union all
        select employee_id, month, 0, case when is_back then -1 else 1 end * (days ->> 'employed')::int,
          case when is_back then -1 else 1 end, (person ->> 'joinedOn')::date, (person ->> 'leftOn')::date, false
        from slips where pays and month <= ${p.month}
        union all
        select employee_id, part ->> 'month', 0, coalesce((part ->> 'employedDays')::int, 0), 0, null, null,
          not part ? 'employedDays'
        from slips cross join lateral jsonb_array_elements(arrears) part
        where part ->> 'month' >= ${p.from} and part ->> 'month' <= ${p.month}
          and not (is_back and pays and part ->> 'month' = month)
      ),
      uneven as (
        select employee_id, month, sum(employed)::int as employed, sum(paid)::int as paid, sum(slips) > 0 as has_slip,
          max(paid_from) as paid_from, min(paid_to) as paid_to
        from days group by employee_id, month
        having sum(employed) <> sum(paid) and not bool_or(is_old)
      )
      select employee.id as employee, employee.name, employee.code, employee.joined_on as "joinedOn",
        employee.left_on as "leftOn", coalesce(uneven.month) as month, uneven.employed, coalesce(uneven.paid) as paid, uneven.paid_from as "paidFrom",
        uneven.paid_to as "paidTo", uneven.has_slip as "hasPayslip", exclusion.reason as "excluded",
        exclusion.employee_id is not null or exists (select from payslip slip
          where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and slip.employee_id = employee.id) as "isInRun",
        exists (select from employee_salary salary
          where salary.organisation_id = ${organisation} and salary.employee_id = employee.id and salary.replaced_at is null
            and salary.starts_on <= greatest(employee.joined_on, (uneven.month || '-01')::date)) as "hasSalary"
      from uneven
      join employee on employee.organisation_id = ${organisation} and employee.id = uneven.employee_id
      left join pay_run_exclusion exclusion on exclusion.organisation_id = ${organisation} and exclusion.run_id = ${p.run}
        and exclusion.employee_id = employee.id
      order by lower(employee.name), employee.id, uneven.month`.compile(db),
}))

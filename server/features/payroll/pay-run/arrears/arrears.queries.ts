import { sql, type RawBuilder } from 'kysely'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { ArrearsInput } from '@muster/engine/payroll/payslip/arrears-input.ts'
import { ofSomeOrAll } from '../../../../platform/database/some-or-all.ts'
import type { Config } from '../../pay-run-config/pay-run-config.queries.ts'
import type { SalaryRow } from '../inputs/inputs.queries.ts'

interface MonthOfPerson {
  employee: Id
  month: Month
  /** What later runs settled for the month, and reversals of that. */
  settled: ArrearsInput[] | null
  /** The current salaries, from the month on. */
  salaries: SalaryRow[] | null
  /** The salaries as they were declared by the end of the month, by its payslip, or by the day of the first salary told. */
  declared: SalaryRow[] | null
  joinedOn: Day
  leftOn: Day | null
}

export interface ChangedMonth extends MonthOfPerson {
  /** The snapshot the month was locked with, and the run that locked it. */
  inputs: string
  run: Id
}

export interface UnpaidMonth extends MonthOfPerson {
  config: Config
}

/**
 * Payslips pay the days of a month, except those of settlements beside the month's payslip, which have a salary without lines;
 * only a few need checking.
 */
const paysMonth = sql`case when run.kind = 'regular' then true
  else slip.inputs::jsonb #> '{salary,0,lines}' is distinct from '[]'::jsonb end`

/** The months from one on, before another; of some employees, or (null) of everyone. */
export interface Reach {
  from: Month
  before: Month
  employees: readonly Id[] | null
}

const isLocked = sql`run.state in ('approved', 'paid')`

/** Payslips that pay the days of a month and are not reversed, with the first and the last day of it. */
const unreversed = (organisation: string, p: Reach, isMeant: RawBuilder<unknown>) => sql`
  select slip.*, (slip.month || '-01')::date as first,
    ((slip.month || '-01')::date + interval '1 month' - interval '1 day')::date as last
  from payslip slip
  join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
  where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and slip.month < ${p.before}
    and ${isLocked} and slip.reverses_id is null and ${paysMonth} and ${isMeant}
    and not exists (select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)`

/** What was settled by month; what a reversal says of its own month goes with the payslip that it reverses. */
const settledParts = (organisation: string, p: Reach, isMeant: RawBuilder<unknown>) => sql`
  select slip.employee_id, part ->> 'month' as month, jsonb_agg(part order by slip.month, slip.id) as parts
  from payslip slip
  join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
  cross join lateral jsonb_array_elements(slip.arrears) part
  where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and slip.month < ${p.before} and ${isLocked}
    and ${isMeant} and not (slip.reverses_id is not null and part ->> 'month' = slip.month and ${paysMonth})
  group by slip.employee_id, part ->> 'month'`

/** An employee's salaries in the days of a month, by the name of the month in the statement. */
const salariesIn = (organisation: string, month: 'locked' | 'unpaid') => sql`
  (select jsonb_agg(jsonb_build_object('from', starts_on, 'to', ends_on, 'lines', lines) order by starts_on)
   from (select starts_on, lines, lead(starts_on) over (order by starts_on) - 1 as ends_on
         from employee_salary where organisation_id = ${organisation} and employee_id = employee.id
           and replaced_at is null) salary
   where starts_on <= ${sql.ref(month)}.last and (ends_on is null or ends_on >= ${sql.ref(month)}.first))`

/** The same of what was declared by a moment, and who replaced it later. */
const declaredIn = (organisation: string, month: 'locked' | 'unpaid') => sql`
  (select jsonb_agg(jsonb_build_object('from', starts_on, 'to', ends_on, 'lines', lines) order by starts_on)
   from (select starts_on, lines, lead(starts_on) over (order by starts_on) - 1 as ends_on
         from employee_salary where organisation_id = ${organisation} and employee_id = employee.id
           and created_at <= declared.until and (replaced_at is null or replaced_at > declared.until)) salary
   where starts_on <= ${sql.ref(month)}.last and (ends_on is null or ends_on >= ${sql.ref(month)}.first))`

/** Until when a salary was declared in time for a month; what is told on the day of the first salary is one telling. */
const declaredUntil = (organisation: string, month: 'locked' | 'unpaid', paidAt: RawBuilder<unknown>) => sql`
  cross join lateral (
    select greatest(${paidAt}, (${sql.ref(month)}.last + 1)::timestamp at time zone zone.name,
      (date_trunc('day', min(created_at) at time zone zone.name) + interval '1 day') at time zone zone.name) as until
    from (select time_zone as name from organisation where id = ${organisation}) zone
    left join employee_salary on organisation_id = ${organisation} and employee_id = employee.id
      and starts_on <= greatest(${sql.ref(month)}.first, employee.joined_on)
    group by zone.name
  ) declared`

/**
 * Locked payslips from a month on whose pay may have changed: a salary written since, employment that changed (or had
 * changed when something was settled for it), or days that were recorded late (`late`: `employee month` texts). One statement.
 */
export const changedMonths = ofSomeOrAll((whose) => ({ db, organisation }, p: Reach & { late: string[] }) => ({
  compile: () =>
    sql<ChangedMonth>`
      with locked as (${unreversed(organisation, p, whose(sql`slip.employee_id`, p))}),
        settled as (${settledParts(organisation, p, whose(sql`slip.employee_id`, p))})
      select locked.employee_id as employee, locked.month, locked.run_id as run, locked.inputs, settled.parts as settled,
        employee.joined_on as "joinedOn", employee.left_on as "leftOn", ${salariesIn(organisation, 'locked')} as salaries,
        ${declaredIn(organisation, 'locked')} as declared
      from locked
      join employee on employee.organisation_id = ${organisation} and employee.id = locked.employee_id
      ${declaredUntil(organisation, 'locked', sql`locked.created_at`)}
      left join settled on settled.employee_id = locked.employee_id and settled.month = locked.month
      where exists (select from employee_salary salary
          where salary.organisation_id = ${organisation} and salary.employee_id = locked.employee_id
            and salary.replaced_at is null and salary.created_at > locked.created_at and salary.starts_on <= locked.last)
        or greatest(employee.joined_on, locked.first) <> greatest((locked.person ->> 'joinedOn')::date, locked.first)
        or least(employee.left_on, locked.last) <> least((locked.person ->> 'leftOn')::date, locked.last)
        or jsonb_path_exists(settled.parts, '$[*].employedDays ? (@ != 0)')
        or locked.employee_id || ' ' || locked.month = any(${p.late}::text[])
      order by locked.employee_id, locked.month`.compile(db),
}))

/**
 * Months with a locked run but no unreversed payslip of an employee: entered late, excluded, or the payslip reversed;
 * or for which days were settled all the same. Months before the first locked run were paid elsewhere. Payslips are
 * looked up by employee, as many may have been written a moment ago.
 */
export const unpaidMonths = ofSomeOrAll((whose) => ({ db, organisation }, p: Reach) => ({
  compile: () =>
    sql<UnpaidMonth>`
      with months as materialized (
        select run.month, run.config, (run.month || '-01')::date as first,
          ((run.month || '-01')::date + interval '1 month' - interval '1 day')::date as last
        from pay_run run
        where run.organisation_id = ${organisation} and run.kind = 'regular' and ${isLocked}
          and run.month >= ${p.from} and run.month < ${p.before}
      )
      select employee.id as employee, unpaid.month, unpaid.config, employee.joined_on as "joinedOn",
        employee.left_on as "leftOn", ${salariesIn(organisation, 'unpaid')} as salaries,
        ${declaredIn(organisation, 'unpaid')} as declared,
        (select jsonb_agg(part order by slip.month, slip.id)
          from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
          cross join lateral jsonb_array_elements(slip.arrears) part
          where slip.organisation_id = ${organisation} and slip.employee_id = employee.id and slip.month < ${p.before}
            and ${isLocked} and part ->> 'month' = unpaid.month
            and not (slip.reverses_id is not null and slip.month = unpaid.month and ${paysMonth})) as settled
      from employee
      cross join lateral (
        select array(
            select slip.month from payslip slip
            join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
            where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
              and slip.month >= ${p.from} and slip.month < ${p.before}
              and ${isLocked} and slip.reverses_id is null and ${paysMonth}
              and not exists (
                select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)
          ) as paid,
          array(
            select part ->> 'month' from payslip slip
            cross join lateral jsonb_array_elements(slip.arrears) part
            where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
              and slip.month >= ${p.from} and slip.month < ${p.before} and part ? 'employedDays'
          ) as late
        -- Once for each employee; without it PostgreSQL asks again for each of their months.
        offset 0
      ) known
      join months unpaid on unpaid.month <> all(known.paid)
      ${declaredUntil(organisation, 'unpaid', sql`null::timestamptz`)}
      where employee.organisation_id = ${organisation} and ${whose(sql`employee.id`, p)} and (
        unpaid.month = any(known.late)
        or (employee.joined_on <= unpaid.last and (employee.left_on is null or employee.left_on >= unpaid.first)
          and exists (select from employee_salary salary
            where salary.organisation_id = ${organisation} and salary.employee_id = employee.id
              and salary.replaced_at is null and salary.starts_on <= unpaid.last)))
      order by employee.id, unpaid.month`.compile(db),
}))

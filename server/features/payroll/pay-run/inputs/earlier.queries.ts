import { sql, type RawBuilder } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { EarlierMonth } from '@muster/engine/payroll/payslip/year-so-far.ts'
import { ofSomeOrAll } from '../../../../platform/database/some-or-all.ts'
import { rows } from '../../../../platform/database/statement.ts'

/** For some employees, or (null) everyone. */
interface Span {
  from: Month
  before: Month
  employees: readonly Id[] | null
}

/**
 * What earlier employments of people who were hired again came to: one person has one tax of a year, and one professional tax. Whether ESI
 * covers a person is decided anew with each employment.
 */
const ofFormer = (organisation: string, p: { from: Month; before: Month }, whose: RawBuilder<unknown>) => sql`
  select again.id, slip.month, slip.id, jsonb_set(slip.earlier_month::jsonb, '{esiCovered}', 'false')::text, run.paid_in
  from employee again
  join employee former on former.organisation_id = ${organisation} and former.joined_on < again.joined_on
    and (former.id = again.person_id or (former.person_id = again.person_id and former.person_id <> former.id))
  join payslip slip on slip.organisation_id = ${organisation} and slip.employee_id = former.id
  join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
  where again.organisation_id = ${organisation} and again.person_id <> again.id and ${whose}
    and slip.month >= ${p.from} and slip.month < ${p.before} and run.state in ('approved', 'paid') and slip.earlier_month is not null
  union all
  select again.id, opening.month, opening.opening_id, jsonb_set(opening.earlier_month::jsonb, '{esiCovered}', 'false')::text,
    opening.paid_in
  from employee again
  join opening_pay_month opening on opening.organisation_id = ${organisation} and opening.employee_id = again.person_id
  where again.organisation_id = ${organisation} and again.person_id <> again.id and ${whose}
    and opening.month >= ${p.from} and opening.month < ${p.before}`

/** Totals of the locked months from one on, before another, and of those paid before the first run here: a row per employee. */
export const earlierMonths = ofSomeOrAll((whose) => ({ db, organisation }, p: Span) => ({
  compile: () =>
    sql<{ employee: Id; months: EarlierMonth[]; paidIn: Month[] }>`
      select employee_id as employee, ('[' || string_agg(earlier_month, ',' order by month, id) || ']')::json as months,
        json_agg(paid_in order by month, id) as "paidIn"
      from (
        select slip.employee_id, slip.month, slip.id, slip.earlier_month, run.paid_in
        from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and slip.month < ${p.before}
          and run.state in ('approved', 'paid') and slip.earlier_month is not null and ${whose(sql`slip.employee_id`, p)}
        union all
        select employee_id, month, opening_id, earlier_month, paid_in from opening_pay_month
        where organisation_id = ${organisation} and month >= ${p.from} and month < ${p.before}
          and ${whose(sql`employee_id`, p)}
        union all
        ${ofFormer(organisation, p, whose(sql`again.id`, p))}
      ) paid
      group by employee_id`.compile(db),
}))

/** Totals of the locked months of some employees, or of everyone with a reversed payslip: one row per employee, one statement. */
export const documentsOf = rows(
  ({ db, organisation }, p: { employees: readonly Id[]; from: Month; before: Month }) => ({
    compile: () =>
      sql<{ employee: Id; months: EarlierMonth[]; joinedOn: Day; leftOn: Day | null }>`
      select employee_id as employee, ('[' || string_agg(earlier_month, ',' order by paid.month, paid.id) || ']')::json as months,
        min(employee.joined_on) as "joinedOn", min(employee.left_on) as "leftOn"
      from (
        select slip.employee_id, slip.month, slip.id, slip.earlier_month
        from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and slip.month < ${p.before}
          and run.state in ('approved', 'paid') and slip.earlier_month is not null
        union all
        select employee_id, month, opening_id, earlier_month from opening_pay_month
        where organisation_id = ${organisation} and month >= ${p.from} and month < ${p.before}
      ) paid
      join employee on employee.organisation_id = ${organisation} and employee.id = employee_id
      where employee_id = any(${p.employees}::uuid[]) or employee_id in (
        select employee_id from payslip back
        where back.organisation_id = ${organisation} and back.reverses_id is not null and back.month >= ${p.from})
      group by employee_id`.compile(db),
  }),
)

export interface Carried {
  employee: Id
  /** The payslip that left it. */
  month: Month
  deductions: { code: string; name: string; amountPaise: Paise }[]
}

/** Locked, unreversed payslips of a span. */
const unreversed = (organisation: string, before: Month) => sql`
  from payslip one
  join pay_run run on run.organisation_id = ${organisation} and run.id = one.run_id
  where one.organisation_id = ${organisation} and one.month < ${before}
    and run.state in ('approved', 'paid') and run.kind <> 'reversal'
    and not exists (select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = one.id)`

/** What a payslip carries forward, except amounts tracked separately. */
const leaves = (organisation: string) => sql`
  (case when exists (select from loan where loan.organisation_id = ${organisation} and loan.payslip_id = slip.id)
    then '[]' else coalesce(slip.facts -> 'carriedForward', '[]') end)`

/**
 * What the deduction limit carried forward in the last locked payslip, of a month or of a settlement: a month
 * without a payslip drops nothing, and what was deducted since is not due again. If a payslip was reversed, so is what
 * it carried forward: all unreversed ones are summed, what each left less what it deducted of earlier ones. That can be negative.
 */
export const carriedForward = ofSomeOrAll((whose) => ({ db, organisation }, p: Span) => ({
  compile: () =>
    sql<Carried>`
      with reversed as materialized (
        select distinct employee_id from payslip
        where organisation_id = ${organisation} and reverses_id is not null and ${whose(sql`employee_id`, p)}
      ),
      latest as materialized (
        select distinct on (one.employee_id) one.id, one.employee_id, one.month
        ${unreversed(organisation, p.before)} and one.month >= ${p.from} and ${whose(sql`one.employee_id`, p)}
        order by one.employee_id, run.approved_at desc, one.month desc, one.id desc
      )
      select latest.employee_id as employee, latest.month, ${leaves(organisation)} as deductions
      from latest
      join payslip slip on slip.organisation_id = ${organisation} and slip.id = latest.id
      where latest.employee_id not in (select employee_id from reversed) and ${leaves(organisation)} <> '[]'
      union all
      select waits.employee_id, max(coalesce(latest.month, waits.month)),
        jsonb_agg(jsonb_build_object('code', code, 'name', name, 'amountPaise', amount) order by code)
      from (
        select slip.employee_id, part ->> 'code' as code, max(part ->> 'name') as name, max(slip.month) as month,
          sum((part ->> 'amountPaise')::bigint * sign)::bigint as amount
        from (select one.id, one.employee_id, one.month, one.facts, one.inputs ${unreversed(organisation, p.before)}
          and one.employee_id in (select employee_id from reversed)) slip
        cross join lateral (
          select part, 1 as sign from jsonb_array_elements(${leaves(organisation)}) part
          union all
          select part, -1 from jsonb_array_elements(slip.inputs::jsonb -> 'deductions') part
          where (part ->> 'isLeftOver')::boolean or part ->> 'reason' like 'Left over from the payslip of %'
        ) parts
        group by slip.employee_id, part ->> 'code' having sum((part ->> 'amountPaise')::bigint * sign) <> 0
      ) waits
      left join latest on latest.employee_id = waits.employee_id
      group by waits.employee_id`.compile(db),
}))

import { sql } from 'kysely'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import type { EarlierMonth } from '@muster/engine/payroll/year-so-far.ts'
import { rows } from '../../../platform/database/statement.ts'

/** What the locked months from one on, before another, came to: one row a person, one statement. */
export const earlierMonths = rows(({ db, organisation }, p: { from: Month; before: Month }) => ({
  compile: () =>
    sql<{ employee: Id; months: EarlierMonth[]; paidIn: Month[] }>`
      select slip.employee_id as employee,
        ('[' || string_agg(slip.earlier_month, ',' order by slip.month, slip.id) || ']')::json as months,
        json_agg(run.paid_in order by slip.month, slip.id) as "paidIn"
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.month >= ${p.from} and slip.month < ${p.before}
        and run.state in ('approved', 'paid') and slip.earlier_month is not null
      group by slip.employee_id`.compile(db),
}))

export interface Carried {
  employee: Id
  /** Of the payslip that left it. */
  month: Month
  deductions: { code: string; name: string; amountPaise: Paise }[]
}

/**
 * What the limit of deductions left for later in the payslip that was locked last, be it of a month or of a settlement: a month
 * without a payslip, or one that was taken back, forgets nothing, and what was taken since is not called for again. What a
 * settlement left is followed up by itself.
 */
export const carriedForward = rows(({ db, organisation }, p: { from: Month; before: Month }) => ({
  compile: () =>
    sql<Carried>`
      select slip.employee_id as employee, slip.month, slip.facts -> 'carriedForward' as deductions
      from (
        select distinct on (one.employee_id) one.id
        from payslip one
        join pay_run run on run.organisation_id = ${organisation} and run.id = one.run_id
        where one.organisation_id = ${organisation} and one.month >= ${p.from} and one.month < ${p.before}
          and run.state in ('approved', 'paid') and run.kind <> 'reversal'
          and not exists (select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = one.id)
        order by one.employee_id, run.approved_at desc, one.month desc, one.id desc
      ) latest
      join payslip slip on slip.organisation_id = ${organisation} and slip.id = latest.id
      where jsonb_array_length(coalesce(slip.facts -> 'carriedForward', '[]')) > 0
        and not exists (
          select from loan where loan.organisation_id = ${organisation} and loan.payslip_id = slip.id)`.compile(db),
}))

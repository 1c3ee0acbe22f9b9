import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import type { LockedPay } from '../../../platform/app.ts'
import { one } from '../../../platform/database/statement.ts'

/** The months with locked payroll, what a person was paid in them, and what the person costs now. */
export const lockedPay = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<LockedPay>`
      select coalesce((
          select jsonb_agg(month order by month) from pay_run
          where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid')
        ), '[]') as locked,
        coalesce((
          select jsonb_agg(jsonb_build_object('month', slip.month, 'netPaise', slip.net_paise) order by slip.month)
          from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.employee_id = ${p.employee} and run.kind = 'regular'
            and run.state in ('approved', 'paid') and not exists (
              select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)
        ), '[]') as paid,
        (
          select annual_ctc_paise from employee_salary
          where organisation_id = ${organisation} and employee_id = ${p.employee} and replaced_at is null
          order by starts_on desc limit 1
        ) as "annualCtcPaise"`.compile(db),
}))

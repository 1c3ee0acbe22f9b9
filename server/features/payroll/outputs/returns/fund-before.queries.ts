import { sql } from 'kysely'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import type { PfFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { rows } from '../../../../platform/database/statement.ts'

interface FundBefore {
  employee: Id
  month: Month
  isReversal: boolean
  grossPaise: Paise
  pf: PfFacts
}

/** PF by employee and month in payslips of runs locked before this one, both their own months and as arrears. */
export const fundBefore = rows(({ db, organisation }, p: { run: Id; employees: readonly Id[] }) => ({
  compile: () =>
    sql<FundBefore>`
      select slip.employee_id as employee, coalesce(fund.month) as month, run.kind = 'reversal' as "isReversal",
        coalesce(fund.gross) as "grossPaise", coalesce(fund.pf) as pf
      from pay_run this
      join pay_run run on run.organisation_id = ${organisation}
        and (run.approved_at, run.id) < (this.approved_at, this.id)
      join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = run.id
        and slip.employee_id = any(${p.employees}::uuid[])
      cross join lateral (
        select coalesce(jsonb_agg(late), '[]') as arrears from (
          select one ->> 'month' as month, one - 'month' as pf,
            (select coalesce(sum((line ->> 'amountPaise')::bigint), 0)::bigint from jsonb_array_elements(slip.lines) line
              where line ->> 'type' = 'earning' and line ->> 'code' like '%@' || (one ->> 'month')) as gross,
            exists (select from jsonb_each(one) of where jsonb_typeof(of.value) = 'number' and of.value <> '0'
              and of.key not in ('earnedPaise', 'edliPaise', 'adminPaise', 'ncpDays')) as "isFiled"
          from jsonb_array_elements(slip.facts -> 'pfArrears') one
        ) late
      ) late
      cross join lateral (
        select slip.month as month, (slip.facts ->> 'grossPaise')::bigint - (
            select coalesce(sum((one ->> 'gross')::bigint), 0) from jsonb_array_elements(late.arrears) one
            where (one ->> 'isFiled')::boolean)::bigint as gross,
          slip.facts -> 'pf' as pf
        where jsonb_typeof(slip.facts -> 'pf') = 'object'
        union all
        select one ->> 'month', (one ->> 'gross')::bigint, one -> 'pf'
        from jsonb_array_elements(late.arrears) one
      ) fund
      where this.organisation_id = ${organisation} and this.id = ${p.run}`.compile(db),
}))

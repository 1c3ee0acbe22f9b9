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
        select slip.month as month, (slip.facts ->> 'grossPaise')::bigint as gross, slip.facts -> 'pf' as pf
        where jsonb_typeof(slip.facts -> 'pf') = 'object'
        union all
        select one ->> 'month', (one ->> 'earnedPaise')::bigint, one - 'month'
        from jsonb_array_elements(slip.facts -> 'pfArrears') one
      ) fund
      where this.organisation_id = ${organisation} and this.id = ${p.run}`.compile(db),
}))

import { sql } from 'kysely'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { recordsOf } from '../../../platform/employment/records-of.sql.ts'
import { newestHold, paidOn } from '../hold/hold.queries.ts'
import type { State } from '../run-state.ts'
import { payBeforeOf } from './pay-before.ts'

interface PassbookRow {
  _id: Id
  month: Month
  kind: 'regular' | 'reversal' | 'settlement'
  state: State
  grossPaise: Paise
  reimbursementsPaise: Paise
  deductionsPaise: Paise
  netPaise: Paise
  yearToDatePaise: Paise
  /** Of it, before the first pay run here. */
  beforePaise: Paise
  paidAt: Instant | null
  paidOn: Day | null
  isOnHold: boolean
}

/** Payslips of locked months only, of all employments of the person. The year begins in April. */
export const passbookPage = pageOf<PassbookRow, { employee: Id }, 'month'>({
  sortable: { month: 'month' },
  matching: ({ organisation }, p) => sql`
    select slip.id, slip.month, run.kind, run.state, run.paid_at, ${paidOn} as paid_on,
      coalesce(hold.held_at is not null and hold.released_at is null, false) as is_on_hold, slip.gross_paise, slip.reimbursements_paise, slip.deductions_paise, slip.net_paise,
      (sum(slip.net_paise) over (
        partition by left((to_date(slip.month, 'YYYY-MM') - interval '3 months')::text, 4) order by slip.month, slip.id
      ))::bigint as year_to_date, ${payBeforeOf(organisation)} as before
    from payslip slip
    join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
    ${newestHold(organisation)}
    where slip.organisation_id = ${organisation} and slip.employee_id in ${recordsOf(organisation, sql`${p.employee}::uuid`)}
      and run.state in ('approved', 'paid')`,
  rows: () => sql`
    select page.n, id as "_id", month, kind, state, gross_paise as "grossPaise", reimbursements_paise as "reimbursementsPaise", deductions_paise as "deductionsPaise",
      net_paise as "netPaise", coalesce(year_to_date + net_before) as "yearToDatePaise", coalesce(net_before) as "beforePaise", paid_at as "paidAt", paid_on as "paidOn", is_on_hold as "isOnHold"
    from page
    cross join lateral (
      select (before ->> 'grossPaise')::bigint - (before ->> 'deductionsPaise')::bigint as net_before
    ) paid_before`,
})

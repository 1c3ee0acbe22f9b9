import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** The payment status of a request, recoveries apart. */
export interface Outcome {
  request: Id
  amountPaise: Paise
  paidPaise: Paise
  toRecoverPaise: Paise
  /** For what is open: whether some of it is paid outside payroll, and the first month whose pay takes it. */
  isOutside: boolean
  fromMonth: Month | null
  /** The last payment: by a month's payslip, or on a day with a reference. */
  isRecovery: boolean | null
  month: Month | null
  paidOn: Day | null
  reference: string | null
}

/** For requests that make the company pay or recover something: one statement for all. */
export const outcomesOf = rows(({ db, organisation }, p: { requests: readonly Id[] }) => ({
  compile: () =>
    sql<Outcome>`
      with owed as (
        select id, request_id, type = 'recovery' as is_recovery, amount_paise, paid_by, from_month,
          (select coalesce(sum(paid.amount_paise), 0)::bigint from payable_payment paid
            where paid.organisation_id = ${organisation} and paid.payable_id = payable.id) as paid_paise
        from payable
        where organisation_id = ${organisation} and request_id = any(${p.requests}::uuid[]) and cancelled_at is null
      ), summed as (
        select request_id, coalesce(sum(amount_paise) filter (where not is_recovery), 0)::bigint as "amountPaise",
          coalesce(sum(paid_paise) filter (where not is_recovery), 0)::bigint as "paidPaise",
          coalesce(sum(amount_paise - paid_paise) filter (where is_recovery), 0)::bigint as "toRecoverPaise",
          coalesce(bool_or(paid_by = 'outside') filter (where paid_paise < amount_paise), false) as "isOutside",
          min(from_month) filter (where paid_paise < amount_paise) as "fromMonth"
        from owed group by request_id
      )
      select summed.request_id as request, "amountPaise", "paidPaise", "toRecoverPaise", "isOutside",
        -- A month whose pay is finished settles nothing more.
        greatest("fromMonth", (select to_char((max(month) || '-01')::date + interval '1 month', 'YYYY-MM') from pay_run
          where organisation_id = ${organisation} and state in ('approved', 'paid'))) as "fromMonth",
        last.is_recovery as "isRecovery", last.month, last.paid_on as "paidOn", last.reference
      from summed
      left join lateral (
        select owed.is_recovery, slip.month, paid.paid_on, paid.reference
        from owed
        join payable_payment paid on paid.organisation_id = ${organisation} and paid.payable_id = owed.id
        left join payslip slip on slip.organisation_id = ${organisation} and slip.id = paid.payslip_id
        where owed.request_id = summed.request_id and paid.amount_paise > 0
        order by paid.created_at desc, paid.id desc limit 1
      ) last on true`.compile(db),
}))

import { sql } from 'kysely'
import type { PayableType } from '@muster/contract/payroll/payable/payable-types.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change } from '../../../platform/database/statement.ts'

/** What is open of a payable due in a month's pay. */
export interface OpenPayable {
  employee: Id
  type: PayableType
  requestType: RequestTypeName
  code: string
  reason: string
  number: string
  amountPaise: Paise
  openPaise: Paise
  /** Of the whole request. */
  claimedPaise: Paise | null
  approvedPaise: Paise | null
}

/**
 * What a month's pay pays or recovers, for some employees or (null) everyone: one statement. Anyone who left by the end of the month
 * has no later pay, so everything of theirs is due.
 */
export const payablesOfMonth = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { month: Month; last: Day; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<OpenPayable>`
      select * from (
        select owed.employee_id as employee, owed.type, owed.request_type as "requestType", owed.code, owed.reason, owed.number, owed.amount_paise as "amountPaise",
          owed.claimed_paise as "claimedPaise", owed.approved_paise as "approvedPaise",
          owed.amount_paise - (select coalesce(sum(paid.amount_paise), 0)::bigint from payable_payment paid
            where paid.organisation_id = ${organisation} and paid.payable_id = owed.id) as "openPaise"
        from payable owed
        join employee on employee.organisation_id = ${organisation} and employee.id = owed.employee_id
        where owed.organisation_id = ${organisation} and owed.cancelled_at is null and owed.paid_by = 'pay'
          and (owed.from_month <= ${p.month} or employee.left_on <= ${p.last}) and ${whose(sql`owed.employee_id`, p)}
      ) open_payable
      where "openPaise" > 0
      order by employee, code`.compile(db),
    }),
)

/** What the payslips of a run paid or recovered of payables. A payslip counts once. */
export const insertPayslipPayments = change(({ db, organisation }, p: { run: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into payable_payment (organisation_id, payable_id, amount_paise, payslip_id, created_at)
      select ${organisation}, owed.id, (line ->> 'amountPaise')::bigint, slip.id, ${p.now}
      from payslip slip
      cross join lateral jsonb_array_elements(slip.lines) line
      join payable owed on owed.organisation_id = ${organisation} and owed.employee_id = slip.employee_id
        and owed.code = line ->> 'code'
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and (line ->> 'amountPaise')::bigint <> 0
      on conflict (organisation_id, payable_id, payslip_id) do nothing
      returning 1`.compile(db),
}))

/** For a run that is reopened: its payslips have paid nothing. */
export const deletePayslipPayments = change(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql`
      delete from payable_payment paid using payslip slip
      where paid.organisation_id = ${organisation} and slip.organisation_id = ${organisation} and slip.id = paid.payslip_id
        and slip.run_id = ${p.run}`.compile(db),
}))

import { sql } from 'kysely'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { ofSomeOrAll } from '../../../platform/database/some-or-all.ts'
import { change } from '../../../platform/database/statement.ts'

export interface OpenLoan {
  employee: Id
  n: number
  name: string
  principalPaise: Paise
  installmentPaise: Paise
  startMonth: Month
  skipped: Month[]
  outstandingPaise: Paise
  /** What was paid with a payslip reversed since. */
  isSetOff: boolean
}

/** Loans with a balance, of some employees or (null) of everyone: one statement. */
export const openLoans = ofSomeOrAll((whose) => ({ db, organisation }, p: { employees: readonly Id[] | null }) => ({
  compile: () =>
    sql<OpenLoan>`
      select * from (
        select employee_id as employee, n, name, principal_paise as "principalPaise", installment_paise as "installmentPaise",
          start_month as "startMonth",
          array(select month from loan_skip skip
            where skip.organisation_id = ${organisation} and skip.loan_id = loan.id order by month) as skipped,
          principal_paise - (select coalesce(sum(amount_paise), 0)::bigint from loan_repayment back
            where back.organisation_id = ${organisation} and back.loan_id = loan.id) as "outstandingPaise",
          exists (select from payslip slip where slip.organisation_id = ${organisation} and slip.id = loan.payslip_id
            and slip.reverses_id is not null) as "isSetOff"
        from loan where organisation_id = ${organisation} and ${whose(sql`employee_id`, p)}
      ) open_loan
      where "outstandingPaise" > 0
      order by employee, n`.compile(db),
}))

/** What the payslips of a run recovered for loans, or gave back. A payslip counts once. */
export const insertRepayments = change(({ db, organisation }, p: { run: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into loan_repayment (organisation_id, loan_id, kind, month, amount_paise, payslip_id, note, created_at)
      select ${organisation}, loan.id, 'payslip', slip.month, (line ->> 'amountPaise')::bigint, slip.id, '', ${p.now}
      from payslip slip
      cross join lateral jsonb_array_elements(slip.lines) line
      join loan on loan.organisation_id = ${organisation} and loan.employee_id = slip.employee_id
        and 'LOAN:' || loan.n = line ->> 'code'
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run} and (line ->> 'amountPaise')::bigint <> 0
      on conflict (organisation_id, loan_id, payslip_id) do nothing
      returning 1`.compile(db),
}))

/** For a run that is reopened: its payslips have repaid nothing. */
export const deleteRepayments = change(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql`
      delete from loan_repayment back using payslip slip
      where back.organisation_id = ${organisation} and slip.organisation_id = ${organisation} and slip.id = back.payslip_id
        and slip.run_id = ${p.run}`.compile(db),
}))

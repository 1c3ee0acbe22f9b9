import { sql } from 'kysely'
import type { z } from 'zod'
import type { Loan } from '@muster/contract/payroll/settlement/loan.routes.ts'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export type LoanRow = Omit<z.output<typeof Loan>, 'leftPaise' | 'schedule'>

/** An employee's loans, newest first, each with its full history. */
export const loansOf = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<LoanRow>`
      select loan.id as "_id", employee_id as "employeeId", n, loan.name, principal_paise as "principalPaise",
        installment_paise as "installmentPaise", given_on as "givenOn", start_month as "startMonth", reason,
        interest_note as "interestNote", loan.payslip_id as "payslipId", account.name as "addedBy", loan.created_at as "createdAt",
        (
          select coalesce(jsonb_agg(jsonb_build_object('month', month, 'reason', skip.reason) order by month), '[]')
          from loan_skip skip where skip.organisation_id = ${organisation} and skip.loan_id = loan.id
        ) as skips,
        (
          select coalesce(jsonb_agg(jsonb_build_object('_id', back.id, 'kind', kind, 'month', month,
            'amountPaise', amount_paise, 'note', note, 'receivedOn', received_on,
            'createdAt', to_char(back.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by back.created_at, back.id), '[]')
          from loan_repayment back where back.organisation_id = ${organisation} and back.loan_id = loan.id
        ) as repayments
      from loan
      left join account on account.organisation_id = ${organisation} and account.id = loan.created_by
      where loan.organisation_id = ${organisation} and employee_id = ${p.employee}
      order by n desc`.compile(db),
}))

/** Holds a loan until the transaction ends, so that changes to it happen one after the other. */
export const loanForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; name: string }>`
      select employee_id as employee, name from loan
      where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

interface NewLoan {
  id: Id
  employeeId: Id
  name: string
  principalPaise: Paise
  installmentPaise: Paise
  givenOn: Day
  startMonth: Month
  reason: string
  interestNote: string
  account: Id
  now: Instant
}

export const insertLoan = change(({ db, organisation }, p: NewLoan) => ({
  compile: () =>
    sql`
      insert into loan (organisation_id, id, employee_id, n, name, principal_paise, installment_paise, given_on, start_month,
        reason, interest_note, created_by, created_at)
      select ${organisation}, ${p.id}, ${p.employeeId}, coalesce(max(n), 0) + 1, ${p.name}, ${p.principalPaise},
        ${p.installmentPaise}, ${p.givenOn}, ${p.startMonth}, ${p.reason}, ${p.interestNote}, ${p.account}, ${p.now}
      from loan where organisation_id = ${organisation} and employee_id = ${p.employeeId}
      returning 1`.compile(db),
}))

export const insertSkip = change(
  ({ db, organisation }, p: { loan: Id; month: Month; reason: string; account: Id; now: Instant }) =>
    db
      .insertInto('loan_skip')
      .values({
        organisation_id: organisation,
        loan_id: p.loan,
        month: p.month,
        reason: p.reason,
        created_by: p.account,
        created_at: p.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
)

export const deleteSkip = change(({ db, organisation }, p: { loan: Id; month: Month }) =>
  db
    .deleteFrom('loan_skip')
    .where('organisation_id', '=', organisation)
    .where('loan_id', '=', p.loan)
    .where('month', '=', p.month),
)

interface NewRepayment {
  id: Id
  loan: Id
  kind: 'received' | 'writtenOff'
  month: Month
  amountPaise: Paise
  note: string
  receivedOn: Day
  account: Id
  now: Instant
}

export const insertRepayment = change(({ db, organisation }, p: NewRepayment) =>
  db.insertInto('loan_repayment').values({
    organisation_id: organisation,
    id: p.id,
    loan_id: p.loan,
    kind: p.kind,
    month: p.month,
    amount_paise: p.amountPaise,
    note: p.note,
    received_on: p.receivedOn,
    created_by: p.account,
    created_at: p.now,
  }),
)

export const deleteLoan = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('loan').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const loanToChange = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; person: string; name: string; principalPaise: Paise }>`
      select employee.id as employee, employee.name as person, loan.name, principal_paise as "principalPaise"
      from loan
      join employee on employee.organisation_id = ${organisation} and employee.id = loan.employee_id
      where loan.organisation_id = ${organisation} and loan.id = ${p.id}`.compile(db),
}))

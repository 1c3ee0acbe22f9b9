import { sql } from 'kysely'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface NewLoanRow {
  id: Id
  employee: Id
  name: string
  principalPaise: Paise
  installmentPaise: Paise
  givenOn: Day
  startMonth: Month
  reason: string
}

type Known = Pick<NewLoanRow, 'id' | 'employee' | 'name' | 'principalPaise' | 'installmentPaise' | 'startMonth'>

export const loansNow = rows(({ db, organisation }, p: { employees: readonly Id[] }) => ({
  compile: () =>
    sql<Known>`
      select id, employee_id as employee, name, principal_paise as "principalPaise", installment_paise as "installmentPaise",
        start_month as "startMonth"
      from loan where organisation_id = ${organisation} and employee_id = any(${p.employees}::uuid[])`.compile(db),
}))

/** `isUsed`: part of it was repaid, a month is skipped, or a settlement left a balance. */
export const loansById = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<{ id: Id; name: string; isUsed: boolean }>`
      select id, name, (payslip_id is not null
          or exists (select from loan_repayment back where back.organisation_id = ${organisation} and back.loan_id = loan.id)
          or exists (select from loan_skip skip where skip.organisation_id = ${organisation} and skip.loan_id = loan.id)) as "isUsed"
      from loan where organisation_id = ${organisation} and id = any(${p.ids}::uuid[]) for no key update`.compile(db),
}))

export const insertLoans = change(({ db, organisation }, p: { loans: string; account: Id | null; now: Instant }) => ({
  compile: () =>
    sql`
      insert into loan (organisation_id, id, employee_id, n, name, principal_paise, installment_paise, given_on, start_month,
        reason, interest_note, created_by, created_at)
      select ${organisation}, one.id, one.employee, coalesce((select max(n) from loan
          where loan.organisation_id = ${organisation} and loan.employee_id = one.employee), 0)
          + row_number() over (partition by one.employee order by one.id),
        one.name, "principalPaise", "installmentPaise", "givenOn", "startMonth", reason, '', ${p.account}, ${p.now}
      from jsonb_to_recordset(${p.loans}::jsonb)
        as one (id uuid, employee uuid, name text, "principalPaise" bigint, "installmentPaise" bigint, "givenOn" date,
          "startMonth" text, reason text)
      returning 1`.compile(db),
}))

export const deleteLoans = change(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql`delete from loan where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))

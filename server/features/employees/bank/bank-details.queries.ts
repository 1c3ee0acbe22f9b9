import { sql } from 'kysely'
import type { z } from 'zod'
import type { BankDetails } from '@muster/contract/employees/bank-details.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

interface BankRow extends Omit<z.output<typeof BankDetails>, 'accountNumber'> {
  last4: string
  sealed: string
}

/** Undefined if there is no such employee; every field is null if there is no account. */
export const bankOf = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<BankRow | { _id: Id; sealed: null }>`
      select employee.id as "_id", holder_name as "holderName", account_last4 as last4, account_sealed as sealed, ifsc,
        bank_name as "bankName", branch, account_type as "accountType", upi
      from employee
      left join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = employee.id
      where employee.organisation_id = ${organisation} and employee.id = ${p.id}`.compile(db),
}))

interface BankValues {
  id: Id
  holderName: string
  sealed: string
  last4: string
  ifsc: string
  bankName: string
  branch: string
  accountType: string
  upi: string | null
  now: Instant
}

export const putBank = change(({ db, organisation }, p: BankValues) => {
  const values = {
    holder_name: p.holderName,
    account_sealed: p.sealed,
    account_last4: p.last4,
    ifsc: p.ifsc,
    bank_name: p.bankName,
    branch: p.branch,
    account_type: p.accountType,
    upi: p.upi,
    updated_at: p.now,
  }
  return db
    .insertInto('employee_bank')
    .values({ ...values, organisation_id: organisation, employee_id: p.id })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'employee_id']).doUpdateSet(values))
})

import { sql } from 'kysely'
import type { Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

interface BankRow {
  holderName: string
  sealed: string
  last4: string
  ifsc: string
  bankName: string
  updatedAt: Instant
}

export const savedBank = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<BankRow>`
      select holder_name as "holderName", account_sealed as sealed, account_last4 as last4, ifsc, bank_name as "bankName",
        updated_at as "updatedAt"
      from company_bank where organisation_id = ${organisation}`.compile(db),
}))

export const putBank = change(({ db, organisation }, p: Omit<BankRow, 'updatedAt'> & { now: Instant }) => ({
  compile: () =>
    sql`
      insert into company_bank (organisation_id, holder_name, account_sealed, account_last4, ifsc, bank_name, updated_at)
      values (${organisation}, ${p.holderName}, ${p.sealed}, ${p.last4}, ${p.ifsc}, ${p.bankName}, ${p.now})
      on conflict (organisation_id) do update set holder_name = excluded.holder_name,
        account_sealed = excluded.account_sealed, account_last4 = excluded.account_last4, ifsc = excluded.ifsc,
        bank_name = excluded.bank_name, updated_at = excluded.updated_at`.compile(db),
}))

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface EntityBank {
  entity: Id
  holderName: string
  sealed: string
  last4: string
  ifsc: string
  bankName: string
  updatedAt: Instant
}

export const entityBanks = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<EntityBank>`
      select legal_entity_id as entity, holder_name as "holderName", account_sealed as sealed, account_last4 as last4, ifsc,
        bank_name as "bankName", updated_at as "updatedAt"
      from legal_entity_bank where organisation_id = ${organisation}`.compile(db),
}))

export const putEntityBank = change(({ db, organisation }, p: Omit<EntityBank, 'updatedAt'> & { now: Instant }) => ({
  compile: () =>
    sql`
      insert into legal_entity_bank (organisation_id, legal_entity_id, holder_name, account_sealed, account_last4, ifsc,
        bank_name, updated_at)
      values (${organisation}, ${p.entity}, ${p.holderName}, ${p.sealed}, ${p.last4}, ${p.ifsc}, ${p.bankName}, ${p.now})
      on conflict (organisation_id, legal_entity_id) do update set holder_name = excluded.holder_name,
        account_sealed = excluded.account_sealed, account_last4 = excluded.account_last4, ifsc = excluded.ifsc,
        bank_name = excluded.bank_name, updated_at = excluded.updated_at`.compile(db),
}))

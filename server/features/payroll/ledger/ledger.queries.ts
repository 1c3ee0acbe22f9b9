import { sql } from 'kysely'
import { change, rows } from '../../../platform/database/statement.ts'

export const ledgerNames = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ key: string; ledger: string }>`
      select key, ledger from ledger_name where organisation_id = ${organisation} order by key`.compile(db),
}))

export const deleteLedgerNames = change(({ db, organisation }, _: object) => ({
  compile: () => sql`delete from ledger_name where organisation_id = ${organisation}`.compile(db),
}))

export const insertLedgerNames = change(({ db, organisation }, p: { ledgers: string }) => ({
  compile: () =>
    sql`
      insert into ledger_name (organisation_id, key, ledger)
      select ${organisation}, key, ledger from jsonb_to_recordset(${p.ledgers}::jsonb) as r(key text, ledger text)
      on conflict (organisation_id, key) do update set ledger = excluded.ledger
      returning 1`.compile(db),
}))

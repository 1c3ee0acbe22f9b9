import { sql } from 'kysely'
import type { Instant } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { change, one } from '../../../platform/database/statement.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/** Stores the law that a run was calculated by; the same law is stored once, and sent once. */
export async function keepBook(tx: Tx, { hash, rows }: LawBook): Promise<void> {
  if (await knownBook(tx, { hash })) return
  await insertBook(tx, { hash, rows: JSON.stringify(rows), now: tx.now })
}

export const knownBook = one(({ db, organisation }, p: { hash: string }) =>
  db.selectFrom('law_book').select('hash').where('organisation_id', '=', organisation).where('hash', '=', p.hash),
)

export const insertBook = change(({ db, organisation }, p: { hash: string; rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into law_book (organisation_id, hash, rows, created_at)
      values (${organisation}, ${p.hash}, ${p.rows}::jsonb, ${p.now})
      on conflict do nothing`.compile(db),
}))

/** The law as it was when payslips were calculated by it. */
export const keptBook = one(({ db, organisation }, p: { hash: string }) => ({
  compile: () =>
    sql<LawBook>`
      select hash, rows from law_book where organisation_id = ${organisation} and hash = ${p.hash}`.compile(db),
}))

import { sql } from 'kysely'
import { one } from './statement.ts'
import type { Tx } from './tx.ts'

/** After a bulk write: refreshes PostgreSQL's statistics of these tables at once, rows of this transaction included. */
export async function analyse(tx: Tx, tables: readonly string[]): Promise<void> {
  await analysed(tx, { tables })
}

export const analysed = one(({ db }, p: { tables: readonly string[] }) => ({
  compile: () => sql`select refresh_statistics(${p.tables}::text[])`.compile(db),
}))

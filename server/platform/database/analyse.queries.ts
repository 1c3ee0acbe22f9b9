import { sql } from 'kysely'
import { one } from './statement.ts'
import type { Tx } from './tx.ts'

/** After a bulk write: PostgreSQL looks at once at how many rows these tables have, those of this transaction included. */
export async function analyse(tx: Tx, tables: readonly string[]): Promise<void> {
  await analysed(tx, { tables })
}

export const analysed = one(({ db }, p: { tables: readonly string[] }) => ({
  compile: () => sql`select refresh_statistics(${p.tables}::text[])`.compile(db),
}))

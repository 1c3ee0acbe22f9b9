import { sql } from 'kysely'
import { one } from './statement.ts'
import type { Tx } from './tx.ts'

/** After a bulk write: refreshes PostgreSQL's statistics of these tables at once, rows of this transaction included. */
export async function analyse(tx: Tx, tables: readonly string[]): Promise<void> {
  await analysed(tx, { tables })
}

/**
 * The same after many new rows in a table, if they are at least a tenth of it: the statistics of a large table are still good enough
 * after a few more rows, and refreshing them takes a second. On a cluster the workers see to it themselves: here a table's size is unknown.
 */
export async function analyseGrown(tx: Tx, table: string, rows: number): Promise<void> {
  await analysedGrown(tx, { table, rows })
}

export const analysedGrown = one(({ db }, p: { table: string; rows: number }) => ({
  compile: () =>
    sql`select refresh_statistics(array[${p.table}::text]) from pg_class
      where relname = ${p.table}::text and relnamespace = 'public'::regnamespace and reltuples <= 10 * ${p.rows}::float8
        and not exists (select from pg_extension where extname = 'citus')`.compile(db),
}))

export const analysed = one(({ db }, p: { tables: readonly string[] }) => ({
  compile: () => sql`select refresh_statistics(${p.tables}::text[])`.compile(db),
}))

import pg from 'pg'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/tx.ts'
import { run } from '../company.ts'
import { testDatabase } from '../database.ts'

/** Gives the planner table statistics, as in a company that has worked for a day. */
export async function analyse(): Promise<void> {
  const client = new pg.Client((await testDatabase()).owner)
  await client.connect()
  await client.query('analyze')
  await client.end()
}

/** The rows of each table that some work reads: what a list costs, independent of machine speed. */
export async function rowsReadBy(tx: Tx, work: () => Promise<unknown>): Promise<Map<string, number>> {
  const before = await rowsRead(tx)
  await work()
  const after = await rowsRead(tx)
  return new Map([...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)]))
}

/** The rows of each table that this transaction has read so far. */
async function rowsRead(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await run(
    tx,
    sql`select relname, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables`,
  )
  return new Map((rows as { relname: string; count: number }[]).map(({ relname, count }) => [relname, count]))
}

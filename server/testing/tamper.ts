import pg from 'pg'
import { testDatabase } from './database.ts'

/** Changes rows without triggers and keys, like a person with direct access to the database. Returns the number of rows. */
export async function tamper(text: string, values: readonly unknown[] = []): Promise<number> {
  const owner = new pg.Client((await testDatabase()).owner)
  await owner.connect()
  try {
    await owner.query('begin')
    // For the transaction alone: that is how a cluster passes it on to the rows' nodes.
    await owner.query('set local session_replication_role = replica')
    const { rowCount } = await owner.query(text, [...values])
    await owner.query('commit')
    return rowCount ?? 0
  } finally {
    await owner.end()
  }
}

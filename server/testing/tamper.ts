import pg from 'pg'
import { testDatabase } from './database.ts'

/** Changes rows as nobody may, without triggers and keys: as somebody with the database in their hands. Answers how many. */
export async function tamper(text: string, values: readonly unknown[] = []): Promise<number> {
  const owner = new pg.Client((await testDatabase()).owner)
  await owner.connect()
  try {
    await owner.query('begin')
    // Of the transaction alone: so a cluster passes it on to where the rows lie.
    await owner.query('set local session_replication_role = replica')
    const { rowCount } = await owner.query(text, [...values])
    await owner.query('commit')
    return rowCount ?? 0
  } finally {
    await owner.end()
  }
}

import pg from 'pg'
import type { ConnectionOptions } from './connection.ts'

/** Creates the database of these options if it does not exist, as a copy of `template` if given. */
export async function createDatabase(options: ConnectionOptions, template = 'template0'): Promise<void> {
  const client = new pg.Client({ ...options, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [options.database])
    if (rowCount === 0) {
      await client.query(
        `create database ${pg.escapeIdentifier(options.database)} template ${pg.escapeIdentifier(template)}`,
      )
    }
  } finally {
    await client.end()
  }
}

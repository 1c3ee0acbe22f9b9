import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../platform/database/migrate/migrate.ts'
import { createDatabase } from '../platform/postgres/create-database.ts'
import { testSecret as secret } from './global-setup.ts'

const migrations = join(import.meta.dirname, '../db/migrations')

/** A database from before a migration (`0110`), with its own rows; `read` gets it with all migrations. */
export async function migrated(number: string, rows: string, read: (database: pg.Client) => Promise<void>) {
  const owner = { ...inject('postgres'), database: `muster_before_${number}_${process.env.VITEST_POOL_ID}` }
  const client = new pg.Client({ ...owner, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${owner.database} with (force)`)
  await client.end()
  await createDatabase(owner)
  const directory = mkdtempSync(join(tmpdir(), 'muster-migrations-'))
  for (const name of readdirSync(migrations).filter((one) => one < number))
    copyFileSync(join(migrations, name), join(directory, name))
  await migrate({ owner, secret, directory })
  const database = new pg.Client(owner)
  await database.connect()
  try {
    await database.query(rows)
    await migrate({ owner, secret })
    await read(database)
  } finally {
    await database.end()
  }
}

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { checkSecretVersions, noteSecretVersions } from '../../secrets/secret-versions.ts'
import { StartError } from '../../start-error.ts'
import { changesTables, isCluster, isDistributed, staysHere } from '../cluster/cluster.ts'
import { distribute } from '../cluster/distribute.ts'
import { checkCluster } from '../cluster/unsafe-settings.ts'
import { grantJobs, grantTables, makeRole } from './app-role.ts'
import { apply, inTransaction, type Migration, type Patience } from './apply.ts'
import { installJobs } from './install-jobs.ts'

export interface MigrateOptions {
  /** The role that owns the tables. */
  owner: pg.ClientConfig
  secret: string
  /** Contains `NNNN_name.sql`; the product's own by default. */
  directory?: string
  /** The last migration to apply, to restore a backup from an older release. */
  upTo?: string
  /** How it waits for locks that calls hold. */
  patience?: Patience
}

/**
 * Brings the database up to date, as its owner: the application's role, missing migrations (each in its own transaction), the job queue.
 * On a cluster, tables are distributed. Servers that start at the same time wait for each other. Returns the migrations it applied.
 */
export async function migrate({
  owner,
  secret,
  directory = ownMigrations,
  upTo,
  patience,
}: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ ...owner, options: '-c TimeZone=UTC -c client_min_messages=warning' })
  await connect(client)
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await checkVersion(client)
    const onCluster = await isCluster(client)
    if (onCluster) {
      await checkCluster(client)
      await changesTables(client)
    }
    await checkSecretVersions(client, secret)
    await makeRole(client, owner, secret)
    await grantTables(client)
    const applied = await applyMissing(client, readMigrations(directory), { upTo, patience })
    await noteSecretVersions(client, secret)
    if (onCluster) {
      await inTransaction(client, () => distribute(client))
      await staysHere(client)
    }
    await installJobs(client, owner)
    await grantJobs(client)
    return applied
  } finally {
    await client.end()
  }
}

const ownMigrations = join(import.meta.dirname, '../../../db/migrations')

// Any number, as long as nothing else in this database locks it.
const lockNumber = 7_305_001

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(`The database cannot be reached: ${(error as Error).message}. Check DATABASE_URL.`)
  }
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < 15) throw new StartError(`Muster needs PostgreSQL 15 or newer; the one at DATABASE_URL is ${major}.`)
}

function readMigrations(directory: string): Migration[] {
  const seen = new Set<string>()
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new StartError(`The migration ${name} should be named like 0042_shift_colour.sql.`)
    if (seen.has(number))
      throw new StartError(`There are two migrations with the number ${number}; give ${name} another.`)
    seen.add(number)
    const text = readFileSync(join(directory, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
  { upTo = '9', patience }: { upTo?: string | undefined; patience?: Patience | undefined },
): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  await client.query(`revoke all on schema_migration from muster_app`)
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')
  const done = new Map(rows.map((row) => [row.name, row.checksum]))
  checkHistory(done, migrations)
  const missing = migrations.filter(({ name }) => !done.has(name) && name <= upTo)
  const isSpread = await isDistributed(client)
  for (const migration of missing) await apply(client, migration, { isSpread, patience })
  return missing.map(({ name }) => name)
}

function checkHistory(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  for (const { name, checksum } of migrations) {
    if (done.has(name) && done.get(name) !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after this database applied it. Put it back as it was, and write a new one.`,
      )
    }
  }
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...done.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new StartError(`This database was migrated by a newer Muster (${unknown.sort().join(', ')}). Start that one.`)
  }
}

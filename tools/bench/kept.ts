import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig, type Config } from '../../server/platform/config.ts'
import { appConnection } from '../../server/platform/database/migrate/app-role.ts'
import { migrate } from '../../server/platform/database/migrate/migrate.ts'
import { createDatabase } from '../../server/platform/postgres/create-database.ts'
import { addressOf, type ConnectionOptions } from '../../server/platform/postgres/connection.ts'
import { startPostgres } from '../../server/platform/postgres/start-postgres.ts'

const root = join(import.meta.dirname, '../..')
export const secret = 'the secret of the bench, 32 characters and more'

/** A database that can be written to freely. */
export interface Copy<T> {
  /** The note recorded when it was made. */
  note: T
  owner: ConnectionOptions
  connection: pg.ClientConfig
  config: Config
  /** For a process of the product on it. */
  environment: Record<string, string>
}

/** As the owner, who bypasses row-level security, and as the application's role. */
export type Fresh = Pick<Copy<unknown>, 'owner' | 'connection' | 'config'>

/**
 * Starts a PostgreSQL with databases that are made once a day and kept in `.cache/<name>`; each run gets copies. `madeBy` are the files
 * they depend on, besides migrations and the generators of people.
 */
export async function openKept(name: string, madeBy: readonly string[]) {
  const folder = join(root, '.cache', name, whatTheyAreMadeOf(madeBy))
  removeOlder(folder)
  mkdirSync(folder, { recursive: true })
  // As durable as in production, because measurements include the cost of commits.
  const postgresFolder = join(folder, 'postgres')
  const postgres = await startPostgres({ directory: postgresFolder })
  const config = readConfig({ DATA_DIR: join(folder, 'data'), MUSTER_SECRET: secret, LOG_LEVEL: 'error' })
  const owner = (database: string) => ({ ...postgres.owner, database })
  const fresh = (database: string): Fresh => ({
    ...{ owner: owner(database), connection: appConnection(owner(database), secret), config },
  })
  return {
    folder: postgresFolder,
    stop: postgres.stop,
    /** `fill` makes it in a migrated database if it does not exist yet, and returns the note to record. */
    async copy<T>(what: string, fill: (place: Fresh) => Promise<T>): Promise<Copy<T>> {
      const note = join(folder, `${what}.json`)
      const template = `${what}_kept`
      if (!existsSync(note)) {
        await replaced(postgres.owner, template)
        await createDatabase(owner(template))
        await migrate({ owner: owner(template), secret })
        const made = await fill(fresh(template))
        await ask(owner(template), 'vacuum analyze')
        writeFileSync(note, JSON.stringify(made))
      }
      await replaced(postgres.owner, what)
      await ask(postgres.owner, `create database ${what} template ${template} strategy file_copy`)
      return {
        ...fresh(what),
        note: JSON.parse(readFileSync(note, 'utf8')) as T,
        environment: {
          ...{ DATABASE_URL: addressOf(owner(what)), MUSTER_SECRET: secret, DATA_DIR: config.dataDir },
          ...{ LOG_LEVEL: 'error', NODE_ENV: 'production', DEMO: '0' },
        },
      }
    },
  }
}

/** Migrations, generators of people, and the day, because punches end today. */
function whatTheyAreMadeOf(madeBy: readonly string[]): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const made = ['server/db/migrations/*.sql', 'server/**/*.sql', 'server/demo/*.ts', ...madeBy]
  const sources = globSync(made, { cwd: root })
  for (const path of new Set(sources.toSorted())) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 12)
}

function removeOlder(folder: string): void {
  const all = join(folder, '..')
  if (!existsSync(all)) return
  for (const name of readdirSync(all)) {
    if (join(all, name) !== folder) rmSync(join(all, name), { recursive: true, force: true })
  }
}

async function replaced(owner: pg.ClientConfig, database: string): Promise<void> {
  await ask(owner, `drop database if exists ${database} with (force)`)
}

/** As the owner, who bypasses row-level security. */
export async function ask(owner: pg.ClientConfig, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}

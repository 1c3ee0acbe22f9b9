import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { fillLoadCompany } from '../../server/db/demo/load-company.ts'
import { whileFilling } from '../../server/db/demo/filling.ts'
import type { DemoCompany } from '../../server/db/demo/write-company.ts'
import { readConfig, type Config } from '../../server/platform/config.ts'
import { appConnection } from '../../server/platform/database/migrate/app-role.ts'
import { migrate } from '../../server/platform/database/migrate/migrate.ts'
import { createLog } from '../../server/platform/log.ts'
import { createDatabase } from '../../server/platform/postgres/create-database.ts'
import type { ConnectionOptions } from '../../server/platform/postgres/connection.ts'
import { startPostgres } from '../../server/platform/postgres/start-postgres.ts'
import { history } from './history.ts'

const root = join(import.meta.dirname, '../..')
const secret = 'the secret of the bench, 32 characters and more'

/** What the least that a call can write is written to: a table of the tenant like any other. */
const least = `
  create table least (organisation_id uuid not null, id uuid not null, note text not null, at timestamptz not null,
    primary key (organisation_id, id));
  select belongs_to_organisation('least')`

/** A database that may be written to at will, with the company that lives in it. */
export interface Bench {
  company: DemoCompany
  owner: ConnectionOptions
  connection: pg.ClientConfig
  /** Of its PostgreSQL. */
  folder: string
  config: Config
  environment: Record<string, string>
}

/** Starts PostgreSQL for the bench. Companies are made once a day and kept; each run gets a copy. */
export async function openCompanies(tell: (line: string) => void) {
  const folder = join(root, '.cache/bench', whatTheyAreMadeOf())
  removeOlder(folder)
  mkdirSync(folder, { recursive: true })
  // As durable as in production: what a commit costs belongs to both sides of every ratio.
  const postgresFolder = join(folder, 'postgres')
  const postgres = await startPostgres({ directory: postgresFolder })
  const config = readConfig({ DATA_DIR: join(folder, 'data'), MUSTER_SECRET: secret, LOG_LEVEL: 'error' })
  const owner = (database: string) => ({ ...postgres.owner, database })
  return {
    stop: postgres.stop,
    async company(employees: number): Promise<Bench> {
      const note = join(folder, `company-${employees}.json`)
      const template = `company_${employees}`
      const connection = (database: string) => appConnection(owner(database), secret)
      if (!existsSync(note)) {
        await replaced(postgres.owner, template)
        await createDatabase(owner(template))
        await migrate({ owner: owner(template), secret })
        const parts = { config, log: createLog('error'), connection: connection(template), tell }
        const made = await whileFilling(parts, (filling) => fillLoadCompany(filling, { employees, days: 14 }))
        await ask(owner(template), history)
        await ask(owner(template), 'vacuum analyze')
        writeFileSync(note, JSON.stringify(made))
      }
      const database = `bench_${employees}`
      await replaced(postgres.owner, database)
      await ask(postgres.owner, `create database ${database} template ${template} strategy file_copy`)
      await ask(owner(database), least)
      const { user, password, host } = postgres.owner
      const url = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`
      return {
        company: JSON.parse(readFileSync(note, 'utf8')) as DemoCompany,
        owner: owner(database),
        connection: connection(database),
        folder: postgresFolder,
        config,
        environment: {
          ...{ DATABASE_URL: url, MUSTER_SECRET: secret, DATA_DIR: config.dataDir },
          ...{ LOG_LEVEL: 'error', NODE_ENV: 'production', DEMO: '0' },
        },
      }
    },
  }
}

/** Migrations, what invents people, and the day: punches end today. */
function whatTheyAreMadeOf(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const made = ['server/db/migrations/*.sql', 'server/**/*.sql', 'server/db/demo/*.ts', 'tools/bench/history.ts']
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

/** As the owner, whom row-level security does not bind. */
export async function ask(owner: pg.ClientConfig, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}

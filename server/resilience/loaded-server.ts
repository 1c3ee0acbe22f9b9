import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import { whileFilling } from '../demo/filling.ts'
import { fillLoadCompany } from '../demo/load-company.ts'
import { demoPassword } from '../app/demo-sign-ins.ts'
import type { DemoCompany } from '../demo/write-company.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { addressOf } from '../platform/postgres/connection.ts'
import { testDatabase } from '../testing/database.ts'
import { runServer, send, type RunningServer } from './running-server.ts'

export interface Loaded {
  company: DemoCompany
  /** Where its files lie. */
  dataDir: string
  server: RunningServer
  /** Starts another process on a killed one's data. */
  restart(): Promise<void>
  /** Starts an additional process on the same data, optionally of another release. */
  another(settings?: Record<string, string>, main?: string): Promise<RunningServer>
  /** The headers of a signed-in person. */
  signIn(email: string): Promise<Record<string, string>>
  /** The first row of a statement, read beside the server. */
  row<T>(text: string, values: unknown[]): Promise<T>
}

/** The product as a separate process with a company of this size, for a test file. */
export function loadedServer(people: number, settings: Record<string, string> = {}): Loaded {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-resilience-'))
  let database: pg.Client | undefined
  let environment: Record<string, string>
  let isOver = false
  const started: RunningServer[] = []
  const start = async (more: Record<string, string> = {}, main?: string) => {
    const server = await runServer({ ...environment, ...more }, { main })
    started.push(server)
    // Its file gave up waiting: left running, it would work in the database of the next file, which has the same name.
    if (isOver) await server.kill()
    return server
  }
  const loaded = {
    dataDir,
    async restart() {
      loaded.server = await start()
    },
    another: start,
    async signIn(email) {
      const body = { email, password: demoPassword }
      const reply = await send(loaded.server.address, 'POST', '/api/auth/user/signin', body)
      return { authorization: `Bearer ${String(reply.body['accessToken'])}` }
    },
    row: async <T>(text: string, values: unknown[]) => (await database!.query(text, values)).rows[0] as T,
  } as Partial<Loaded> as Loaded

  beforeAll(async () => {
    const { owner, app: connection, secret } = await testDatabase()
    const config = readConfig({ DATA_DIR: dataDir, MUSTER_SECRET: secret, LOG_LEVEL: 'silent' })
    const parts = { config, log: createLog('silent'), connection, tell: () => {} }
    loaded.company = await whileFilling(parts, (filling) => fillLoadCompany(filling, { employees: people, days: 1 }))
    database = new pg.Client(owner)
    await database.connect()
    // One person does everything here; two-person changes are tested elsewhere.
    await database.query(
      'insert into two_person_rule (organisation_id, area, is_on) select $1, unnest($2::text[]), false',
      [loaded.company.organisation, TwoPersonArea.options],
    )
    environment = { ...settings, DATABASE_URL: addressOf(owner), DATA_DIR: dataDir, MUSTER_SECRET: secret }
    loaded.server = await start()
  }, patience)
  afterAll(async () => {
    isOver = true
    await Promise.all(started.map((server) => server.kill()))
    await database?.end()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return loaded
}

/** Filling a company takes several times as long on a cluster. */
const patience = inject('nodes').length > 0 ? 300_000 : 120_000

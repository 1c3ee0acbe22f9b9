import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whileFilling } from '../../demo/filling.ts'
import { fillLoadCompany } from '../../demo/load-company.ts'
import { demoPassword } from '../../app/demo-sign-ins.ts'
import type { DemoCompany } from '../../demo/write-company.ts'
import { readConfig } from '../../platform/config.ts'
import { appConnection } from '../../platform/database/migrate/app-role.ts'
import { migrate } from '../../platform/database/migrate/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { startDatabase, type StartedDatabase } from '../../platform/postgres/start-database.ts'
import { scratchFolder } from '../../testing/scratch-postgres.ts'
import { punchOnAndOn } from '../punching.ts'
import { postmasterOf } from '../postmaster.ts'
import { get, runServer, send, type RunningServer } from '../running-server.ts'
import { until } from '../../testing/until.ts'

const folder = scratchFolder('muster-punches-')
const environment = { DATA_DIR: folder, MUSTER_SECRET: 'a secret of the test that is long enough' }
const config = readConfig({ ...environment, LOG_LEVEL: 'silent' })
const kills = 4
let company: DemoCompany
let server: RunningServer
let isOver = false

beforeAll(async () => {
  const database = await startDatabase(config)
  company = await filled(database).finally(() => database.stop())
  server = await runServer(environment)
}, 180_000)
afterAll(async () => {
  await server.kill()
  await (await startDatabase(config)).stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('punches while server and PostgreSQL are killed', () => {
  it('exist once each: answered ones at once, others when sent again', async () => {
    const people = company.people.filter(({ role }) => role === 'Employee').slice(0, 8)
    const signedIn = await Promise.all(people.map(({ email }) => signIn(email)))
    let answers = 0
    const through = { address: () => server.address, isOver: () => isOver, onAnswer: () => (answers += 1) }
    const working = Promise.all(signedIn.map((headers) => punchOnAndOn(headers, through)))
    for (let kill = 0; kill < kills; kill += 1) {
      // On a busy machine an answer takes its time, and each kill is to meet several people's punches.
      const before = answers
      await until(
        async () => answers - before,
        (count) => count > people.length,
      )
      await sleep(150 * kill)
      if (kill % 2 === 0) {
        await server.kill()
        server = await runServer(environment)
      } else {
        process.kill(postmaster(), 'SIGKILL')
        await until(ready, ({ status }) => status === 200)
      }
    }
    isOver = true
    const told = await working
    await server.kill()
    const { owner, stop } = await startDatabase(config)
    const stored = await punchesOf(owner).finally(stop)

    const sent = told.flatMap(({ keys }) => keys)
    expect(sent.length).toBeGreaterThan(8 * kills)
    expect(told.reduce((sum, { repeats }) => sum + repeats, 0)).toBeGreaterThan(0)
    expect(stored.toSorted()).toEqual(sent.toSorted())
  }, 240_000)
})

async function signIn(email: string): Promise<Record<string, string>> {
  const reply = await send(server.address, 'POST', '/api/auth/user/signin', { email, password: demoPassword })
  return { authorization: `Bearer ${String(reply.body['accessToken'])}` }
}

const ready = () => get(server.address, '/api/ready')

const postmaster = () => postmasterOf(join(folder, 'postgres'))

async function filled({ owner }: StartedDatabase): Promise<DemoCompany> {
  await migrate({ owner, secret: config.secret })
  const connection = appConnection(owner, config.secret)
  const parts = { config, log: createLog('silent'), connection, tell: () => {} }
  const made = await whileFilling(parts, (filling) => fillLoadCompany(filling, { employees: 30, days: 0 }))
  // No one is at work yet, whatever the time is.
  await ask(owner, 'set session_replication_role = replica; delete from punch')
  return made
}

/** The keys noted with the punches. */
async function punchesOf(owner: pg.ClientConfig): Promise<string[]> {
  return (await ask(owner, "select note from punch where note <> ''")).map(({ note }) => note)
}

async function ask(owner: pg.ClientConfig, statement: string): Promise<{ note: string }[]> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return (await client.query<{ note: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

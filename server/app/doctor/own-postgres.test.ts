import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { readSettings } from '../../platform/config.ts'
import { releaseFindings } from '../../platform/configuration/postgres-release.ts'
import type { Database } from '../../platform/database/open.ts'
import { openIdle } from '../../platform/database/open-idle.ts'
import { createLog } from '../../platform/log.ts'
import { builtInVersion } from '../../platform/postgres/binaries.ts'
import { testDatabase } from '../../testing/database.ts'
import { examineDeeply, examineSettings } from './examine.ts'

let client: pg.Client
let database: Database
beforeAll(async () => {
  const { owner, secret } = await testDatabase()
  client = new pg.Client(owner)
  await client.connect()
  database = openIdle(owner, secret, createLog('silent'))
})
afterAll(async () => {
  await database.close()
  await client.end()
})

/** The database, calling itself an old one. */
const old = () => {
  const asOld = (text: string) => text.replace("current_setting('server_version')", "'15.2 (Debian)'")
  return { query: (text: string, values?: unknown[]) => client.query(asOld(text), values) } as pg.Client
}

it.each([
  [true, ['The database is PostgreSQL 15.2, and 15.19 has had security fixes since 2026-08-13.']],
  [false, []],
])(
  'a database of their own that lacks security fixes is told to whoever runs it (production: %s)',
  async (production, says) => {
    const used = { role: 'all', production, databaseUrl: 'postgres://db/muster' } as const
    const found = await examineDeeply(used, database, old(), systemClock)
    expect(found.map((one) => one.says)).toEqual(says)
  },
)

it('the built-in one is judged with the settings, before there is any data', async () => {
  const about = async (environment: Record<string, string>) => {
    const settings = readSettings({ MUSTER_SECRET: 'x'.repeat(40), NODE_ENV: 'production', ...environment })
    return (await examineSettings(settings)).filter(({ says }) => says.includes('PostgreSQL'))
  }
  const builtIn = releaseFindings({ production: true, databaseUrl: undefined }, builtInVersion()!)
  expect(await about({})).toEqual(builtIn)
  expect(await about({ DATABASE_URL: 'postgres://db/muster' })).toEqual([])
})

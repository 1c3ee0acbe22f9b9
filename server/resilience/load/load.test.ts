import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { addressOf } from '../../platform/postgres/connection.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'
import { isFailure } from './figures.ts'
import { fillWorld } from './load-world.ts'
import { runLoad, type LoadReport } from './run-load.ts'
import { openSite, type Site } from './site.ts'
import { sizesOf } from './sizes.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'muster-load-'))
let database: TestDatabase
let site: Site
let report: LoadReport

beforeAll(async () => {
  database = await testDatabase()
  const { owner, app: connection, secret } = database
  const config = readConfig({ DATA_DIR: `${dataDir}-filled`, MUSTER_SECRET: secret, LOG_LEVEL: 'silent' })
  const sizes = sizesOf({ organisations: 3, employees: 60, largest: 36 })
  const organisations = await fillWorld(sizes, { config, owner, connection, tell: () => {}, days: 3 })
  const environment = { DATABASE_URL: addressOf(owner), DATA_DIR: dataDir }
  site = await openSite({ organisations, owner, environment, secret, processes: 1 })
  const extent = { seconds: 3, percent: 100, quietSeconds: 1, perSecond: 40, seed: 9 }
  report = await runLoad(site, ['morning', 'neighbour', 'month-end'], extent)
}, 120_000)
afterAll(async () => {
  await site.close()
  for (const folder of [dataDir, `${dataDir}-filled`]) rmSync(folder, { recursive: true, force: true })
})

/** `npm run load` runs it with a hundred thousand people. */
describe('a small load of every kind', () => {
  it('is carried, and each answered punch exists once', async () => {
    expect(report.told.filter(isFailure)).toEqual([])
    const answered = report.told.flatMap(({ body }) =>
      body === undefined ? [] : [(JSON.parse(body) as { note: string }).note],
    )
    const punches = await rowsOfOrganisations(() => database.owner).list<{ note: string }>(
      "select note from punch where note <> ''",
    )
    expect(answered.length).toBeGreaterThan(80)
    expect(punches.map(({ note }) => note).toSorted()).toEqual(answered.toSorted())
  })

  it('is reported with all its figures', () => {
    expect(report.morning).toMatchObject({ people: 60, all: { calls: 160 } })
    expect(report.morning!.carried.asked).toBeGreaterThan(0)
    expect(report.neighbour!.noisy.calls).toBeGreaterThan(report.neighbour!.others.calls)
    expect(report.monthEnd!.payslips).toBe(60)
    for (const { all, work, walBytesPerCall, memory, connections, firstFull } of [
      report.morning!,
      report.neighbour!,
      report.monthEnd!,
    ]) {
      for (const figure of [all.p50, all.p95, all.p99, walBytesPerCall, connections, firstFull.share])
        expect(figure).toBeGreaterThan(0)
      if (process.platform !== 'linux') continue
      for (const figure of [work!.web, work!.postgres, ...memory.web, ...memory.jobs, ...memory.postgres])
        expect(figure).toBeGreaterThan(0)
    }
    for (const figure of Object.values(report.growth!)) expect(figure).toBeGreaterThan(0)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { startServer, type RunningServer } from '../app/start.ts'
import { pay, withPayroll } from '../features/payroll/testing.ts'
import { readConfig, type Role } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { addressOf } from '../platform/postgres/connection.ts'
import { aCompany, run as query, type Company } from '../testing/company.ts'
import { testDatabase } from '../testing/database.ts'
import { freePort, get, send } from './running-server.ts'
import { until } from '../testing/until.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'muster-roles-'))
const started: RunningServer[] = []
afterAll(async () => {
  for (const server of started) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a process for calls queues a pay run without running it; one for jobs runs it, and answers no calls', async () => {
  const company = await withPayroll(await aCompany())
  await pay(company, await company.employee('Priya Nair'), 60_000_000)
  const headers = { authorization: `Bearer ${company.admin.token}` }
  const web = await aProcess(company, 'web')
  const { body } = await send(web.address, 'POST', '/api/v1/user/payrun', { month: '2026-11' }, headers)
  const { _id: run } = body.data as { _id: Id }
  // Longer than a jobs process's polling interval.
  await sleep(1_500)
  expect(await seen(company, run)).toEqual({ state: 'draft', jobs: 1, schedules: 0 })

  const { address } = await aProcess(company, 'jobs')
  expect(
    await until(
      () => seen(company, run),
      ({ state }) => state === 'calculated',
    ),
  ).toMatchObject({ jobs: 0 })
  const figures = await fetch(`${address}/api/metrics`)
  expect([(await get(address, '/api/health')).status, (await get(address, '/api/ready')).status]).toEqual([200, 200])
  expect(await figures.text()).toContain('muster_last_backup_seconds')
  for (const path of ['/', '/sign-in', '/api/v1/user/user-info', '/dev/mailbox', '/scim/v2/Users'])
    expect([path, (await get(address, path, headers)).status]).toEqual([path, 404])
  expect((await get(web.address, '/api/v1/user/user-info', headers)).status).toBe(200)
}, 120_000)

async function aProcess({ clock }: Company, role: Role): Promise<RunningServer> {
  const { owner, secret } = await testDatabase()
  const config = readConfig({
    ...{ ROLE: role, PORT: String(await freePort()), DATA_DIR: join(dataDir, role), MUSTER_SECRET: secret },
    DATABASE_URL: addressOf(owner),
    NODE_ENV: 'test',
  })
  const log = createLog('silent')
  const server = await startServer({ config, clock, log, tell: () => undefined, fillDemo: () => Promise.resolve() })
  started.push(server)
  return server
}

interface Seen {
  state: string
  jobs: number
  schedules: number
}

/** The state of a run, its queued jobs, and the scheduled jobs. */
async function seen(company: Company, run: Id): Promise<Seen> {
  const { rows } = await company.within((tx) =>
    query(
      tx,
      sql`select state, (select count(*)::int from pgboss.schedule) as schedules,
          (select count(*)::int from pgboss.job where name = 'pay-run' and pgboss.job.state = 'created') as jobs
        from pay_run where id = ${run}`,
    ),
  )
  return rows[0] as Seen
}

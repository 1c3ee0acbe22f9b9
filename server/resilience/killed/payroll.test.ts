import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { systemClock } from '../../platform/clock.ts'
import { loadedServer } from '../loaded-server.ts'
import { send } from '../running-server.ts'
import { until } from '../../testing/until.ts'

const month = monthOf(localDay(systemClock.now(), 'Asia/Kolkata'))
const loaded = loadedServer(1200)
const { row, signIn } = loaded
let run: Id
let headers: Record<string, string>

beforeAll(async () => {
  headers = await signIn(loaded.company.adminEmail)
  const started = await ask('POST', 'payrun', { month })
  run = (started.body.data as { _id: Id })._id
  await isCalculated()
}, 120_000)

describe('payroll with a killed server', () => {
  it('during an approval is locked entirely or not at all, and can be locked afterwards', async () => {
    const sent = approve()
    await sleep(150)
    await loaded.server.kill()
    await sent
    await loaded.restart()
    const { state, times } = await runNow()
    expect([`${state} ${times}`]).toEqual([state === 'approved' ? 'approved 1' : 'calculated 0'])
    expect((await approve()).status).toBe(state === 'approved' ? 409 : 200)
    expect(await runNow()).toEqual({ state: 'approved', times: 1 })
  }, 120_000)

  it('during the certificates of a year makes one for everyone, and notifies once', async () => {
    const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < 4 ? 1 : 0)
    const financialYear = `${year}-${String(year + 1).slice(2)}`
    expect((await ask('POST', 'form-16', { financialYear })).status).toBe(200)
    const made = () =>
      row<{ all: number; once: number }>(
        `select count(*)::int as all, count(distinct employee_id)::int as once from form_16_part where replaced_at is null`,
        [],
      )
    await until(made, ({ all }) => all > 0, 60)
    await loaded.server.kill()
    await loaded.restart()
    const left = () =>
      row<{ n: number }>(
        `select count(*)::int as n from pgboss.job where name = 'form-16' and state in ('created', 'retry', 'active')`,
        [],
      )
    await until(left, ({ n }) => n === 0, 60)
    const paid = await row<{ n: number }>('select count(*)::int as n from payslip where run_id = $1', [run])
    expect(await made()).toEqual({ all: paid.n, once: paid.n })
    const told = `select count(*)::int as n from notification where type = 'form-16'`
    expect(await row(told, [])).toEqual({ n: 1 })
  }, 180_000)
})

const ask = (method: string, path: string, body: object) =>
  send(loaded.server.address, method, `/api/v1/user/${path}`, body, headers)

const approve = () => ask('PUT', `payrun/${run}`, { action: 'approve' })

/** The state of the run, and how often the log records its approval. */
function runNow() {
  return row<{ state: string; times: number }>(
    `select state, (select count(*)::int from audit_event where record_id = $1 and action = 'approved') as times
     from pay_run where id = $1`,
    [run],
  )
}

function isCalculated() {
  return until(runNow, ({ state }) => state === 'calculated', 90)
}

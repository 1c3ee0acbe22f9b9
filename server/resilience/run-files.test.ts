import { beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { systemClock } from '../platform/clock.ts'
import { loadedServer } from './loaded-server.ts'
import { get, send } from './running-server.ts'
import { until } from '../testing/until.ts'

const month = monthOf(localDay(systemClock.now(), 'Asia/Kolkata'))
const loaded = loadedServer(300)
const { row, signIn } = loaded
let run: Id
let headers: Record<string, string>

interface Listed {
  files: { kind: string; people: number; refused: string | null; lacks: string | null }[]
  making: { done: number; total: number } | null
}

beforeAll(async () => {
  headers = await signIn(loaded.company.adminEmail)
  const started = await ask('POST', 'payrun', { month })
  run = (started.body.data as { _id: Id })._id
  await until(state, ({ state: now }) => now === 'calculated', 90)
}, 300_000)

describe('the files of a large run', () => {
  it('are made once, concurrently with everything else, and stored with the run', async () => {
    expect((await ask('PUT', `payrun/${run}`, { action: 'approve' })).status).toBe(200)
    const first = await fetchFile('register')
    expect([first.status, first.headers.get('retry-after')]).toEqual([202, '3'])
    // Twelve simultaneous requests share one job.
    const together = await Promise.all(Array.from({ length: 12 }, () => fetchFile('register')))
    const fetched = together.filter(({ status }) => status === 200).length
    expect(together.filter(({ status }) => status === 202)).toHaveLength(12 - fetched)
    const { files } = await made()
    expect(files.length).toBeGreaterThan(4)
    const register = await (await fetchFile('register')).text()
    expect(register.split('\n').length).toBeGreaterThan(300)
    expect(await sets()).toEqual({ sets: 1, files: files.length })
    // They are stored sealed.
    const { key } = await row<{ key: string }>(`select file_key as key from run_file where kind = 'register'`, [])
    expect(key).toContain('/runFile/')
    const asset = `/api/v1/utility/assets/private?key=${key}`
    expect((await get(loaded.server.address, asset, headers)).status).toBe(400)
    expect(await row(`select count(*)::int as n from audit_event where action = 'downloaded'`, [])).toEqual({
      n: fetched + 1,
    })
  }, 120_000)

  it('include a change just made in the bank file, however soon it is fetched', async () => {
    const someone = 'select employee_id as id from payslip where run_id = $1 and net_paise > 0 order by 1 limit 1'
    const paid = await row<{ id: string }>(someone, [run])
    const account = '90210334455'
    const body = {
      ...{ employeeId: paid.id, holderName: 'Asha Rao', accountNumber: account, accountNumberAgain: account },
      ...{ ifsc: 'HDFC0001234', bankName: 'HDFC Bank', branch: 'MG Road', accountType: 'savings' },
    }
    expect((await send(loaded.server.address, 'POST', '/api/v1/employee/bank-details', body, headers)).status).toBe(200)
    const before = await row<{ stamp: string }>('select stamp from run_file_set', [])
    const now = await (await fetchFile('bank')).text()
    expect(now).toContain(account)
    expect(before).toEqual(await row('select stamp from run_file_set', []))
  }, 120_000)

  it('are made again when the run or their content changes, and the old ones are deleted', async () => {
    const before = await row<{ key: string }>(`select file_key as key from run_file where kind = 'register'`, [])
    expect((await ask('PUT', `payrun/${run}`, { action: 'pay' })).status).toBe(200)
    expect((await list()).making).not.toBeNull()
    await made()
    const after = await row<{ key: string }>(`select file_key as key from run_file where kind = 'register'`, [])
    expect(after.key).not.toBe(before.key)
    expect((await list()).making).toBeNull()
  }, 120_000)

  it('survive the death of the process making them', async () => {
    await row(`delete from run_file where run_id = $1 returning 1`, [run])
    await row(`update run_file_set set stamp = 'of yesterday' where run_id = $1 returning 1`, [run])
    expect((await list()).making).not.toBeNull()
    await loaded.server.kill()
    await loaded.restart()
    expect((await made()).files.length).toBeGreaterThan(4)
  }, 180_000)
})

const ask = (method: string, path: string, body: object) =>
  send(loaded.server.address, method, `/api/v1/user/${path}`, body, headers)

async function list(): Promise<Listed> {
  return (await get(loaded.server.address, `/api/v1/user/payrun/${run}/files`, headers)).body.data as Listed
}

const made = () => until(list, ({ making }) => making === null, 90)

const fetchFile = (kind: string) =>
  fetch(`${loaded.server.address}/api/v1/user/payrun/${run}/files/${kind}`, { headers })

const state = () => row<{ state: string }>('select state from pay_run where id = $1', [run])

const sets = () =>
  row(
    'select (select count(*)::int from run_file_set) as sets, (select count(*)::int from run_file where run_id = $1) as files',
    [run],
  )

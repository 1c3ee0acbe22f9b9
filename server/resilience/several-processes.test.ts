import { io, type Socket } from 'socket.io-client'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { systemClock } from '../platform/clock.ts'
import { loadedServer } from './loaded-server.ts'
import { punchedOut, punchOnAndOn } from './punching.ts'
import { realRedis } from './programs/redis.ts'
import { get, send, type RunningServer } from './running-server.ts'
import { until } from '../testing/until.ts'

const redis = await realRedis()
await redis?.start()
afterAll(() => redis?.remove())

const skipped = redis === null ? ' (skipped: apt-get install redis-server)' : ''

describe.skipIf(redis === null)(`two processes on one database${skipped}`, () => {
  const loaded = loadedServer(60, { REDIS_URL: redis?.url ?? '' })
  const browsers: Socket[] = []
  let second: RunningServer
  beforeAll(async () => {
    second = await loaded.another()
  }, 60_000)
  afterAll(() => {
    for (const browser of browsers) browser.disconnect()
    return second?.kill()
  })
  const named = (role: string, at = 0) => loaded.company.people.filter((person) => person.role === role)[at]!

  it("recognise the other's sign-ins, and what was revoked there", async () => {
    const admin = await loaded.signIn(loaded.company.adminEmail)
    const person = named('Employee', 1)
    const token = await loaded.signIn(person.email)
    const page = () => get(second.address, '/api/v1/employee/user-info', token)
    expect((await page()).status).toBe(200)
    const leaves = { status: 'inactive', inactiveDate: today(), reason: 'Moved to another city' }
    const left = await send(loaded.server.address, 'PUT', `/api/v1/employee/status/${person.employee}`, leaves, admin)
    expect(left).toMatchObject({ status: 200 })
    await until(page, ({ status }) => status === 401, 2)
  })

  it('count wrong passwords together', async () => {
    const { email } = named('Employee', 2)
    const answers: number[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const { address } = tries % 2 === 0 ? loaded.server : second
      answers.push((await send(address, 'POST', '/api/auth/user/signin', { email, password: 'not-it-1' })).status)
    }
    expect(answers.filter((status) => status !== 429)).toHaveLength(10)
    expect(answers.slice(10)).toEqual([429, 429])
  })

  it("announce the other's events, also after Redis was away; without it they continue to work", async () => {
    const employee = await loaded.signIn(named('Employee', 3).email)
    const heard = await listenAt(second, employee)
    await askToBeTold(employee)
    await until(
      () => Promise.resolve(heard.length),
      (count) => count > 0,
    )

    await redis!.kill()
    const away = await Promise.all([loaded.server, second].map(({ address }) => get(address, '/api/ready')))
    expect(away.map(({ status }) => status)).toEqual([200, 200])
    expect((await loaded.signIn(named('Employee', 4).email)).authorization).toMatch(/^Bearer \S{20}/)
    await askToBeTold(employee)

    await redis!.start()
    heard.length = 0
    await until(
      async () => {
        await askToBeTold(employee)
        return heard.length
      },
      (count) => count > 0,
    )
  }, 90_000)

  it('run a job once: everyone in a pay run is paid once, and each step is logged once', async () => {
    const admin = await loaded.signIn(loaded.company.adminEmail)
    const { body } = await send(second.address, 'POST', '/api/v1/user/payrun', { month: monthOf(today()) }, admin)
    const { _id: run } = body.data as { _id: Id }
    const look = () => get(loaded.server.address, `/api/v1/user/payrun/${run}`, admin)
    await until(look, (answer) => (answer.body.data as { state: string }).state === 'calculated', 60)
    const once = await loaded.row(
      `select paid, logged
       from (select count(*)::int > 0 and count(*) = count(distinct employee_id) as paid from payslip where run_id = $1) as slips,
         (select max(times)::int as logged
          from (select count(*) as times from audit_event where record_id = $1 group by action) as of_each) as log`,
      [run],
    )
    expect(once).toEqual({ paid: true, logged: 1 })
  }, 90_000)

  it('when one is killed, lose nothing answered, and the other answers repeated calls', async () => {
    const people = loaded.company.people.filter(({ role }) => role === 'Employee').slice(5, 13)
    const signedIn = await Promise.all(people.map(({ email }) => loaded.signIn(email)))
    for (const headers of signedIn) await punchedOut(second.address, headers)
    let isOver = false
    let turn = 0
    let living = [loaded.server, second]
    const through = { address: () => living[turn++ % living.length]!.address, isOver: () => isOver }
    const working = Promise.all(signedIn.map((headers) => punchOnAndOn(headers, through)))
    await sleep(1000)
    await loaded.server.kill()
    await sleep(200)
    living = [second]
    await sleep(1000)
    isOver = true
    const told = await working
    const sent = told.flatMap(({ keys }) => keys)
    const { notes } = await loaded.row<{ notes: string[] }>(
      'select array_agg(note order by note) as notes from punch where note = any($1)',
      [sent],
    )
    expect(sent.length).toBeGreaterThan(16)
    expect(told.reduce((sum, { repeats }) => sum + repeats, 0)).toBeGreaterThan(0)
    expect(notes).toEqual(sent.toSorted())
  }, 90_000)

  /** Events received by a person's browser connected to this process. */
  async function listenAt(server: RunningServer, headers: Record<string, string>): Promise<unknown[]> {
    const { body } = await get(server.address, '/api/v1/employee/user-info', headers)
    const { _id } = body.data as { _id: Id }
    const token = headers['authorization']!.replace('Bearer ', '')
    const browser = io(server.address, { transports: ['websocket'], auth: { token }, reconnection: false })
    browsers.push(browser)
    const heard: unknown[] = []
    browser.onAny((event) => heard.push(event))
    await new Promise<void>((connected, failed) => {
      browser.on('connect', connected)
      browser.on('connect_error', failed)
    })
    browser.emit('CREATEROOM', _id)
    return heard
  }

  /** Marks all notifications as read at the first process, which every open browser of the person is told. */
  async function askToBeTold(headers: Record<string, string>): Promise<void> {
    await send(loaded.server.address, 'PUT', '/api/v1/notification/mark-all-read', {}, headers)
  }
})

const today = () => localDay(systemClock.now(), 'Asia/Kolkata')

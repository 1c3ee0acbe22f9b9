import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { systemClock } from '../platform/clock.ts'
import { testDatabase } from '../testing/database.ts'
import { loadedServer } from './loaded-server.ts'
import { hasPgBouncer, runPgBouncer, type Pooler } from './programs/pgbouncer.ts'
import { punchedOut, punchOnAndOn } from './punching.ts'
import { get, send, type RunningServer } from './running-server.ts'
import { until } from '../testing/until.ts'

const isThere = hasPgBouncer()
const skipped = isThere ? '' : ' (skipped: apt-get install pgbouncer)'

describe.skipIf(!isThere)(`a server behind a pooler with two connections to the database${skipped}`, () => {
  const loaded = loadedServer(60)
  let pooler: Pooler
  let server: RunningServer
  beforeAll(async () => {
    const { app } = await testDatabase()
    pooler = await runPgBouncer(app, 2)
    server = await loaded.another({ DATABASE_POOL_URL: pooler.url })
  }, 60_000)
  afterAll(async () => {
    await server?.kill()
    await pooler?.stop()
  })

  it('serves many at once, each with their own company and time zone', async () => {
    const people = loaded.company.people.filter(({ role }) => role === 'Employee').slice(5, 15)
    const signedIn = await Promise.all(people.map(({ email }) => loaded.signIn(email)))
    for (const headers of signedIn) await punchedOut(server.address, headers)
    let isOver = false
    const through = { address: () => server.address, isOver: () => isOver }
    setTimeout(() => (isOver = true), 2000)
    const told = await Promise.all(signedIn.map((headers) => punchOnAndOn(headers, through)))
    const sent = told.flatMap(({ keys }) => keys)
    const { notes } = await loaded.row<{ notes: string[] }>(
      'select array_agg(note order by note) as notes from punch where note = any($1)',
      [sent],
    )
    expect(sent.length).toBeGreaterThan(20)
    expect(notes).toEqual(sent.toSorted())
    // The answers are current, whatever time zone the pooler's connections were opened with.
    const { body } = await get(server.address, '/api/v1/employee/attendances', signedIn[0])
    const { employeeAttendance } = (body.data as { today: { employeeAttendance: { punchOut: string[] } } }).today
    expect(Math.abs(Date.parse(employeeAttendance.punchOut.at(-1)!) - Date.now())).toBeLessThan(60_000)
    const { transactions, connections } = await pooler.seen()
    expect(transactions).toBeGreaterThan(sent.length)
    expect(connections).toBeLessThanOrEqual(2)
  }, 60_000)

  it('receives notices from another process, and finishes a pay run', async () => {
    const admin = await loaded.signIn(loaded.company.adminEmail)
    const person = loaded.company.people.find(({ role }) => role === 'Employee')!
    const token = await loaded.signIn(person.email)
    const page = () => get(server.address, '/api/v1/employee/user-info', token)
    expect((await page()).status).toBe(200)
    const leaves = { status: 'inactive', inactiveDate: today, reason: 'Moved to another city' }
    await send(loaded.server.address, 'PUT', `/api/v1/employee/status/${person.employee}`, leaves, admin)
    await until(page, ({ status }) => status === 401, 2)

    // From here on it runs the jobs alone.
    await loaded.server.kill()
    const { body } = await send(server.address, 'POST', '/api/v1/user/payrun', { month: monthOf(today) }, admin)
    const { _id: run } = body.data as { _id: Id }
    const look = () => get(server.address, `/api/v1/user/payrun/${run}`, admin)
    await until(look, (answer) => (answer.body.data as { state: string }).state === 'calculated', 60)
  }, 90_000)
})

const today = localDay(systemClock.now(), 'Asia/Kolkata')

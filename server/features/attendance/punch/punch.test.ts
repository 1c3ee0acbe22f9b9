import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'
import { recompute } from '../day/recompute.ts'

let company: Company
let priya: Person

beforeEach(async () => {
  company = await aCompany()
  company.clock.set(testNow)
  priya = await company.employee('Priya Nair')
})

const punchIn = (person: Person, body = {}) => person.call('POST /api/v1/employee/punch-in', { body })
const punchOut = (person: Person, body = {}) => person.call('POST /api/v1/employee/punch-out', { body })
const day = async (person: Person) => (await person.call('GET /api/v1/employee/attendance', { query: {} })).data[0]!

describe('punching', () => {
  it('punches Priya in and out, and updates the timer', async () => {
    const inside = await punchIn(priya)
    expect(inside.lastPunchStatus).toBe('IN')
    expect(inside.employeeAttendance).toEqual({ punchIn: ['2026-11-20T04:05:00.000Z'], punchOut: [] })
    company.clock.advance(4 * 3600)
    const outside = await punchOut(priya)
    expect(outside.lastPunchStatus).toBe('OUT')
    expect(outside.employeeAttendance.punchOut).toEqual(['2026-11-20T08:05:00.000Z'])
    expect(await day(priya)).toMatchObject({
      day: '2026-11-20',
      state: 'present',
      workedMinutes: 240,
      openSince: null,
      isFinal: false,
      punches: [{ kind: 'in', place: 'notAsked', source: 'web' }, { kind: 'out' }],
    })
  })

  it('counts two clicks within two seconds once', async () => {
    await punchIn(priya)
    company.clock.advance(1)
    await punchIn(priya)
    expect((await day(priya)).punches).toHaveLength(1)
  })

  it.each([
    ['an hour', 3600],
    ['ten minutes', 600],
  ])('continues after a clock that was %s ahead is corrected; the earlier punch is superseded', async (_, seconds) => {
    company.clock.advance(seconds)
    await punchIn(priya)
    company.clock.set(testNow)
    const { today } = await priya.call('GET /api/v1/employee/attendances', { query: {} })
    expect(today?.lastPunchStatus).toBeNull()
    expect((await punchIn(priya)).lastPunchStatus).toBe('IN')
    company.clock.advance(3600 * 4)
    expect((await punchOut(priya)).employeeAttendance).toEqual({
      punchIn: ['2026-11-20T04:05:00.000Z'],
      punchOut: ['2026-11-20T08:05:00.000Z'],
    })
    const { punches, workedMinutes } = await day(priya)
    const gone = { isSuperseded: true, reason: 'Recorded while the server clock was ahead' }
    expect(workedMinutes).toBe(240)
    expect(punches).toMatchObject([{ isSuperseded: false }, gone, { isSuperseded: false }])
  })

  it('stays in order if the clock is set back by seconds between in and out', async () => {
    await punchIn(priya)
    company.clock.advance(-20)
    expect((await punchOut(priya)).lastPunchStatus).toBe('OUT')
    company.clock.advance(-20)
    expect((await punchIn(priya)).lastPunchStatus).toBe('IN')
    expect((await punchOut(priya)).lastPunchStatus).toBe('OUT')
    // The day ends with the last punch, although it is in the future by this clock.
    const { lastOut, punches, day: date } = await day(priya)
    expect(lastOut).toBe(punches.at(-1)!.at)
    company.clock.set(testNow)
    company.clock.advance(1)
    await company.within((tx) => recompute(tx, [priya.employee], date, date))
    expect((await day(priya)).lastOut).toBe(lastOut)
    company.clock.set(testNow)
  })

  it('refuses a second punch-in, and a punch-out without one', async () => {
    expect(await priya.refused('POST /api/v1/employee/punch-out', { body: {} })).toMatchObject({
      status: 409,
      message: 'You are not punched in. Punch in first.',
    })
    await punchIn(priya)
    company.clock.advance(60)
    expect(await priya.refused('POST /api/v1/employee/punch-in', { body: {} })).toMatchObject({
      status: 409,
      message: 'You are already punched in. Punch out first.',
    })
  })

  it('records one of two punches at the same moment', async () => {
    const both = await Promise.all([
      priya.raw('POST /api/v1/employee/punch-in', { body: {} }),
      priya.raw('POST /api/v1/employee/punch-in', { body: {} }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await day(priya)).punches).toHaveLength(1)
  })

  it('keeps counting while Priya is in, and marks her late', async () => {
    company.clock.set('2026-11-20T04:15:00.000Z')
    await punchIn(priya)
    company.clock.advance(90 * 60)
    expect(await day(priya)).toMatchObject({ state: 'present', workedMinutes: 90, lateMinutes: 15 })
  })

  it("starts a new day although yesterday's punch-out was forgotten, and says so", async () => {
    company.clock.set('2026-11-19T04:00:00.000Z')
    await punchIn(priya)
    company.clock.set(testNow)
    const { today } = await priya.call('GET /api/v1/employee/attendances', { query: {} })
    expect(today).toMatchObject({ lastPunchStatus: null, missedPunchOut: '2026-11-19', workDate: '2026-11-20' })
    expect((await punchIn(priya)).employeeAttendance.punchIn).toHaveLength(1)
  })

  it('keeps a night shift on its starting date, and its span after midnight on the timer', async () => {
    await company.within((tx) =>
      run(
        tx,
        sql`update shift set starts_at = '22:00', ends_at = '06:00' where organisation_id = ${company.organisation}`,
      ),
    )
    company.clock.set('2026-11-19T16:30:00.000Z') // 22:00
    await punchIn(priya)
    company.clock.set('2026-11-20T00:30:00.000Z') // 06:00
    expect((await punchOut(priya)).workDate).toBe('2026-11-19')
    expect(await day(priya)).toMatchObject({ day: '2026-11-19', state: 'present', workedMinutes: 480 })
    company.clock.set('2026-11-20T10:00:00.000Z') // 15:30: the next work date
    const { today } = await priya.call('GET /api/v1/employee/attendances', { query: {} })
    expect(today).toMatchObject({ workDate: '2026-11-20', lastPunchStatus: null })
    expect(today.employeeAttendance.punchIn).toHaveLength(1)
    expect(today.employeeAttendance.punchOut).toHaveLength(1)
  })

  it('counts from midnight on the first day of work', async () => {
    company.clock.set('2026-11-19T19:05:00.000Z') // 00:35 on the 20th in Bengaluru
    const asha = await company.employee('Asha Rao', { joinedOn: '2026-11-20' })
    expect(await punchIn(asha)).toMatchObject({ workDate: '2026-11-20', lastPunchStatus: 'IN' })
    expect(await day(asha)).toMatchObject({ day: '2026-11-20', state: 'present' })
  })

  it('does not exist for the admin', async () => {
    expect(await company.admin.refused('POST /api/v1/employee/punch-in', { body: {} })).toMatchObject({ status: 403 })
  })

  it('is never changed or deleted', async () => {
    await punchIn(priya)
    const change = (statement: ReturnType<typeof sql>) => company.within((tx) => run(tx, statement))
    await expect(change(sql`update punch set at = now()`)).rejects.toThrow(/does not change/)
    await expect(change(sql`delete from punch`)).rejects.toThrow(/does not change/)
  })
})

describe('the place of a punch', () => {
  const office = { latitude: 12.9716, longitude: 77.5946 }
  const near: [number, number] = [77.5956, 12.9716]
  const far: [number, number] = [77.6946, 12.9716]

  const rule = (punchRule: string) =>
    company.within((tx) =>
      run(
        tx,
        sql`update location set punch_rule = ${punchRule}, latitude_e6 = ${office.latitude * 1e6}::int,
          longitude_e6 = ${office.longitude * 1e6}::int where organisation_id = ${company.organisation}`,
      ),
    )
  const refusal = (body: object) => priya.refused('POST /api/v1/employee/punch-in', { body })

  it('does not matter if the location does not check it, and is not stored', async () => {
    await punchIn(priya, { coordinates: far })
    expect((await day(priya)).punches[0]).toMatchObject({ place: 'notAsked', distanceMetres: null })
  })

  it('must be inside if required', async () => {
    await rule('require')
    expect(await refusal({})).toMatchObject({ status: 422, errors: [{ path: 'body.coordinates' }] })
    expect(await refusal({ coordinates: far })).toMatchObject({
      status: 422,
      message: 'You are 10.8 km from Bengaluru. Punch in within 200 m of it.',
    })
    await punchIn(priya, { coordinates: near })
    expect((await day(priya)).punches[0]).toMatchObject({ place: 'inside', distanceMetres: 108 })
  })

  it('can be outside if the location warns: it counts as on duty', async () => {
    await rule('warn')
    expect(await refusal({ coordinates: far })).toMatchObject({
      status: 409,
      message: 'You are 10.8 km from Bengaluru. Punch in as on duty?',
    })
    await punchIn(priya, { coordinates: far, onDuty: true, note: 'At the customer' })
    expect((await day(priya)).punches[0]).toMatchObject({ place: 'onDuty', note: 'At the customer' })
  })

  it('may be missing if the location only warns', async () => {
    await rule('warn')
    await punchIn(priya)
    expect((await day(priya)).punches[0]).toMatchObject({ place: 'unknown' })
  })

  it('has valid coordinates', async () => {
    expect(await refusal({ coordinates: [200, 95] })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.coordinates.0' }, { path: 'body.coordinates.1' }],
    })
  })
})

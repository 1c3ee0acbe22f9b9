import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { testNow } from '../../testing/server.ts'
import { attendanceFacts, attendanceFeature, lockDays, recompute } from './index.ts'

let company: Company
let anita: Person
let priya: Person
let ravi: Person
let hr: Person

/** Friday, 20 November 2026, in Bengaluru. */
const today = '2026-11-20'

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-16T03:30:00.000Z')
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Engineering' })
  ravi = await company.employee('Ravi Kumar')
  hr = await company.employee('Hema Rao', { role: 'HR' })
  company.clock.set(testNow)
})

const close = () => attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
const punch = (person: Person, kind: 'in' | 'out') => person.call(`POST /api/v1/employee/punch-${kind}`, { body: {} })
const own = async (person: Person) => (await person.call('GET /api/v1/employee/attendance', { query: {} })).data
const states = async (person: Person) => (await own(person)).map(({ day, state }) => `${day.slice(8)} ${state}`)
const query = { date: today }

describe('the days of people', () => {
  it('exist for people who never punch, also for days on which no server ran', async () => {
    await close()
    expect(await states(priya)).toEqual(['20 notYet', '19 absent', '18 absent', '17 absent', '16 absent'])
    company.clock.set('2026-11-23T04:00:00.000Z')
    await close()
    expect((await states(priya)).slice(0, 4)).toEqual(['23 notYet', '22 weeklyOff', '21 absent', '20 absent'])
  })

  it('are added later even if there was a punch before', async () => {
    company.clock.set('2026-11-16T04:00:00.000Z')
    await close()
    company.clock.set('2026-11-20T04:00:00.000Z')
    await punch(priya, 'in')
    await close()
    expect(await states(priya)).toEqual(['20 present', '19 absent', '18 absent', '17 absent', '16 absent'])
  })

  it('end automatically when the shift is over, and closing twice changes nothing', async () => {
    await punch(priya, 'in')
    company.clock.set('2026-11-20T13:00:00.000Z')
    await punch(priya, 'out')
    company.clock.set('2026-11-20T14:00:00.000Z')
    await close()
    await close()
    expect((await own(priya))[0]).toMatchObject({
      state: 'present',
      workedMinutes: 535,
      isFinal: true,
      lossOfPayHalfDays: 0,
    })
  })

  it('keep a punch that arrives while they are recalculated', async () => {
    for (let times = 0; times < 5; times++) {
      company.clock.advance(60)
      await Promise.all([
        punch(priya, times % 2 === 0 ? 'in' : 'out'),
        company.within((tx) => recompute(tx, [priya.employee, ravi.employee], '2026-11-16', today)),
      ])
      expect((await own(priya))[0]?.openSince === null).toBe(times % 2 === 1)
    }
  })

  it('start on the joining date', async () => {
    const dev = await company.employee('Dev Shah', { joinedOn: today })
    await company.within((tx) => attendanceFeature.employed!(tx, [dev.employee]))
    expect(await states(dev)).toEqual(['20 notYet'])
  })

  it('of a person entered late are only those recorded before, and the others are no absence', async () => {
    const dev = await company.employee('Dev Shah', { joinedOn: '2026-11-10' })
    const spans = [{ in: '09:30', out: '18:30' }]
    const body = { day: '2026-11-12', spans, reason: 'By the register' }
    await company.admin.call('PUT /api/v1/employee/attendance/{id}', { params: { id: dev.employee }, body })
    await close()
    await close()
    expect(await states(dev)).toEqual(['20 notYet', '12 present'])
  })

  it('reflect a new holiday', async () => {
    await close()
    await company.admin.call('POST /api/v1/employee/holiday', {
      body: { name: "Founders' day", day: '2026-11-18', kind: 'public', locationIds: [] },
    })
    await attendanceFeature.jobs!['attendance-recompute']!(company.app, {
      organisation: company.organisation,
      employees: null,
      from: '2026-11-18',
      to: '2026-11-18',
    })
    expect(await states(priya)).toContain('18 holiday')
  })

  it('stay unchanged once payroll has locked them', async () => {
    await close()
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-30' }))
    await company.within((tx) =>
      run(
        tx,
        sql`insert into holiday (organisation_id, name, day, kind, created_at, updated_at)
          values (${company.organisation}, 'Late news', '2026-11-18', 'public', ${tx.now}, ${tx.now})`,
      ),
    )
    await company.within((tx) => recompute(tx, [priya.employee], '2026-11-16', today))
    expect(await states(priya)).toContain('18 absent')
    expect(
      await hr.refused('PUT /api/v1/employee/attendance/{id}', {
        params: { id: priya.employee },
        body: { day: '2026-11-18', spans: [], reason: 'Not known in time' },
      }),
    ).toMatchObject({
      status: 409,
      message: 'Payroll has locked 2026-11-01 to 2026-11-30. Adjust it in the next pay run.',
    })
  })

  it("are those of the current month in the person's time zone", async () => {
    company.clock.set('2026-11-30T18:29:00.000Z')
    await close()
    expect((await states(priya))[0]).toBe('30 absent')
    company.clock.set('2026-11-30T18:30:00.000Z')
    await close()
    expect(await states(priya)).toEqual(['01 notYet'])
  })

  it('sum up to a month', async () => {
    await close()
    const { summary } = await priya.call('GET /api/v1/employee/attendances', { query: { attendance: '2026-11' } })
    expect(summary).toMatchObject({ absent: 4, present: 0, lossOfPayHalfDays: 8 })
  })

  it('tell payroll what to deduct and why', async () => {
    await close()
    const facts = await company.within((tx) => attendanceFacts(tx, { month: '2026-11' }))
    const mine = facts.find((one) => one.employee === priya.employee)!
    expect(mine.lossOfPay[0]).toEqual({
      day: '2026-11-16',
      halfDays: 2,
      reason: { text: 'Absent all day', values: [] },
    })
    expect(mine.nonWorkingDays).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-14',
      '2026-11-15',
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
    ])
    expect(facts).toHaveLength(4)
  })
})

describe("everyone's attendance", () => {
  it('counts and lists the people of a day', async () => {
    company.clock.set('2026-11-20T04:30:00.000Z')
    await punch(priya, 'in')
    await close()
    expect(await hr.call('GET /api/v1/employee/attendance-counts', { query })).toMatchObject({
      presentCount: 1,
      lateCount: 1,
      notYetCount: 3,
      totalEmployees: 4,
    })
    const { data, pagination } = await hr.call('GET /api/v1/employee/attendance-all', { query })
    expect(data[0]).toMatchObject({ name: 'Priya Nair', state: 'present', lateMinutes: 30, department: 'Engineering' })
    expect(pagination.total).toBe(4)
    const late = await hr.call('GET /api/v1/employee/attendance-all', { query: { ...query, state: 'late' } })
    expect(late.data.map(({ name }) => name)).toEqual(['Priya Nair'])
    const matching = await hr.call('GET /api/v1/employee/attendance-all', { query: { ...query, search: 'kumar' } })
    expect(matching.data.map(({ name }) => name)).toEqual(['Ravi Kumar'])
  })

  it('is limited to the team for a manager, and refused to others', async () => {
    const { data } = await anita.call('GET /api/v1/employee/attendance-all', { query })
    expect(data.map(({ name }) => name)).toEqual(['Priya Nair'])
    expect(await anita.call('GET /api/v1/employee/attendance-counts', { query })).toMatchObject({ totalEmployees: 1 })
    expect(await ravi.refused('GET /api/v1/employee/attendance-all', { query })).toMatchObject({ status: 403 })
  })
})

describe("a person's attendance", () => {
  const see = (person: Person, of: Person) =>
    person.raw('GET /api/v1/employee/attendance/{id}', { params: { id: of.employee }, query: {} })

  it('is seen by the manager, by people who see everyone, and by no other team or company', async () => {
    await close()
    expect((await see(anita, priya)).status).toBe(200)
    expect((await see(hr, ravi)).status).toBe(200)
    expect((await see(anita, ravi)).status).toBe(404)
    expect((await see(ravi, priya)).status).toBe(403)
    const elsewhere = await aCompany('Bolt Works')
    expect((await see(elsewhere.admin, priya)).status).toBe(404)
  })

  it('is corrected with a reason, and the old punches stay on record', async () => {
    await punch(priya, 'in')
    company.clock.set('2026-11-20T14:00:00.000Z')
    const corrected = await anita.call('PUT /api/v1/employee/attendance/{id}', {
      params: { id: priya.employee },
      body: { day: today, spans: [{ in: '09:30', out: '18:30' }], reason: 'Forgot to punch, was there' },
    })
    expect(corrected).toMatchObject({ state: 'present', workedMinutes: 540, lateMinutes: 0 })
    expect(corrected.punches.map(({ kind, source, isSuperseded }) => [kind, source, isSuperseded])).toEqual([
      ['in', 'correction', false],
      ['in', 'web', true],
      ['out', 'correction', false],
    ])
    expect(corrected.punches[0]!.reason).toBe('Forgot to punch, was there')
  })

  it('is not corrected by oneself, by another manager, or with times out of order', async () => {
    const body = { day: '2026-11-19', spans: [{ in: '18:30', out: '09:30' }], reason: 'Was there' }
    const refused = (by: Person, of: Person, sent = body) =>
      by.refused('PUT /api/v1/employee/attendance/{id}', { params: { id: of.employee }, body: sent })
    expect(await refused(hr, hr)).toMatchObject({ status: 422 })
    expect(await refused(anita, ravi)).toMatchObject({ status: 404 })
    expect(await refused(ravi, priya)).toMatchObject({ status: 403 })
    expect(await refused(hr, priya)).toMatchObject({ status: 400, errors: [{ path: 'body.spans.0.out' }] })
    expect(await refused(hr, priya, { ...body, day: today, spans: [{ in: '23:00', out: '23:30' }] })).toMatchObject({
      errors: [{ path: 'body.spans.0.in', message: '23:00 is still to come' }, { path: 'body.spans.0.out' }],
    })
  })
})

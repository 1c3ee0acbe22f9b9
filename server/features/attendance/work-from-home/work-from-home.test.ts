import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { attendanceFeature, lockDays } from '../index.ts'

let company: Company
let anita: Person
let priya: Person

/** Friday, 20 November 2026, 9:35 in Bengaluru; the 28th is a Saturday off, Sundays are off. */
const today = '2026-11-20'

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita, joinedOn: '2026-11-02' })
  await company.within((tx) => leave.seed(tx))
  company.clock.set('2026-11-20T04:05:00.000Z')
})

const draft = { days: ['2026-11-24'], reason: 'Plumber at home' }
const submit = async (more: object = {}) =>
  (await priya.call('POST /api/v1/employee/work-from-home', { body: { ...draft, ...more } }))._id
const refused = async (more: object = {}) => {
  const { status, errors, message } = await priya.refused('POST /api/v1/employee/work-from-home', {
    body: { ...draft, ...more },
  })
  return [status, errors?.[0]?.path, errors?.[0]?.message ?? message]
}
const weekly = (more: object = {}) => ({
  ...{ pattern: 'weekly', days: [], weekdays: [2, 4], from: '2026-11-24', until: '2026-12-31' },
  ...more,
})
const decide = (id: Id, status: 'approved' | 'rejected' = 'approved', who = anita) =>
  who.raw('PUT /api/v1/employee/work-from-home-approval/{id}', {
    params: { id },
    body: status === 'rejected' ? { status, note: 'Not this week' } : { status },
  })
const see = (who: Person, id: Id) => who.call('GET /api/v1/employee/work-from-home/{id}', { params: { id } })
const cancel = (id: Id) => priya.raw('PUT /api/v1/employee/work-from-home-cancel/{id}', { params: { id }, body: {} })
const end = (id: Id, from: string) =>
  priya.raw('PUT /api/v1/employee/work-from-home-end/{id}', { params: { id }, body: { from } })
const month = (asked = '2026-11') =>
  priya.call('GET /api/v1/employee/work-from-home-month', { query: { month: asked } })
const dayOf = async (day: string) =>
  (await priya.call('GET /api/v1/employee/attendance', { query: { attendance: day.slice(0, 7) } })).data.find(
    (one) => one.day === day,
  )
const rules = (more: object = {}) =>
  company.admin.call('PUT /api/v1/user/work-from-home-rule', {
    body: { daysPerMonth: 8, aboveLimit: 'warn', noticeDays: 0, pastDays: 7, needsPunches: true, ...more },
  })
const close = () => attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
const punch = (kind: 'in' | 'out', at: string) => {
  company.clock.set(at)
  return priya.call(`POST /api/v1/employee/punch-${kind}`, { body: {} })
}
const casual = async (day: string, part: 'full' | 'first' | 'second' = 'full') => {
  const types = await priya.call('GET /api/v1/employee/leave-types', {})
  const policyId = types.find(({ name }) => name.includes('Unpaid'))!._id
  const body = { policyId, from: day, to: day, fromPart: part, toPart: part, reason: 'A day at the bank' }
  const { _id: id } = await priya.call('POST /api/v1/employee/leave', { body })
  await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
}
const holiday = (day: string) =>
  company.admin.call('POST /api/v1/employee/holiday', {
    body: { name: 'Local holiday', day, kind: 'public', locationIds: [] },
  })

describe('what can be requested', () => {
  it('is single days or a weekly pattern, without holidays, weekly offs and leave', async () => {
    await casual('2026-11-26')
    const one = await submit({ days: ['2026-11-24', '2026-11-22', '2026-11-26', '2026-11-24'] })
    const seen = await see(anita, one)
    expect(seen).toMatchObject({
      quantity: '1 day',
      startsOn: '2026-11-24',
      details: {
        days: [{ day: '2026-11-24', halfDays: 2, isReturned: false }],
        excluded: [
          { day: '2026-11-22', why: 'weeklyOff', name: null },
          { day: '2026-11-26', why: 'leave', name: null },
        ],
        months: [{ month: '2026-11', halfDays: 2, usedHalfDays: 0, limitHalfDays: 16 }],
      },
    })
    const two = await submit(weekly({ from: '2026-12-01', until: '2026-12-11', part: 'first' }))
    expect((await see(priya, two)).quantity).toBe('2 days')
    expect((await see(priya, two)).details.days.map(({ day }) => day)).toEqual([
      ...['2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10'],
    ])
  })

  it('says at its field what is wrong', async () => {
    expect(await refused({ days: [] })).toEqual([400, 'body.days', 'Choose at least one day'])
    expect(await refused({ days: ['2026-11-12'] })).toEqual([
      ...[400, 'body.days', '12 Nov 2026 is more than 7 days ago'],
    ])
    expect(await refused({ days: ['2028-01-04'] })).toEqual([
      ...[400, 'body.days', 'Work from home can be requested at most a year ahead'],
    ])
    expect(await refused({ days: ['1999-01-04'] })).toEqual([400, 'body.days', 'This day is more than a year ago'])
    expect(await refused({ days: ['2026-11-22'] })).toEqual([
      ...[400, 'body.days', 'All of these days are days off or leave'],
    ])
    expect(await refused({ reachableAt: '12' })).toEqual([
      ...[400, 'body.reachableAt', 'Enter a mobile number with its country code, for example +919876543210'],
    ])
    expect(await refused(weekly({ weekdays: [] }))).toEqual([400, 'body.weekdays', 'Choose at least one weekday'])
    expect(await refused(weekly({ until: '2026-11-23' }))).toEqual([
      ...[400, 'body.until', 'The last day is before the first day'],
    ])
    expect(await refused(weekly({ until: '2026-11-24', weekdays: [5] }))).toEqual([
      ...[400, 'body.weekdays', 'None of these weekdays lies between the two days'],
    ])
    expect(await refused(weekly({ until: '2190-11-24' }))).toEqual([
      ...[400, 'body.until', 'Work from home can be requested at most a year ahead'],
    ])
    await rules({ pastDays: 30, noticeDays: 5 })
    expect(await refused({ days: ['2026-10-30'] })).toEqual([
      ...[400, 'body.days', 'Choose days from your joining date 2 Nov 2026 on'],
    ])
    expect(await refused({ days: ['2026-11-24'] })).toEqual([
      ...[400, 'body.days', 'Request work from home 5 days ahead: from 25 Nov 2026 on'],
    ])
    await submit({ days: ['2026-11-25', '2026-11-18'] })
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-10' }))
    expect(await refused({ days: ['2026-11-09'] })).toEqual([
      ...[400, 'body.days', 'Payroll has locked 1 Nov 2026 to 10 Nov 2026'],
    ])
    await company.within((tx) => run(tx, sql`update employee set left_on = '2026-12-04' where id = ${priya.employee}`))
    expect(await refused({ days: ['2026-12-07'] })).toEqual([
      ...[400, 'body.days', 'Your last working day is 4 Dec 2026'],
    ])
  })

  it('is requested once for a day, also at the same moment, and again after a rejection', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => priya.raw('POST /api/v1/employee/work-from-home', { body: draft })),
    )
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const again = 'You already have work from home on 24 Nov 2026'
    expect(await refused()).toEqual([400, 'body.days', again])
    expect(await refused(weekly())).toEqual([400, 'body.weekdays', again])
    const [{ _id: id }] = (await priya.call('GET /api/v1/employee/work-from-home', { query: {} })).data as [{ _id: Id }]
    expect((await decide(id, 'rejected')).status).toBe(200)
    await decide(await submit())
    expect((await refused())[2]).toBe(again)
  })

  it('is warned about or refused above the allowance, as the company chose', async () => {
    await rules({ daysPerMonth: 2 })
    await submit({ days: ['2026-11-23', '2026-11-24'] })
    const above = '2.5 days in November 2026 is more than the 2 days a month your company allows'
    const next = { days: ['2026-11-25', '2026-12-01'], part: 'first' as const }
    const preview = await priya.call('POST /api/v1/employee/work-from-home-preview', { body: next })
    expect(preview).toMatchObject({
      halfDays: 2,
      approver: 'Anita Rao',
      months: [
        { month: '2026-11', halfDays: 1, usedHalfDays: 4, limitHalfDays: 4 },
        { month: '2026-12', halfDays: 1, usedHalfDays: 0, limitHalfDays: 4 },
      ],
      problems: [{ field: 'days', message: above, isBlocking: false }],
    })
    await rules({ daysPerMonth: 2, aboveLimit: 'refuse' })
    expect(await refused(next)).toEqual([400, 'body.days', above])
    await rules({ daysPerMonth: null, aboveLimit: 'refuse' })
    await submit(next)
    expect(await month()).toMatchObject({ approvedHalfDays: 0, pendingHalfDays: 5, limitHalfDays: null })
  })
})

describe('approved work from home', () => {
  it('makes the day one at home as far as it was punched, wherever the punch was made', async () => {
    await company.within((tx) =>
      run(tx, sql`update location set latitude_e6 = 12971600, longitude_e6 = 77594600, punch_rule = 'require'`),
    )
    await decide(await submit({ days: ['2026-11-23', '2026-11-24', '2026-11-25'] }))
    company.clock.set('2026-11-23T04:00:00.000Z')
    await close()
    expect((await dayOf('2026-11-23'))?.state).toBe('workFromHome')
    expect(await company.admin.call('GET /api/v1/employee/attendance-counts', { query: {} })).toMatchObject({
      workFromHomeCount: 1,
    })
    const in1 = await punch('in', '2026-11-23T04:00:00.000Z')
    expect(in1.asksForPosition).toBe(false)
    await punch('out', '2026-11-23T13:00:00.000Z')
    await punch('in', '2026-11-25T04:00:00.000Z')
    await punch('out', '2026-11-25T09:00:00.000Z')
    company.clock.set('2026-11-26T04:00:00.000Z')
    await close()
    const states = async (day: string) => {
      const found = (await dayOf(day))!
      return [found.state, found.lossOfPayHalfDays, found.punches[0]?.place]
    }
    expect(await states('2026-11-23')).toEqual(['workFromHome', 0, 'notAsked'])
    expect(await states('2026-11-24')).toEqual(['absent', 2, undefined])
    expect((await dayOf('2026-11-24'))!.reasons.map(({ text }) => text)).toContain('Worked from home without punches')
    expect(await states('2026-11-25')).toEqual(['halfDay', 1, 'notAsked'])
    const far = await priya.refused('POST /api/v1/employee/punch-in', { body: {} })
    expect(far.message).toContain('needs your position')
  })

  it('needs no punches where the company says so, of requests from then on', async () => {
    const before = await submit()
    await rules({ needsPunches: false })
    const after = await submit({ days: ['2026-11-25'] })
    await decide(before)
    await decide(after)
    company.clock.set('2026-11-26T04:00:00.000Z')
    await close()
    expect([(await dayOf('2026-11-24'))?.state, (await dayOf('2026-11-25'))?.state]).toEqual(['absent', 'workFromHome'])
    expect(await see(priya, before)).toMatchObject({ details: { needsPunches: true } })
  })

  it('counts for the date a night shift starts on', async () => {
    await company.within((tx) => run(tx, sql`update shift set starts_at = '22:00', ends_at = '06:00'`))
    company.clock.set('2026-11-24T12:00:00.000Z')
    await company.within((tx) =>
      run(tx, sql`update location set latitude_e6 = 12971600, longitude_e6 = 77594600, punch_rule = 'require'`),
    )
    await decide(await submit())
    await punch('in', '2026-11-24T16:30:00.000Z')
    // After midnight it is still the night of the 24th.
    await punch('out', '2026-11-25T00:30:00.000Z')
    company.clock.set('2026-11-25T12:00:00.000Z')
    await close()
    expect((await dayOf('2026-11-24'))?.state).toBe('workFromHome')
  })

  it('gives way to leave and holidays of later, which free its allowance', async () => {
    await rules({ needsPunches: false })
    const id = await submit({ days: ['2026-11-24', '2026-11-25', '2026-11-26'] })
    await decide(id)
    await casual('2026-11-24')
    await casual('2026-11-25', 'second')
    await holiday('2026-11-26')
    expect((await see(anita, id)).details.days.map(({ halfDays }) => halfDays)).toEqual([0, 1, 0])
    const { days, approvedHalfDays } = await month()
    const shown = (from: string) => days.find(({ day }) => day === from)?.state
    expect(['2026-11-24', '2026-11-25', '2026-11-26'].map(shown)).toEqual(['leave', 'home', 'holiday'])
    expect(approvedHalfDays).toBe(1)
    company.clock.set('2026-11-27T04:00:00.000Z')
    await close()
    const states = ['2026-11-24', '2026-11-25', '2026-11-26'].map(async (day) => (await dayOf(day))?.state)
    expect(await Promise.all(states)).toEqual(['leave', 'halfDay', 'holiday'])
  })

  it('of a past day counts what was punched, and is reversed exactly', async () => {
    await close()
    await punch('in', '2026-11-20T04:00:00.000Z')
    await punch('out', '2026-11-20T13:00:00.000Z')
    company.clock.set('2026-11-23T04:00:00.000Z')
    await close()
    const was = await dayOf(today)
    expect(was?.state).toBe('present')
    const id = await submit({ days: [today] })
    await decide(id)
    expect((await dayOf(today))?.state).toBe('workFromHome')
    expect((await cancel(id)).body).toMatchObject({ data: { state: 'cancelAsked' } })
    expect((await decide(id)).status).toBe(200)
    expect(await dayOf(today)).toEqual(was)
    expect((await see(priya, id)).state).toBe('cancelled')
    expect((await month()).approvedHalfDays).toBe(0)
  })

  it('is not cancelled once payroll has locked a day of it, but its days to come are ended', async () => {
    const id = await submit(weekly())
    expect((await end(id, '2026-12-10')).status).toBe(409)
    await decide(id)
    company.clock.set('2026-12-02T04:00:00.000Z')
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-30' }))
    expect((await cancel(id)).body).toMatchObject({
      message: 'Payroll has locked days of this request. End the days that are left instead.',
    })
    expect((await see(priya, id)).details.endable).toEqual({ from: '2026-12-03', to: '2026-12-31' })
    const wrong = async (from: string) => (await end(id, from)).body as { errors: { message: string }[] }
    expect((await wrong('2026-12-02')).errors[0]!.message).toBe('Choose a day after today')
    expect((await wrong('2027-01-05')).errors[0]!.message).toBe('No day at home is left from this day on')
    expect((await end(id, '2026-12-10')).status).toBe(200)
    const ended = await see(anita, id)
    expect(ended).toMatchObject({ state: 'approved', quantity: '5 days', endsOn: '2026-12-08' })
    expect(ended.events.at(-1)).toMatchObject({ note: 'Ended from 10 Dec 2026 on. 5 days remain.' })
    expect((await month('2026-12')).approvedHalfDays).toBe(6)
    await submit({ days: ['2026-12-10'] })
    const other = await company.employee('Other Rao')
    const foreign = await other.raw('PUT /api/v1/employee/work-from-home-end/{id}', {
      params: { id },
      body: { from: '2026-12-08' },
    })
    expect(foreign.status).toBe(404)
  })

  it('is forwarded by its own call, decided by the new approver, and told to both', async () => {
    const meera = await company.employee('Meera Iyer', { role: 'Manager' })
    const id = await submit()
    const forward = (type: string) =>
      anita.raw('PUT /api/v1/employee/approval-forward/{id}', {
        params: { id },
        query: { type: type as 'workfromhome' },
        body: { employeeId: meera.employee },
      })
    expect((await forward('leave')).status).toBe(400)
    expect((await forward('workfromhome')).status).toBe(200)
    expect((await decide(id, 'approved', meera)).status).toBe(200)
    const told = async (who: Person) =>
      (await who.call('GET /api/v1/notification/all')).map(({ type, targetId }) => [type, targetId])
    expect(await told(meera)).toEqual([['work-from-home-approvals', id]])
    expect(await told(priya)).toContainEqual(['work-from-home', id])
    const stranger = await company.employee('Stranger Das', { role: 'Manager' })
    expect((await decide(id, 'approved', stranger)).status).toBe(404)
  })
})

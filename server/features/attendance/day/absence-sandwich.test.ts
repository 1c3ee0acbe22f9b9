import { beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '@muster/contract/values.ts'
import { english } from '@muster/engine/testing/english.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { attendanceFacts, lateAttendance, lockDays, recompute } from '../index.ts'

let company: Company
let priya: Person

const general = {
  name: 'General',
  startsAt: '09:30',
  endsAt: '18:30',
  breakMinutes: 60,
  graceMinutes: 10,
  halfDayMinutes: 240,
  fullDayMinutes: 480,
  weeklyOffs: [{ weekday: 0 }],
  locationIds: [],
}

/** The first Sundays of the story are 8 and 15 November; Priya is away on the 7th, 9th, 14th and 16th. */
beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-02T03:30:00.000Z')
  priya = await company.employee('Priya Nair', { joinedOn: '2026-11-02' })
  company.clock.set('2026-11-19T14:00:00.000Z')
  for (const day of ['02', '03', '04', '05', '06', '10', '11', '12', '13', '17', '18', '19'])
    await isThere(`2026-11-${day}`)
})

const isThere = (day: Day) => spans(day, [{ in: '09:30', out: '18:30' }])
const spans = (day: Day, there: { in: string; out: string }[]) =>
  company.admin.call('PUT /api/v1/employee/attendance/{id}', {
    params: { id: priya.employee },
    body: { day, spans: there, reason: 'By the register' },
  })
const again = () => company.within((tx) => recompute(tx, [priya.employee], '2026-11-02', '2026-11-19'))
const rule = async (absenceSandwich: boolean, from: Day = '2026-11-02') => {
  await company.admin.call('PUT /api/v1/user/shift/{id}', {
    params: { id: company.shift },
    body: { ...general, absenceSandwich, from },
  })
  await again()
}
const lost = async () => {
  const employees = [priya.employee]
  const [facts] = await company.within((tx) => attendanceFacts(tx, { month: '2026-11', employees }))
  return facts!.lossOfPay.map(({ day, halfDays }) => [day.slice(8), halfDays])
}
const absent = ['07', '09', '14', '16'].map((day) => [day, 2])
const withSundays = ['07', '08', '09', '14', '15', '16'].map((day) => [day, 2])

describe('the sandwich rule of absence', () => {
  it('is off, and makes the days off between absences unpaid where a shift has it', async () => {
    await rule(false)
    expect(await lost()).toEqual(absent)
    await rule(true)
    expect(await lost()).toEqual(withSundays)
    const shift = await company.admin.call('GET /api/v1/user/shift/{id}', { params: { id: company.shift } })
    expect(shift.absenceSandwich).toBe(true)
  })

  it('applies from a day on', async () => {
    await rule(true, '2026-11-10')
    expect(await lost()).toEqual([...absent.slice(0, 2), ...withSundays.slice(3)])
  })

  it('is explained by the day, which stays a weekly off', async () => {
    await rule(true)
    const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: '2026-11' } })
    const sunday = data.find(({ day }) => day === '2026-11-08')!
    expect(sunday.state).toBe('weeklyOff')
    expect(sunday.reasons.map(({ text }) => text)).toEqual(['Weekly off', 'Weekly off between days of absence'])
    const [facts] = await company.within((tx) => attendanceFacts(tx, { month: '2026-11', employees: [priya.employee] }))
    expect(facts!.lossOfPay.map(({ reason }) => english(reason)).slice(0, 2)).toEqual([
      'Absent all day',
      'Weekly off between days of absence',
    ])
  })

  it('follows when a day beside the days off changes', async () => {
    await rule(true)
    await isThere('2026-11-09')
    expect(await lost()).toEqual(['07', '14', '15', '16'].map((day) => [day, 2]))
    await spans('2026-11-09', [])
    expect(await lost()).toEqual(withSundays)
    // Work on the weekly off itself.
    await isThere('2026-11-08')
    expect(await lost()).toEqual(['07', '09', '14', '15', '16'].map((day) => [day, 2]))
  })

  it('gives the days back with the absence in a month that was paid', async () => {
    await rule(true)
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-15' }))
    const tells = (day: Day, halfDays: number) =>
      company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
        params: { id: priya.employee },
        body: { day, halfDays, reason: 'By the register' },
      })
    const late = async () => {
      const known = await company.within((tx) => lateAttendance(tx, { upTo: '2026-11', employees: [priya.employee] }))
      return known.flatMap((one) => one.days).map(({ day, halfDays, source }) => [day.slice(8), halfDays, source])
    }
    await tells('2026-11-09', -2)
    // The next month's side of a day off.
    await isThere('2026-11-16')
    const back = [
      ['08', -2, 'changed'],
      ['09', -2, 'hand'],
      ['15', -2, 'changed'],
    ]
    expect(await late()).toEqual(back)
    await again()
    expect(await late()).toEqual(back)
    await tells('2026-11-09', 2)
    expect((await late()).filter(([day]) => day === '08')).toEqual([
      ['08', -2, 'changed'],
      ['08', 2, 'changed'],
    ])
  })
})

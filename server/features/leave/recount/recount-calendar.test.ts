import { beforeEach, describe, expect, it } from 'vitest'
import type { Day, Id } from '@muster/contract/values.ts'
import { anotherPlace } from '../../../testing/another-place.ts'
import { workCalendarJobs } from '../../../testing/calendar-jobs.ts'
import { lateAttendance, lockDays } from '../../attendance/index.ts'
import { aCompanyWithLeave } from '../../../testing/company-with-leave.ts'

type Known = Awaited<ReturnType<typeof aCompanyWithLeave>>
let company: Known['company']
let priya: Known['priya']
let hema: Known['hema']
let balances: Known['balances']
let balance: Known['balance']
let taken: Known['taken']
let request: Known['request']
let declare: Known['declare']
let takeBack: Known['takeBack']
let rowsOf: Known['rowsOf']

beforeEach(async () => {
  ;({ company, priya, hema, balances, balance, taken, request, declare, takeBack, rowsOf } = await aCompanyWithLeave())
})

describe('other calendar changes', () => {
  const general = {
    ...{ name: 'General', startsAt: '09:30', endsAt: '18:30', breakMinutes: 60, graceMinutes: 10 },
    ...{ halfDayMinutes: 240, fullDayMinutes: 480, locationIds: [] as Id[] },
  }

  it('a new weekly off of the shift from a day on returns the leave on it', async () => {
    const id = await taken('2026-11-25', '2026-11-27')
    const weeklyOffs = [{ weekday: 0 }, { weekday: 5 }, { weekday: 6, weeks: [2, 4] }]
    const params = { id: company.shift }
    const effect = (sent: object) =>
      company.admin.call('POST /api/v1/user/shift-effect', { body: { _id: company.shift, ...sent } as never })
    const nothing = { people: 0, returnedHalfDays: 0, takenHalfDays: 0 }
    expect(await effect({ from: '2026-11-27', weeklyOffs })).toEqual({
      people: 1,
      returnedHalfDays: 2,
      takenHalfDays: 0,
    })
    expect(await effect({ from: '2026-11-28', weeklyOffs })).toEqual(nothing)
    expect(await effect({ weeklyOffs: [{ weekday: 0 }, { weekday: 6, weeks: [2, 4] }] })).toEqual(nothing)
    await company.admin.call('PUT /api/v1/user/shift/{id}', {
      params,
      body: { ...general, weeklyOffs, from: '2026-11-27' },
    })
    await workCalendarJobs(company)
    expect((await request(id)).quantity).toBe('2 days')
    expect((await rowsOf('11-27'))[0]).toEqual([2, 'Correction: 27 Nov 2026 became a weekly off'])
  })

  it('another shift of one person changes the leave of that person', async () => {
    const id = await taken('2026-11-25', '2026-11-27')
    const { _id: shiftId } = await company.admin.call('POST /api/v1/user/shift', {
      body: { ...general, name: 'Late', weeklyOffs: [{ weekday: 3 }] },
    })
    await hema.call('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: priya.employee },
      body: { shiftId, shiftFrom: '2026-11-23' },
    })
    await workCalendarJobs(company)
    expect((await request(id)).details.days.map(({ halfDays, why }) => [halfDays, why])).toEqual([
      [0, 'weeklyOff'],
      [2, 'leave'],
      [2, 'leave'],
    ])
  })

  it('a move to a location with other holidays changes the leave from that day on', async () => {
    const id = await taken('2026-11-25', '2026-11-27')
    const pune = await anotherPlace(company, 'Pune', 'Pune', 'IN-MH')
    await declare('2026-11-26', { locationIds: [pune] })
    expect((await request(id)).quantity).toBe('3 days')
    await hema.call('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: priya.employee },
      body: { locationId: pune },
    })
    await workCalendarJobs(company)
    expect((await request(id)).quantity).toBe('2 days')
  })
})

describe('a leaver', () => {
  it('has no leave after the last day of work, and has it again when that day moves', async () => {
    const id = await taken('2026-12-09', '2026-12-11')
    const leaves = async (inactiveDate: Day) => {
      const body = { status: 'onNotice' as const, inactiveDate, reason: 'Resigned' }
      await hema.call('PUT /api/v1/employee/status/{id}', {
        params: { id: priya.employee },
        body: body as never,
      })
      await workCalendarJobs(company)
    }
    await leaves('2026-12-09')
    expect((await request(id)).events.at(-1)?.note).toBe(
      '10 Dec 2026 and 11 Dec 2026 are after the last day of work. Takes 1 day now, not 3 days.',
    )
    expect((await balance()).takenHalfDays).toBe(2)
    await leaves('2026-12-31')
    expect((await request(id)).quantity).toBe('3 days')
    expect((await balance()).takenHalfDays).toBe(6)
  })
})

describe('a holiday in a month that payroll has locked', () => {
  const unpaid = async () => (await balances()).find(({ code }) => code === 'LWP')!._id
  const late = async () =>
    (await company.within((tx) => lateAttendance(tx, { upTo: '2026-12', employees: [priya.employee] }))).flatMap(
      ({ days }) => days.map(({ day, halfDays }) => [day, halfDays]),
    )
  const october = { from: '2026-10-01', to: '2026-10-31' }

  it('pays back the unpaid leave on it with the next run, and deducts it again when it is removed', async () => {
    await taken('2026-10-14', '2026-10-15', await unpaid())
    await company.within((tx) => lockDays(tx, october))
    const holiday = await declare('2026-10-15')
    expect(await late()).toEqual([['2026-10-15', -2]])
    await takeBack(holiday)
    expect((await late()).reduce((sum, [, halfDays]) => sum + (halfDays as number), 0)).toBe(0)
  })

  it('makes no one absent on a day before they were known here', async () => {
    const holiday = await declare('2026-11-10')
    await takeBack(holiday)
    const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: '2026-11' } })
    expect(data.filter(({ state }) => state === 'absent')).toEqual([])
  })

  it('returns paid leave on it to the balance and changes no pay', async () => {
    await taken('2026-10-14', '2026-10-15')
    await company.within((tx) => lockDays(tx, october))
    const holiday = await declare('2026-10-15')
    expect(await balance()).toMatchObject({ balanceHalfDays: 22 })
    await takeBack(holiday)
    expect(await balance()).toMatchObject({ balanceHalfDays: 20 })
    expect(await late()).toEqual([])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { anotherPlace } from '../../../testing/another-place.ts'
import { workCalendarJobs } from '../../../testing/calendar-jobs.ts'
import { aCompany } from '../../../testing/company.ts'
import { leave } from '../index.ts'
import { aCompanyWithLeave } from '../../../testing/company-with-leave.ts'

type Known = Awaited<ReturnType<typeof aCompanyWithLeave>>
let company: Known['company']
let priya: Known['priya']
let hema: Known['hema']
let balances: Known['balances']
let balance: Known['balance']
let ask: Known['ask']
let decide: Known['decide']
let taken: Known['taken']
let request: Known['request']
let body: Known['body']
let declare: Known['declare']
let takeBack: Known['takeBack']
let news: Known['news']
let rowsOf: Known['rowsOf']

beforeEach(async () => {
  ;({ company, priya, hema, balances, balance, ask, decide, taken, request, body, declare, takeBack, news, rowsOf } =
    await aCompanyWithLeave())
})

describe('a holiday declared later', () => {
  it('returns the day of approved leave, says so in the ledger and the request, and notifies the person', async () => {
    const id = await taken('2026-11-24', '2026-11-26')
    await declare('2026-11-25')
    expect(await balance()).toMatchObject({ balanceHalfDays: 20, takenHalfDays: 4 })
    expect((await rowsOf('11-25'))[0]).toEqual([2, 'Correction: 25 Nov 2026 became a holiday (Diwali)'])
    const { quantity, details, events } = await request(id)
    expect(quantity).toBe('2 days')
    expect(details).toMatchObject({
      halfDays: 4,
      days: [{ halfDays: 2 }, { halfDays: 0, why: 'holiday' }, { halfDays: 2 }],
    })
    const note = '25 Nov 2026 became a holiday (Diwali). Takes 2 days now, not 3 days.'
    expect(events.at(-1)).toMatchObject({ kind: 'revised', by: { name: 'Hema Rao' }, note })
    expect((await news())[0]).toBe(`Casual leave, 24 to 26 Nov 2026: ${note}`)
  })

  it('takes the day again once the holiday is removed, and changes nothing the second time', async () => {
    const id = await taken('2026-11-24', '2026-11-26')
    const holiday = await declare('2026-11-25')
    await takeBack(holiday)
    expect(await balance()).toMatchObject({ balanceHalfDays: 18, takenHalfDays: 6 })
    expect((await rowsOf('11-25'))[0]).toEqual([-2, 'Correction: 25 Nov 2026 is no longer a holiday (Diwali)'])
    expect((await request(id)).quantity).toBe('3 days')
    const before = [await rowsOf('11-25'), await news(), (await request(id)).events.length]
    await declare('2026-11-25', { kind: 'optional' })
    expect([await rowsOf('11-25'), await news(), (await request(id)).events.length]).toEqual(before)
  })

  it('moves the day with it', async () => {
    const id = await taken('2026-11-24', '2026-11-26')
    const holiday = await declare('2026-11-25')
    await hema.call('PUT /api/v1/employee/holiday/{id}', { params: { id: holiday }, body: body('2026-11-26') })
    await workCalendarJobs(company)
    expect((await request(id)).details.days.map(({ halfDays }) => halfDays)).toEqual([2, 2, 0])
    expect(await balance()).toMatchObject({ balanceHalfDays: 20 })
  })

  it('previews whose leave it affects, and only to those who may change holidays', async () => {
    await taken('2026-11-24', '2026-11-26')
    await ask('2026-12-01', '2026-12-02')
    const effect = (sent: object) => hema.call('POST /api/v1/employee/holiday-effect', { body: sent as never })
    const holiday = body('2026-11-25')
    expect(await effect({ holiday })).toEqual({ people: 1, returnedHalfDays: 2, takenHalfDays: 0 })
    expect(await effect({ holiday: { ...holiday, kind: 'optional' } })).toMatchObject({ people: 0 })
    expect(await effect({ holiday: body('2026-11-27') })).toMatchObject({ people: 0 })
    expect(
      await effect({
        holiday: body('2026-11-25', { locationIds: [await anotherPlace(company, 'Pune', 'Pune', 'IN-MH')] }),
      }),
    ).toMatchObject({
      people: 0,
    })
    expect(await balance()).toMatchObject({ balanceHalfDays: 18 })
    const _id = await declare('2026-11-25')
    expect(await effect({ _id })).toEqual({ people: 1, returnedHalfDays: 0, takenHalfDays: 2 })
    expect(await effect({ _id, holiday: body('2026-12-02') })).toEqual({
      people: 1,
      returnedHalfDays: 2,
      takenHalfDays: 2,
    })
    const refused = await priya.refused('POST /api/v1/employee/holiday-effect', { body: { _id } })
    expect(refused.status).toBe(403)
    const elsewhere = (await aCompany('Bolt Works')).admin
    expect((await elsewhere.refused('POST /api/v1/employee/holiday-effect', { body: { _id } })).status).toBe(404)
  })

  it('counts for leave still undecided, and stays when it is approved', async () => {
    const id = await ask('2026-11-24', '2026-11-26')
    await declare('2026-11-25')
    expect(await balance()).toMatchObject({ balanceHalfDays: 24, pendingHalfDays: 4 })
    await decide(id, 'approved')
    expect(await balance()).toMatchObject({ balanceHalfDays: 20, pendingHalfDays: 0 })
  })

  it('is not missed by leave requested at the same moment', async () => {
    for (const day of ['2026-11-25', '2026-12-02', '2026-12-09']) {
      const holiday = hema.call('POST /api/v1/employee/holiday', { body: body(day) })
      const [id] = await Promise.all([ask(day, addDays(day, 1)), holiday])
      await workCalendarJobs(company)
      expect((await request(id)).quantity).toBe('1 day')
    }
    expect(await balance()).toMatchObject({ pendingHalfDays: 6 })
  })

  it('leaves rejected and cancelled leave, and leave of other locations, unchanged', async () => {
    const rejected = await ask('2026-11-24', '2026-11-26')
    await decide(rejected, 'rejected')
    const pune = await anotherPlace(company, 'Pune', 'Pune', 'IN-MH')
    const id = await taken('2026-11-30', '2026-12-01')
    await declare('2026-11-25')
    await declare('2026-11-30', { locationIds: [pune] })
    expect((await request(rejected)).quantity).toBe('3 days')
    expect((await request(id)).quantity).toBe('2 days')
    expect(await balance()).toMatchObject({ balanceHalfDays: 20, pendingHalfDays: 0 })
  })

  it('turns the day that was leave into a holiday in attendance', async () => {
    await taken('2026-11-18', '2026-11-19')
    await declare('2026-11-18')
    const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: '2026-11' } })
    expect(data.filter(({ day }) => day >= '2026-11-18').map(({ day, state }) => [day.slice(8), state])).toEqual([
      ['19', 'leave'],
      ['18', 'holiday'],
    ])
  })
})

describe('days off between days of leave', () => {
  const sandwich = async () => {
    const rules = { halfDaysAYear: 24, sandwich: true, noticeDays: 0 }
    const { _id } = await company.admin.call('POST /api/v1/user/leave-policy', {
      body: {
        ...{ name: 'Study', code: 'ST', isPaid: true, yearStartsInMonth: 1, prorate: true, waitingDays: 0 },
        ...{ afterProbation: false, carryForward: null, encashable: false, longestRunDays: null, allowsHalfDays: true },
        ...{ negativeLimitHalfDays: 0, proofAfterDays: null, accrual: 'atOnce', leaveYear: 'calendar', ...rules },
      },
    })
    await company.within((tx) => leave.join(tx, priya.employee))
    return _id
  }
  const left = async (policy: Id) => (await balances()).find(({ _id }) => _id === policy)!.balanceHalfDays

  it('are returned with the Monday that became a holiday, and taken again with it', async () => {
    const study = await sandwich()
    const friday = await taken('2026-11-27', '2026-11-27', study)
    const monday = await taken('2026-11-30', '2026-11-30', study)
    expect(await left(study)).toBe(24 - 8)
    const holiday = await declare('2026-11-30')
    expect(await left(study)).toBe(24 - 2)
    expect((await request(monday)).quantity).toBe('0 days')
    expect((await request(monday)).events.at(-1)?.note).toBe(
      '28 Nov 2026 and 29 Nov 2026 no longer lie between days of leave; 30 Nov 2026 became a holiday (Diwali). Takes nothing now, not 3 days.',
    )
    await takeBack(holiday)
    expect(await left(study)).toBe(24 - 8)
    expect((await request(friday)).events.map(({ kind }) => kind)).toEqual(['submitted', 'approved'])
  })

  it('are reported in the request that counted them when the adjacent leave is cancelled', async () => {
    const study = await sandwich()
    const friday = await taken('2026-11-27', '2026-11-27', study)
    const monday = await taken('2026-11-30', '2026-11-30', study)
    await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id: friday }, body: { note: 'Not needed' } })
    await decide(friday, 'approved')
    expect(await left(study)).toBe(24 - 2)
    await workCalendarJobs(company)
    expect((await request(monday)).quantity).toBe('1 day')
    expect(await left(study)).toBe(24 - 2)
  })
})

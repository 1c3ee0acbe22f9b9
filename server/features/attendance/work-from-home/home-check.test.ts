import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { run } from '../../../testing/company.ts'
import { lockDays } from '../index.ts'
import { aHomeCompany, draft, weekly, type HomeCompany } from './testing.ts'

let at: HomeCompany

beforeEach(async () => {
  at = await aHomeCompany()
})

describe('what can be requested', () => {
  it('is single days or a weekly pattern, without holidays, weekly offs and leave', async () => {
    const { anita, priya, submit, see, casual } = at
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

  it('is checked, with problems at their fields', async () => {
    const { company, priya, submit, refused, rules } = at
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

  it('is requested once per day, also at the same moment, and again after a rejection', async () => {
    const { priya, submit, refused, decide } = at
    const twice = await Promise.all(
      [1, 2].map(() => priya.raw('POST /api/v1/employee/work-from-home', { body: draft })),
    )
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const again = 'You already have work from home on 24 Nov 2026'
    expect(await refused()).toEqual([400, 'body.days', again])
    expect(await refused(weekly())).toEqual([400, 'body.weekdays', again])
    const { _id: id } = (await priya.call('GET /api/v1/employee/work-from-home', { query: {} })).data[0]!
    expect((await decide(id, 'rejected')).status).toBe(200)
    await decide(await submit())
    expect((await refused())[2]).toBe(again)
  })

  it("is warned about or refused above the allowance, by the company's choice", async () => {
    const { priya, submit, refused, month, rules } = at
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

it('follows rules that only the permission for leave policies can change, checked at their fields and logged', async () => {
  const { company, priya, rules } = at
  const body = { daysPerMonth: 4, aboveLimit: 'refuse' as const, noticeDays: 1, pastDays: 0, needsPunches: false }
  expect((await priya.refused('PUT /api/v1/user/work-from-home-rule', { body })).status).toBe(403)
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const wrong = { ...body, daysPerMonth: 32, noticeDays: -1, pastDays: 91 }
  const refused = await hr.refused('PUT /api/v1/user/work-from-home-rule', { body: wrong })
  expect(refused.errors?.map(({ path }) => path)).toEqual(['body.daysPerMonth', 'body.noticeDays', 'body.pastDays'])
  await hr.call('PUT /api/v1/user/work-from-home-rule', { body })
  expect(await hr.call('GET /api/v1/user/work-from-home-rule', {})).toEqual(body)
  await rules({ daysPerMonth: null })
  const { rows } = await company.within((tx) =>
    run(tx, sql`select changes from audit_event where changes ? 'homeDaysPerMonth' order by n`),
  )
  expect(rows).toMatchObject([
    { changes: { homeDaysPerMonth: { from: '8', to: '4' }, homeNeedsPunches: { from: 'yes', to: 'no' } } },
    { changes: { homeDaysPerMonth: { from: '4', to: null }, homeAboveLimit: { from: 'refuse', to: 'warn' } } },
  ])
})

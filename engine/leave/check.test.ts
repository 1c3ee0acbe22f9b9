import { describe, expect, test } from 'vitest'
import { worded } from '../testing/english.ts'
import { generalShift } from '../attendance/shifts.fixture.ts'
import { offDays } from '../attendance/weekly-off.ts'
import { checkRequest, type LeaveQuestion } from './check.ts'
import { countLeave, type LeaveSpan } from './count.ts'
import { earnedLeave } from './policy.fixture.ts'

const off = offDays({ from: '2026-01-01', to: '2027-12-31', shiftOn: () => generalShift, holidays: [] })

function ask(span: Partial<LeaveSpan> & { from: string; to: string }, more: Partial<LeaveQuestion> = {}) {
  const request = { fromPart: 'full', toPart: 'full', ...span } as const
  const others = more.others ?? (more.taken ?? []).map(({ day }) => ({ day, part: 'full' as const }))
  const policy = more.policy ?? earnedLeave
  const answer = checkRequest({
    policy,
    employment: { joinedOn: '2026-01-01', leftOn: null },
    taken: [],
    counted: countLeave({ ...request, sandwich: policy.sandwich, off, neighbours: others }),
    off,
    today: '2026-11-01',
    ...more,
    others,
    request,
  })
  return { ...answer, problems: answer.problems.map(worded) }
}
const codes = (...of: Parameters<typeof ask>) => ask(...of).problems.map(({ code }) => code)
const week = { from: '2026-11-16', to: '2026-11-20' }
const policy = (changes: Partial<LeaveQuestion['policy']>) => ({ policy: { ...earnedLeave, ...changes } })

describe('a leave request', () => {
  test('within the balance has no problems', () => {
    expect(ask(week)).toEqual({ problems: [], balances: [{ on: '2026-11-20', before: 24, after: 14 }] })
  })

  test('exactly the balance is enough, half a day more is not', () => {
    const taken = [{ id: 'spring', day: '2026-04-01', halfDays: 14 }]
    expect(codes(week, { taken })).toEqual([])
    const more = [...taken, { id: 'half', day: '2026-04-02', halfDays: 1 }]
    expect(ask(week, { taken: more }).problems).toEqual([
      {
        code: 'balance',
        field: 'to',
        message: '4.5 days of Earned leave are left on 20 Nov 2026; this request takes 5 days',
        blocking: true,
      },
    ])
    expect(codes(week, { taken: more, ...policy({ negativeLimitHalfDays: 1 }) })).toEqual([])
  })

  test('leaves later bookings in place', () => {
    const taken = [{ id: 'christmas', day: '2026-12-21', halfDays: 20 }]
    expect(ask(week, { taken }).problems[0]?.message).toBe(
      '12 days of Earned leave are left on 20 Nov 2026, and leave booked up to 21 Dec 2026 needs them; this request takes 5 days',
    )
  })

  test('shows what is available after all booked leave of the leave year, whatever its day', () => {
    const taken = [{ id: 'christmas', day: '2026-12-21', halfDays: 4 }]
    expect(ask(week, { taken }).balances).toEqual([{ on: '2026-11-20', before: 20, after: 10 }])
  })

  test('over the end of a leave year shows each year with its own days', () => {
    expect(ask({ from: '2026-12-30', to: '2027-01-04' }).balances).toEqual([
      { on: '2026-12-31', before: 24, after: 20 },
      { on: '2027-01-04', before: 32, after: 26 },
    ])
  })

  test.each([
    { from: '2026-12-28', to: '2027-01-08', booked: 0 },
    { from: '2026-12-31', to: '2027-01-01', booked: 14 },
    { from: '2026-12-21', to: '2027-01-15', booked: 6 },
    { from: '2026-11-16', to: '2026-11-27', booked: 2 },
  ])('from $from to $to takes of each leave year what it has there', ({ from, to, booked }) => {
    const taken = booked === 0 ? [] : [{ id: 'spring', day: '2026-04-01', halfDays: booked }]
    const { balances } = ask({ from, to }, { taken })
    const { days } = countLeave({
      ...{ from, to, fromPart: 'full', toPart: 'full' },
      ...{ sandwich: earnedLeave.sandwich, off, neighbours: [] },
    })
    const halfDaysOf = (year: string) =>
      days.reduce((sum, { day, halfDays }) => (day.startsWith(year) ? sum + halfDays : sum), 0)
    expect(balances.map(({ before, after }) => before - after)).toEqual(
      [...new Set([from.slice(0, 4), to.slice(0, 4)])].map(halfDaysOf),
    )
  })

  test('counts what will have accrued by then', () => {
    const monthly = policy({ accrual: 'monthly' })
    const taken = [{ id: 'spring', day: '2026-10-05', halfDays: 20 }]
    expect(codes({ from: '2026-11-19', to: '2026-11-19' }, { ...monthly, taken })).toEqual([])
    expect(codes({ from: '2026-11-19', to: '2026-11-20' }, { ...monthly, taken })).toEqual(['balance'])
    expect(codes({ from: '2026-12-17', to: '2026-12-18' }, { ...monthly, taken })).toEqual([])
  })

  test("for next year counts against next year's leave", () => {
    expect(codes(week, { taken: [{ id: 'january', day: '2027-01-15', halfDays: 20 }] })).toEqual([])
  })

  test('for unpaid leave has no balance to check', () => {
    expect(codes(week, policy({ paid: false, halfDaysAYear: 0 }))).toEqual([])
  })

  test('in time: on the last day that is early enough, and a day late', () => {
    expect(codes(week, { ...policy({ noticeDays: 5 }), today: '2026-11-11' })).toEqual([])
    expect(codes(week, { ...policy({ noticeDays: 5 }), today: '2026-11-12' })).toEqual(['notice'])
  })

  test('for leave without notice can come afterwards, and says so', () => {
    expect(codes(week, { ...policy({ noticeDays: 0 }), today: '2026-11-18' })).toEqual(['past'])
  })

  test('while waiting: the last day before, and the first day of entitlement', () => {
    const waiting = policy({ waitingDays: 320 })
    expect(ask({ from: '2026-11-16', to: '2026-11-17' }, waiting).problems[0]).toMatchObject({
      code: 'notEntitledYet',
      message: 'Earned leave can be taken from 17 Nov 2026',
    })
    expect(codes({ from: '2026-11-17', to: '2026-11-17' }, waiting)).toEqual([])
  })

  test('counts leave on both sides of a weekend for the longest run', () => {
    const longest = policy({ longestRunDays: 5 })
    expect(codes(week, longest)).toEqual([])
    const monday = [{ id: 'monday', day: '2026-11-23', halfDays: 2 }]
    // The 21st is a working Saturday, so that week and Monday are separate runs.
    expect(codes(week, { ...longest, taken: monday })).toEqual([])
    const saturday = [{ id: 'saturday', day: '2026-11-21', halfDays: 2 }]
    expect(codes(week, { ...longest, taken: saturday })).toEqual(['longestRun'])
    const friday = [{ id: 'friday', day: '2026-11-13', halfDays: 2 }]
    expect(codes(week, { ...longest, taken: friday })).toEqual(['longestRun'])
  })

  test('with half days, and gaps that are not gaps', () => {
    const whole = policy({ allowsHalfDays: false })
    expect(codes({ from: '2026-11-16', to: '2026-11-16', fromPart: 'first' }, whole)).toEqual(['halfDayNotAllowed'])
    expect(codes({ from: '2026-11-16', to: '2026-11-16' }, whole)).toEqual([])
    expect(codes({ from: '2026-11-16', to: '2026-11-17', fromPart: 'first' })).toEqual(['halfDayGap'])
    expect(codes({ from: '2026-11-16', to: '2026-11-17', toPart: 'second' })).toEqual(['halfDayGap'])
    expect(codes({ from: '2026-11-16', to: '2026-11-17', fromPart: 'second', toPart: 'first' })).toEqual([])
  })

  test('meets other leave on the same half of a day', () => {
    const others = [{ day: '2026-11-16', part: 'first' as const }]
    expect(codes({ from: '2026-11-16', to: '2026-11-16', fromPart: 'first' }, { others })).toEqual(['overlap'])
    expect(codes({ from: '2026-11-16', to: '2026-11-16', fromPart: 'second' }, { others })).toEqual([])
    expect(ask({ from: '2026-11-16', to: '2026-11-16' }, { others }).problems[0]?.message).toBe(
      'You already have leave on 16 Nov 2026',
    )
  })

  test('without a proof has a warning, from the day after', () => {
    const proof = policy({ proofAfterDays: 2 })
    expect(codes({ from: '2026-11-16', to: '2026-11-17' }, proof)).toEqual([])
    expect(ask({ from: '2026-11-16', to: '2026-11-18' }, proof).problems).toMatchObject([
      { code: 'proofNeeded', blocking: false },
    ])
  })

  test('can be for the day of joining, the last day of work and the day of the request', () => {
    const short = policy({ negativeLimitHalfDays: 24 })
    expect(codes(week, { ...short, employment: { joinedOn: '2026-11-16', leftOn: '2026-11-20' } })).toEqual([])
    expect(codes(week, { today: '2026-11-16' })).toEqual([])
    expect(ask(week, { today: '2026-11-17' }).problems).toMatchObject([{ code: 'past', blocking: false }])
  })

  test('of whole days only: the wrong half is named, at either end', () => {
    const whole = policy({ allowsHalfDays: false })
    const field = (span: Parameters<typeof ask>[0]) => ask(span, whole).problems.map((problem) => problem.field)
    expect(field({ from: '2026-11-16', to: '2026-11-17', fromPart: 'second' })).toEqual(['fromPart'])
    expect(field({ from: '2026-11-16', to: '2026-11-17', toPart: 'first' })).toEqual(['toPart'])
    expect(field({ from: '2026-11-16', to: '2026-11-16', toPart: 'first' })).toEqual([])
    expect(codes({ from: '2026-11-16', to: '2026-11-16', fromPart: 'second', toPart: 'second' })).toEqual([])
  })

  test('meets other leave of a whole day, and names the first of two days already taken', () => {
    const others = ['2026-11-17', '2026-11-18'].map((day) => ({ day, part: 'full' as const }))
    expect(codes({ from: '2026-11-17', to: '2026-11-17', fromPart: 'first' }, { others })).toEqual(['overlap'])
    expect(ask(week, { others }).problems[0]?.message).toBe('You already have leave on 17 Nov 2026')
    // Another policy's leave on a Sunday does not conflict with this one, which does not count Sundays.
    const sunday = [{ day: '2026-11-15', part: 'full' as const }]
    expect(codes({ from: '2026-11-15', to: '2026-11-16' }, { others: sunday })).toEqual([])
  })

  test('takes two halves of a day as one day of the run, and checks nothing on days off', () => {
    const halfDays = ['morning', 'afternoon'].map((id) => ({ id, day: '2026-11-13', halfDays: 1 }))
    expect(ask(week, { ...policy({ longestRunDays: 5 }), taken: halfDays }).problems[0]?.message).toBe(
      'Earned leave can last 5 days at most; this would be 6 days',
    )
    const overdrawn = [{ id: 'spring', day: '2026-04-01', halfDays: 26 }]
    expect(codes({ from: '2026-11-15', to: '2026-11-15' }, { taken: overdrawn })).toEqual(['nothingToCount'])
    expect(codes({ from: '2026-11-16', to: '2026-11-18' }, policy({ proofAfterDays: 3 }))).toEqual([])
  })

  test('reports every problem at once', () => {
    expect(
      codes({ from: '2025-12-27', to: '2025-12-28' }, { ...policy({ active: false, noticeDays: 3 }), off: new Map() }),
    ).toEqual(['inactive', 'beforeJoining', 'notice', 'balance'])
    expect(codes({ from: '2026-11-15', to: '2026-11-15' })).toEqual(['nothingToCount'])
    expect(codes({ from: '2026-11-17', to: '2026-11-16' })).toEqual(['endBeforeStart'])
    expect(codes(week, { employment: { joinedOn: '2026-01-01', leftOn: '2026-11-19' } })).toEqual(['afterLeaving'])
  })
})

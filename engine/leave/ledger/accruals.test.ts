import fc from 'fast-check'
import { expect, test } from 'vitest'
import cases from '../../cases/leave-accrual.json' with { type: 'json' }
import { addDays } from '../../day.ts'
import { accruals } from './accruals.ts'
import { earnedLeave } from '../policy.fixture.ts'
import type { Employment, LeavePolicy } from '../policy.ts'

interface Case {
  id: string
  policy: Partial<LeavePolicy>
  employment: Employment
  upTo: string
  grants: [string, number][]
}

test.each(cases as Case[])('$id', ({ policy, employment, upTo, grants }) => {
  const schedule = accruals({ ...earnedLeave, ...policy }, employment, upTo)
  expect(schedule.map(({ on, halfDays }) => [on, halfDays])).toEqual(grants)
})

test('a leaver gets the part of the year worked, even if the year was granted at once', () => {
  const schedule = accruals(earnedLeave, { joinedOn: '2026-01-01', leftOn: '2026-06-30' }, '2026-12-31')
  expect(schedule.map(({ on, halfDays }) => [on, halfDays])).toEqual([['2026-01-01', 12]])
})

test('a change of rules applies from the next leave year and rewrites nothing', () => {
  const more = { ...earnedLeave, halfDaysAYear: 30 }
  const versions = [
    { startsOn: '2025-01-01', policy: earnedLeave },
    { startsOn: '2026-03-01', policy: more },
  ]
  const schedule = accruals(more, { joinedOn: '2025-01-01', leftOn: null }, '2027-01-01', versions)
  expect(schedule.map(({ on, halfDays }) => [on, halfDays])).toEqual([
    ['2025-01-01', 24],
    ['2026-01-01', 24],
    ['2027-01-01', 30],
  ])
})

test('a change of the kind of leave year skips no day and grants none twice', () => {
  const versions = [
    { startsOn: '2025-01-01', policy: earnedLeave },
    { startsOn: '2026-01-01', policy: { ...earnedLeave, year: 'joining' } as const },
  ]
  const schedule = accruals(earnedLeave, { joinedOn: '2025-07-01', leftOn: null }, '2027-06-30', versions)
  // Six months of 2025, then January to June as half of the year from July, then a full year.
  expect(schedule.map(({ on, halfDays }) => [on, halfDays])).toEqual([
    ['2025-07-01', 12],
    ['2026-01-01', 12],
    ['2026-07-01', 24],
  ])
})

const anyPolicy = fc.record({
  halfDaysAYear: fc.integer({ min: 0, max: 80 }),
  accrual: fc.constantFrom('atOnce' as const, 'monthly' as const, 'quarterly' as const, 'halfYearly' as const),
  year: fc.constantFrom('calendar' as const, 'joining' as const),
  yearStartsInMonth: fc.integer({ min: 1, max: 12 }),
  prorate: fc.boolean(),
  waitingDays: fc.constantFrom(0, 0, 30, 90),
})
const anyDay = fc.integer({ min: 0, max: 1200 }).map((count) => addDays('2023-01-01', count))

test('the schedule of an earlier day is the start of a later one: a scheduler that was down misses nothing', () => {
  fc.assert(
    fc.property(anyPolicy, anyDay, anyDay, fc.nat(700), (changes, joinedOn, upTo, more) => {
      const policy = { ...earnedLeave, ...changes }
      const early = accruals(policy, { joinedOn, leftOn: null }, upTo)
      const late = accruals(policy, { joinedOn, leftOn: null }, addDays(upTo, more))
      expect(late.filter(({ on }) => on <= upTo)).toEqual(early)
      expect(new Set(late.map(({ key }) => key)).size).toBe(late.length)
    }),
  )
})

test("a full year sums to the policy's entitlement, however it accrues", () => {
  fc.assert(
    fc.property(anyPolicy, anyDay, (changes, joinedOn) => {
      const policy = { ...earnedLeave, ...changes }
      const schedule = accruals(policy, { joinedOn, leftOn: null }, addDays(joinedOn, 1100))
      const second = schedule.filter(
        ({ expiresOn }) => expiresOn > addDays(joinedOn, 366) && expiresOn < addDays(joinedOn, 734),
      )
      const byYear = Map.groupBy(second, ({ expiresOn }) => expiresOn)
      for (const grants of byYear.values()) {
        expect(grants.reduce((sum, { halfDays }) => sum + halfDays, 0)).toBe(policy.halfDaysAYear)
      }
    }),
  )
})

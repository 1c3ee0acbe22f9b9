import { expect, test } from 'vitest'
import { earnedLeave } from './policy.fixture.ts'
import { entitledFrom, hasBalance, policyOn } from './policy.ts'

test("a day's rules are the ones that began last, or the first for earlier days, in any order", () => {
  const from = (startsOn: string) => ({ startsOn, policy: { ...earnedLeave, name: startsOn } })
  const versions = [from('2026-01-01'), from('2024-01-01'), from('2025-01-01')]
  const nameOn = (day: string) => policyOn(earnedLeave, versions, day).name
  expect(['2023-06-01', '2024-12-31', '2025-01-01', '2026-06-01'].map(nameOn)).toEqual([
    ...['2024-01-01', '2024-01-01', '2025-01-01', '2026-01-01'],
  ])
  expect(policyOn(earnedLeave, [], '2026-01-01')).toBe(earnedLeave)
})

test('leave can be taken the day after probation, or after the waiting period, whichever is later', () => {
  const asha = { joinedOn: '2026-01-01', leftOn: null, probationUntil: '2026-03-31' }
  const from = (waitingDays: number, afterProbation: boolean) =>
    entitledFrom({ ...earnedLeave, waitingDays, afterProbation }, asha)
  expect([from(0, false), from(0, true), from(90, true), from(30, false)]).toEqual([
    ...['2026-01-01', '2026-04-01', '2026-04-01', '2026-01-31'],
  ])
})

test('only unpaid leave without entitlement has no balance', () => {
  const has = (paid: boolean, halfDaysAYear: number) => hasBalance({ ...earnedLeave, paid, halfDaysAYear })
  expect([has(true, 24), has(true, 0), has(false, 1), has(false, 0)]).toEqual([true, true, true, false])
})

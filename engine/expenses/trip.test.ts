import { describe, expect, it } from 'vitest'
import { english } from '../testing/english.ts'
import type { ExpenseRules } from './expense.ts'
import { checkTrip, compareSpending, limitOf, mostAdvance, type Estimate, type TripQuestion } from './trip.ts'

const hotel: ExpenseRules = {
  ...{ id: 'hotel', name: 'Hotel', basis: 'bill', billAbovePaise: null, maxAgeDays: 60, overLimit: 'refuse' },
  limits: [
    { per: 'day', limitPaise: 3_000_00 },
    { per: 'month', limitPaise: 20_000_00 },
  ],
  rates: [],
}
const daily: ExpenseRules = {
  ...{ ...hotel, id: 'daily', name: 'Daily allowance', basis: 'perDiem', limits: [] },
  rates: [{ from: '2026-04-01', ratePaise: 750_00 }],
}
const night: Estimate = { rules: hotel, amountPaise: 6_000_00, quantity: null }
const legs = [
  { from: 'Pune', to: 'Mumbai', day: '2026-11-29' },
  { from: 'Mumbai', to: 'Pune', day: '2026-12-01' },
]
const asked = (more: Partial<TripQuestion> = {}) =>
  checkTrip({
    ...{
      legs,
      estimate: [night],
      advancePaise: null,
      advancePercent: 100,
      today: '2026-11-20',
      joinedOn: '2025-01-01',
    },
    ...{ leftOn: null, others: [], ...more },
  })
const problems = (more: Partial<TripQuestion>) =>
  asked(more).problems.map(({ path, message, isBlocking }) => `${path}${isBlocking ? '' : '?'}: ${english(message)}`)

describe('a trip', () => {
  it('totals its estimates, including both ends of its days', () => {
    const estimate = [night, { rules: daily, amountPaise: null, quantity: 3_000 }]
    expect(asked({ estimate })).toMatchObject({
      ...{ startsOn: '2026-11-29', endsOn: '2026-12-01', days: 3, totalPaise: 8_250_00, problems: [] },
      lines: [
        { totalPaise: 6_000_00, limitPaise: 9_000_00 },
        { unitPaise: 750_00, limitPaise: null },
      ],
    })
    expect(problems({ estimate: [{ rules: daily, amountPaise: null, quantity: 3_001 }] })).toEqual([
      'estimate.0.quantity: The trip has 3 days',
    ])
    expect(problems({ estimate: [{ rules: { ...daily, rates: [] }, amountPaise: null, quantity: 1_000 }] })).toEqual([
      'estimate.0.categoryId: Daily allowance has no rate on 29 Nov 2026',
    ])
  })

  it("is checked against a category's limits once, at its last estimate", () => {
    expect(limitOf(hotel, { startsOn: '2026-11-29', endsOn: '2026-12-01' })).toBe(9_000_00)
    expect(limitOf(hotel, { startsOn: '2026-11-01', endsOn: '2026-11-20' })).toBe(20_000_00)
    expect(limitOf(daily, { startsOn: '2026-11-01', endsOn: '2026-11-20' })).toBeNull()
    expect(problems({ estimate: [night, night] })).toEqual([
      'estimate.1.amountPaise: ₹12,000 of Hotel: the limit for this trip is ₹9,000',
    ])
    expect(
      problems({ estimate: [{ ...night, rules: { ...hotel, overLimit: 'flag' }, amountPaise: 9_000_01 }] }),
    ).toEqual(['estimate.0.amountPaise?: ₹9,000.01 of Hotel: the limit for this trip is ₹9,000'])
  })

  it("has its days in order, within employment, and not on another trip's days", () => {
    expect(problems({ legs: [legs[1]!, legs[0]!] })[0]).toBe('legs.1.day: Enter 1 Dec 2026 or a later day')
    expect(problems({ joinedOn: '2026-11-30' })).toEqual(['legs.0.day: This is before you joined, on 30 Nov 2026'])
    expect(problems({ leftOn: '2026-11-30' })).toEqual(['legs.1.day: This is after your last working day, 30 Nov 2026'])
    const other = { number: 'TR-0001', startsOn: '2026-11-25', endsOn: '2026-11-29' }
    expect(problems({ others: [other] })).toEqual([])
    expect(problems({ others: [{ ...other, endsOn: '2026-11-30' }] })).toEqual([
      'legs.0.day: You are travelling with TR-0001 on these days',
    ])
    expect(problems({ legs: [{ from: 'Pune', to: ' pune', day: '2026-11-29' }] })[0]).toBe(
      'legs.0.to: Enter another place than where the leg begins',
    )
  })

  it('has an advance of a percentage in whole rupees, or all of it', () => {
    expect(mostAdvance(8_250_55, 100)).toBe(8_250_55)
    expect(mostAdvance(8_250_55, 60)).toBe(4_950_00)
    expect(mostAdvance(8_250_55, 0)).toBe(0)
    expect(problems({ advancePaise: 3_600_01, advancePercent: 60 })).toEqual([
      'advancePaise: Enter at most ₹3,600, 60% of the estimate',
    ])
  })
})

it('compares spending with the estimate, and lists what was not estimated last', () => {
  expect(
    compareSpending(
      [
        { category: 'Hotel', totalPaise: 6_000_00 },
        { category: 'Fares', totalPaise: 2_000_00 },
      ],
      [
        { category: 'Meals', totalPaise: 500_00, approvedPaise: 400_00 },
        { category: 'Hotel', totalPaise: 4_000_00, approvedPaise: 4_000_00 },
        { category: 'Hotel', totalPaise: 1_000_00, approvedPaise: 1_000_00 },
      ],
    ),
  ).toEqual([
    { category: 'Hotel', estimatePaise: 6_000_00, spentPaise: 5_000_00, approvedPaise: 5_000_00 },
    { category: 'Fares', estimatePaise: 2_000_00, spentPaise: 0, approvedPaise: null },
    { category: 'Meals', estimatePaise: 0, spentPaise: 500_00, approvedPaise: 400_00 },
  ])
})

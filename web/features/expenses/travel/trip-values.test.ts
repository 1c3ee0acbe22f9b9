import { expect, it } from 'vitest'
import type { Category } from '../claim/claim-values.ts'
import { nextLeg, returnLeg, stepOf, tripBody, tripDays } from './trip-values.ts'

const leg = (from: string, to: string, day: string | null = null) => ({ from, to, day, mode: 'train' as const })

it('offers the return until it is included, and continues where the last leg ends', () => {
  expect(returnLeg([leg('Pune', 'Mumbai', '2026-11-02')])).toEqual(leg('Mumbai', 'Pune'))
  expect(returnLeg([leg('Pune', 'Mumbai'), leg('Mumbai', 'pune ')])).toBeNull()
  expect(returnLeg([leg('Pune', '')])).toBeNull()
  expect(nextLeg([leg('Pune', 'Mumbai', '2026-11-02')])).toEqual(leg('Mumbai', '', '2026-11-02'))
})

it('counts the days of a trip, both ends included, and none while they are out of order', () => {
  expect(tripDays([leg('Pune', 'Mumbai', '2026-11-02'), leg('Mumbai', 'Pune', '2026-11-04')])).toBe(3)
  expect(tripDays([leg('Pune', 'Mumbai', '2026-11-02')])).toBe(1)
  expect(tripDays([leg('Pune', 'Mumbai', '2026-11-04'), leg('Mumbai', 'Pune', '2026-11-02')])).toBeNull()
})

it("sends the values of each estimate's category, and knows each field's step", () => {
  const categories = [
    { _id: 'fares', basis: 'bill' },
    { _id: 'daily', basis: 'perDiem' },
  ] as Category[]
  const typed = { words: '', amountPaise: 4_000_00, quantity: 1.5 }
  const estimate = ['fares', 'daily'].map((categoryId) => ({ ...typed, categoryId }))
  expect(tripBody({ estimate }, categories)['estimate']).toEqual([
    { categoryId: 'fares', words: '', amountPaise: 4_000_00 },
    { categoryId: 'daily', words: '', quantity: 1_500 },
  ])
  expect(['reason', 'legs.1.day', 'estimate.0.amountPaise', 'advancePaise', 'documents'].map(stepOf)).toEqual([
    0, 0, 1, 1, 2,
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, firstDay } from '../../../../day.ts'
import { monthDenominator, prorated, revised } from './proration.ts'

const amounts = fc.array(fc.nat(50_000_000), { maxLength: 8 })
const thirty = { numerator: 30, denominator: 1 }

test('a whole month pays every amount in full, none pays nothing', () => {
  fc.assert(
    fc.property(amounts, (list) => {
      expect(prorated(list, thirty, thirty)).toEqual({ amounts: list, totalPaise: list.reduce((a, b) => a + b, 0) })
      expect(prorated(list, { numerator: 0, denominator: 1 }, thirty).totalPaise).toBe(0)
    }),
  )
})

test('the total is within half a paisa per amount of the sum of what is printed', () => {
  fc.assert(
    fc.property(amounts, fc.nat(60), (list, halfDays) => {
      const { amounts: parts, totalPaise } = prorated(list, { numerator: halfDays, denominator: 2 }, thirty)
      const printed = parts.reduce((a, b) => a + b, 0)
      expect(Math.abs(totalPaise - printed) * 2).toBeLessThanOrEqual(list.length + 1)
    }),
  )
})

test('a revision on any day pays between both salaries, and a later one pays more of the old', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.integer({ min: -3, max: 33 }), (old, raise, offset) => {
      const at = (count: number) => revised('2026-11', addDays(firstDay('2026-11'), count), old, old + raise)
      const result = at(offset)
      expect(result.oldDays + result.newDays).toBe(30)
      expect(result.amountPaise).toBeGreaterThanOrEqual(old)
      expect(result.amountPaise).toBeLessThanOrEqual(old + raise)
      expect(at(offset + 1).amountPaise).toBeLessThanOrEqual(result.amountPaise)
    }),
  )
})

test('each basis has its days', () => {
  const of = (basis: 'calendar' | 'fixed30' | 'fixed26' | 'workingDays') =>
    monthDenominator(basis, '2027-02', { numerator: 45, denominator: 2 })
  expect([of('calendar'), of('fixed30'), of('fixed26'), of('workingDays')]).toEqual([
    { numerator: 28, denominator: 1 },
    { numerator: 30, denominator: 1 },
    { numerator: 26, denominator: 1 },
    { numerator: 45, denominator: 2 },
  ])
})

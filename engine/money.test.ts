import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion, percent, round, rupees, sum, sumOfParts, times, type Rounding } from './money.ts'

const roundings: Rounding[] = ['nearestPaisa', 'nearestRupee', 'upRupee', 'downRupee']
const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('money', () => {
  test.each([
    [149, 'nearestRupee', 100],
    [150, 'nearestRupee', 200],
    [-149, 'nearestRupee', -100],
    [-150, 'nearestRupee', -200],
    [100, 'upRupee', 100],
    [101, 'upRupee', 200],
    [199, 'downRupee', 100],
    [200, 'downRupee', 200],
    [-101, 'upRupee', -200],
    [-199, 'downRupee', -100],
    [101, 'nearestPaisa', 101],
  ] as const)('%i paise by %s is %i', (paise, rounding, expected) => {
    expect(round(paise, rounding)).toBe(expected)
  })

  test('15,000 × 8.33% is 1,249.50 exactly, which is 1,250', () => {
    expect(percent(rupees(15_000), 833, 'nearestPaisa')).toBe(rupees(1249, 50))
    expect(percent(rupees(15_000), 833, 'nearestRupee')).toBe(rupees(1250))
    expect(percent(rupees(15_000) - 1, 833, 'nearestRupee')).toBe(rupees(1249))
  })

  test('a reversal mirrors its original', () => {
    fc.assert(
      fc.property(
        amount,
        fc.nat(1000),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...roundings),
        (a, n, d, r) => {
          expect(times(-a, n, d, r) + times(a, n, d, r)).toBe(0)
        },
      ),
    )
  })

  test('agrees with exact arithmetic, also if the product is beyond a safe integer', () => {
    fc.assert(
      fc.property(amount, fc.nat(1_000_000), fc.integer({ min: 1_000_000, max: 9_000_000 }), (a, n, d) => {
        const product = BigInt(a) * BigInt(n)
        const result = BigInt(times(a, n, d, 'nearestPaisa')) * BigInt(d)
        const error = product > result ? product - result : result - product
        expect(error * 2n <= BigInt(d)).toBe(true)
      }),
    )
  })

  test('is exact to the paisa beyond a safe integer, with halves and whole rupees too, in both directions', () => {
    for (let count = 0; count < 400; count += 1) {
      const [a, n, d] = [999_999_999_999_999 - count, 45 + (count % 46), 90]
      const product = 2n * BigInt(a) * BigInt(n)
      const nearest = Number((product + 90n) / 180n)
      expect(times(a, n, d, 'nearestPaisa')).toBe(nearest)
      expect(times(-a, n, d, 'nearestPaisa')).toBe(-nearest)
      const down = Number(product / 18_000n) * 100
      expect(times(a, n, d, 'downRupee')).toBe(down)
      expect(times(a, n, d, 'upRupee')).toBe(product % 18_000n === 0n ? down : down + 100)
    }
    expect(times(900_000_000_000_000, 45, 45, 'upRupee')).toBe(900_000_000_000_000)
    const large = { amount: 9_000_000_000_000, numerator: 9999, denominator: 10_000 }
    expect(sumOfParts([large, large], 'nearestPaisa')).toBe(17_998_200_000_000)
  })

  test('parts of different wholes sum exactly', () => {
    const parts = [
      { amount: 100, numerator: 1, denominator: 7 },
      { amount: 100, numerator: 12, denominator: 14 },
    ]
    expect(sumOfParts(parts, 'downRupee')).toBe(100)
    expect(sumOfParts(parts, 'upRupee')).toBe(100)
    expect(sumOfParts([], 'nearestPaisa')).toBe(0)
    expect(times(-1, 1, 1000, 'nearestPaisa')).toBe(0)
  })

  test('parts sum to the total, none is off by a paisa, and a weight of zero gets nothing', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }).filter((all) => all.some((w) => w > 0))
    fc.assert(
      fc.property(amount, weights, (total, list) => {
        const parts = apportion(total, list)
        expect(sum(parts)).toBe(total)
        const whole = list.reduce((all, weight) => all + weight, 0)
        parts.forEach((part, index) => {
          const weight = list[index] ?? 0
          const error = BigInt(part) * BigInt(whole) - BigInt(total) * BigInt(weight)
          expect((error < 0n ? -error : error) < BigInt(whole)).toBe(true)
          if (weight === 0) expect(part).toBe(0)
        })
      }),
    )
  })

  test('the odd paisa goes to the largest remainder; between equal ones, to the first', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(apportion(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(apportion(10, [1, 2, 1])).toEqual([3, 5, 2])
    expect(apportion(10, [3, 3, 1])).toEqual([4, 4, 2])
    expect(apportion(10, [1, 3, 3])).toEqual([2, 4, 4])
    expect(apportion(0, [5, 5])).toEqual([0, 0])
  })

  test('a sum of parts does not depend on how they are split or ordered', () => {
    const cut = fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.nat(1_000_000_000_00), cut, fc.constantFrom(...roundings), (a, days, rounding) => {
        const total = days.reduce((all, day) => all + day, 0)
        const parts = days.map((numerator) => ({ amount: a, numerator, denominator: 31 }))
        const whole = times(a, total, 31, rounding)
        expect(sumOfParts(parts, rounding)).toBe(whole)
        const others = days
          .toReversed()
          .map((day, index) => ({ amount: a, numerator: day * (index + 1), denominator: 31 * (index + 1) }))
        expect(sumOfParts(others, rounding)).toBe(whole)
      }),
    )
  })

  test('refuses fractions and amounts that are too large', () => {
    expect(() => times(1.5, 1, 1, 'nearestPaisa')).toThrow('The amount must be a whole number, got 1.5')
    expect(() => times(100, 1.5, 1, 'nearestPaisa')).toThrow('The numerator must be a whole number')
    expect(() => times(100, 1, 1.5, 'nearestPaisa')).toThrow('The denominator must be a whole number')
    expect(() => apportion(1.5, [1])).toThrow('The total must be a whole number')
    expect(() => times(1, 1, 0, 'nearestPaisa')).toThrow('A denominator must be positive')
    expect(() => times(Number.MAX_SAFE_INTEGER, 2, 1, 'nearestPaisa')).toThrow('The result must be a whole number')
    expect(() => apportion(1, [0, 0])).toThrow('positive weight')
    expect(() => apportion(1, [1, -1])).toThrow('A weight can not be negative')
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow('sum')
  })
})

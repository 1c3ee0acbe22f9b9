import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { bonus } from './bonus.ts'

const day = '2026-11-20'

test('a bonus is between the lowest and the highest rate of the wages that count', () => {
  fc.assert(
    fc.property(
      fc.nat(25_000_00),
      fc.nat(12),
      fc.nat(366),
      fc.nat(3_000),
      (wagesPaise, months, daysWorked, basisPoints) => {
        const input = {
          day,
          monthlyWagesPaise: wagesPaise,
          earned: [{ wagesPaise, months: { numerator: months, denominator: 1 } }],
          minimumWagePaise: 0,
          daysWorked,
        }
        const rate = { numerator: basisPoints, denominator: 10_000 }
        const result = bonus(indianBook, input, { rate, eligibilityPaise: null, ceilingPaise: null })
        expect(result.eligible).toBe(wagesPaise <= 21_000_00 && daysWorked >= 30)
        expect(result.bonusPaise).toBeLessThanOrEqual(16_800_00)
        if (!result.eligible) expect(result.bonusPaise).toBe(0)
      },
    ),
  )
})

test('a bonus states its rate, and that it is at least ₹100', () => {
  const of = (wagesPaise: number, numerator = 1, rate: { numerator: number; denominator: number } | null = null) =>
    bonus(
      indianBook,
      {
        ...{ day, monthlyWagesPaise: wagesPaise, minimumWagePaise: 0, daysWorked: 30 },
        earned: [{ wagesPaise, months: { numerator, denominator: 1 } }],
      },
      { rate, eligibilityPaise: null, ceilingPaise: null },
    )
  const words = (result: ReturnType<typeof of>) => result.trace.map((step) => english(step.words))
  expect(words(of(7_000_00))).toEqual(["8.33% of the wages earned, each month's up to ₹7,000"])
  expect(of(1_000_00)).toMatchObject({ bonusPaise: 100_00, trace: [{ amountPaise: 83_00 }, { amountPaise: 100_00 }] })
  expect(of(1_200_00).trace).toHaveLength(1)
  expect(of(1_000_00, 0).bonusPaise).toBe(0)
  expect(words(of(21_000_01))).toEqual(['No bonus: wages of ₹21,000.01 are above ₹21,000'])
  const twenty = { numerator: 1, denominator: 5 }
  expect([
    of(7_000_00, 1, twenty).bonusPaise,
    of(7_000_00, 1, { numerator: 2001, denominator: 10_000 }).bonusPaise,
  ]).toEqual([...[1_400_00, 1_400_00]])
})

test('months with different wages are each capped separately', () => {
  const earned = [
    { wagesPaise: 5_000_00, months: { numerator: 6, denominator: 1 } },
    { wagesPaise: 9_000_00, months: { numerator: 6, denominator: 1 } },
  ]
  const result = bonus(indianBook, { day, monthlyWagesPaise: 9_000_00, earned, minimumWagePaise: 0, daysWorked: 300 })
  // 8.33 % of 6 × 5,000 and 6 × 7,000.
  expect(result.bonusPaise).toBe(5_998_00)
})

import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { deductionLimit } from './deduction-cap.ts'
import { codeWages, type WagePart } from './wages.ts'

const day = '2026-11-30'
const part = fc.record({
  wageClass: fc.constantFrom('included' as const, 'excluded' as const, 'outside' as const),
  amountPaise: fc.nat(10_000_000),
})

test('excluded parts above half of the pay are wages, and the steps say how much', () => {
  const { wagesPaise, trace } = codeWages(indianBook, day, [
    { wageClass: 'included', amountPaise: 12_000_00 },
    { wageClass: 'excluded', amountPaise: 18_000_00 },
    { wageClass: 'outside', amountPaise: 5_000_00 },
  ])
  expect(wagesPaise).toBe(15_000_00)
  expect(trace.map(({ words, amountPaise }) => [english(words), amountPaise])).toEqual([
    ['Components that are wages', 12_000_00],
    ['Excluded components of ₹18,000, above 50% of the ₹30,000 counted', 3_000_00],
    ['Wages of ₹15,000', 15_000_00],
  ])
})

test('wages are at least half of the pay, at most all of it, and the order of the parts does not matter', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts: WagePart[]) => {
      const { wagesPaise, totalRemunerationPaise, addedBackPaise } = codeWages(indianBook, day, parts)
      expect(wagesPaise * 2).toBeGreaterThanOrEqual(totalRemunerationPaise)
      expect(wagesPaise).toBeLessThanOrEqual(totalRemunerationPaise)
      expect(codeWages(indianBook, day, parts.toReversed())).toEqual(codeWages(indianBook, day, parts))
      const included = parts.filter(({ wageClass }) => wageClass === 'included')
      expect(wagesPaise - addedBackPaise).toBe(included.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
    }),
  )
})

test('a raise of any part never lowers the wages', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), part, (parts, more) => {
      const before = codeWages(indianBook, day, parts).wagesPaise
      expect(codeWages(indianBook, day, [...parts, more]).wagesPaise).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('all deductions together are limited to half of the wages', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (wagesPaise) => {
      const { allowedPaise } = deductionLimit(indianBook, day, wagesPaise)
      expect(Math.abs(allowedPaise * 2 - wagesPaise)).toBeLessThanOrEqual(1)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { overtime } from './overtime.ts'

const day = '2026-11-20'

test('overtime in two parts equals the whole to a paisa', () => {
  fc.assert(
    fc.property(fc.nat(50_000_00), fc.nat(400), fc.nat(400), (monthlyWagesPaise, a, b) => {
      const of = (quarters: number) =>
        overtime(indianBook, { day, monthlyWagesPaise, hours: { numerator: quarters, denominator: 4 } }).amountPaise
      expect(Math.abs(of(a) + of(b) - of(a + b))).toBeLessThanOrEqual(1)
    }),
  )
})

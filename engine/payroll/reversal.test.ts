import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianBook } from '../law/india.ts'
import { anybody, inputFor, slipOf } from './anybody.fixture.ts'
import { arrearsOf } from './arrears.ts'
import { reversalOf } from './reversal.ts'
import { sumOfTax } from './year-so-far.ts'

test('a payslip and its reversal sum to nothing, and the month is owed anew as it was', () => {
  fc.assert(
    fc.property(anybody, (who) => {
      const input = inputFor(who)
      const payslip = slipOf(input)
      const { payslip: back, arrears } = reversalOf(indianBook, { input, payslip })
      expect(back.netPaise + payslip.netPaise).toBe(0)
      expect(back.lines.map(({ amountPaise }, index) => amountPaise + payslip.lines[index]!.amountPaise)).toEqual(
        payslip.lines.map(() => 0),
      )
      expect(Object.values(sumOfTax([payslip.facts, back.facts])).every((sum) => sum === 0)).toBe(true)

      const { salary, lossOfPay, employment } = input
      const owed = arrearsOf(indianBook, { original: input, now: { salary, lossOfPay, employment }, settled: arrears })
      const monthly = payslip.lines.filter(
        ({ explanation }) => explanation.rule === 'prorated' && explanation.parts.length > 0,
      )
      const sums = Object.fromEntries((owed?.lines ?? []).map(({ code, amountPaise }) => [code, amountPaise]))
      for (const { code, amountPaise } of monthly) expect(sums[code] ?? 0).toBe(amountPaise)
      expect(owed?.pf?.employeePaise ?? 0).toBe(payslip.facts.pf?.employeePaise)
      const settled = [...arrears, ...(owed === null ? [] : [owed])]
      expect(arrearsOf(indianBook, { original: input, now: { salary, lossOfPay, employment }, settled })).toBe(null)
    }),
  )
})

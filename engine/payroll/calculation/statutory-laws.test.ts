import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days, financialYear, firstDay, lastDay, monthsOfFinancialYear } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import { amountOf, anybody, inputFor, slipOf, type Anybody } from '../payslip/anybody.fixture.ts'
import type { Salary } from '../payslip/payslip-input.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { payslip } from './payslip.ts'
import { canonical, replay, snapshot } from './snapshot.ts'

describe('for anyone in any month of two years', () => {
  test('net is the sum of the printed lines, and the facts say what the lines say', () => {
    fc.assert(
      fc.property(anybody, (who) => {
        const slip = slipOf(inputFor(who))
        const signs = { earning: 1, reimbursement: 1, roundOff: 1, deduction: -1, employer: 0, benefit: 0 }
        expect(slip.lines.reduce((sum, { kind, amountPaise }) => sum + signs[kind] * amountPaise, 0)).toBe(
          slip.netPaise,
        )
        const { pf, esi, pt, lwf, tax } = slip.facts
        expect(amountOf(slip, 'EPF')).toBe(pf?.employeePaise)
        expect(amountOf(slip, 'EMPLOYER_EPS') + amountOf(slip, 'EMPLOYER_EPF')).toBe(pf?.employeePaise)
        expect([amountOf(slip, 'ESI'), amountOf(slip, 'EMPLOYER_ESI')]).toEqual([
          esi?.employeePaise,
          esi?.employerPaise,
        ])
        expect(amountOf(slip, 'PT')).toBe(pt?.taxPaise)
        expect(amountOf(slip, 'LWF')).toBe(lwf?.employeePaise ?? 0)
        expect(amountOf(slip, 'TDS')).toBe(tax.tdsPaise)
        for (const { kind, explanation } of slip.lines)
          if (explanation.rule === 'statutory')
            expect([kind, explanation.steps.length > 0 || kind === 'employer']).toContain(true)
      }),
    )
  })

  test('deductions not required by law never bring the total above half of the wages', () => {
    fc.assert(
      fc.property(anybody, (who) => {
        const slip = slipOf(inputFor(who))
        const loan = amountOf(slip, 'LOAN')
        const carried = slip.facts.carriedForward.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
        expect(loan + carried).toBe(500_000)
        // Before the Codes half of all pay, leaving out what is not remuneration.
        const wages = who.month >= '2025-11' ? slip.facts.wagesPaise : slip.grossPaise - amountOf(slip, 'BONUS')
        if (loan > 0) expect(slip.deductionsPaise * 2).toBeLessThanOrEqual(wages + 1)
      }),
    )
  })

  test('the order of components, of days and of amounts changes nothing', () => {
    fc.assert(
      fc.property(anybody, (who) => {
        const input = inputFor(who)
        const turned = { ...input, lossOfPay: input.lossOfPay.toReversed(), salary: input.salary.map(reversed) }
        expect(amounts(slipOf(turned))).toEqual(amounts(slipOf(input)))
        expect(slipOf(turned).facts).toEqual(slipOf(input).facts)
      }),
    )
  })

  test('one salary per day gives the same as one salary', () => {
    fc.assert(
      fc.property(anybody, (who) => {
        const input = inputFor(who)
        const salary = days(firstDay(input.month), lastDay(input.month)).map((day) => ({
          ...input.salary[0]!,
          from: day,
          to: day,
        }))
        expect(amounts(slipOf({ ...input, salary }))).toEqual(amounts(slipOf(input)))
      }),
      { numRuns: 40 },
    )
  })

  test('a replay is the same, byte for byte', () => {
    fc.assert(
      fc.property(anybody, (who) => {
        const input = inputFor(who)
        expect(replay(indianBook, snapshot(input))).toBe(canonical(payslip(indianBook, input)))
      }),
    )
  })

  test('more pay never leaves less in hand and in PF, except where professional tax or ESI has a step, or the old rebate ends', () => {
    fc.assert(fc.property(anybody, fc.integer({ min: 1, max: 5000 }), keepsNoLess))
  })

  test('nor does it where the rebate of the new regime ends or a surcharge begins', () => {
    const nearLimit = fc.record({
      who: anybody,
      // Annual income including the standard deduction.
      limit: fc.constantFrom(1_275_000, 5_075_000, 10_075_000),
      below: fc.integer({ min: 0, max: 5000 }),
    })
    fc.assert(
      fc.property(nearLimit, fc.integer({ min: 1, max: 10_000 }), ({ who, limit, below }, more) => {
        const year = monthsOfFinancialYear(financialYear(who.month))
        const gross = Math.floor((limit - below) / (year.length - year.indexOf(who.month)))
        const BASIC = Math.floor(gross / 2)
        keepsNoLess({ ...who, regime: 'new', salary: { BASIC, HRA: 0, SPECIAL: gross - BASIC, CONVEYANCE: 0 } }, more)
      }),
    )
  })
})

/** More monthly pay never leaves less in hand and in PF, unless a step of another law is in between. */
function keepsNoLess(who: Anybody, more: number): void {
  // With lost days, the months to come, which are projected in full, gain more than this one.
  const plain = { ...who, bonus: 0, lost: [] }
  const salary = { ...who.salary, SPECIAL: who.salary.SPECIAL + more }
  const before = slipOf({ ...inputFor(plain), deductions: [] })
  const after = slipOf({ ...inputFor({ ...plain, salary }), deductions: [] })
  const step = ['PT', 'ESI', 'LWF'].some((code) => amountOf(before, code) !== amountOf(after, code))
  // The rebate of the old regime ends at ₹5,00,000 without relief.
  const rebate = who.regime === 'old' && amountOf(before, 'TDS') === 0
  // Relief keeps the tax within the added pay; cess of 4 % comes on top, and the year's tax is rounded to ₹10.
  const cess = Math.ceil((amountOf(after, 'TDS') - amountOf(before, 'TDS')) * 0.04) + 1100
  // If the relief takes all of the added pay, PF comes on top; it remains the employee's money.
  const own = (slip: Payslip) => slip.netPaise + amountOf(slip, 'EPF')
  if (!step && !rebate) expect(own(after) + Math.max(0, cess)).toBeGreaterThanOrEqual(own(before))
}

function reversed(salary: Salary): Salary {
  return { ...salary, lines: salary.lines.toReversed() }
}

function amounts(slip: Payslip): string[] {
  return slip.lines.map(({ code, amountPaise }) => `${code} ${amountPaise}`).toSorted()
}

import { say } from '../../sentence.ts'
import { inEnglish } from '../../testing/english.ts'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../statute-book/india.ts'
import { payslip } from '../calculation/payslip.ts'
import { indianInput, type Worker } from '../payslip/statutory.fixture.ts'

function slipOf(worker: Worker) {
  const result = payslip(indianBook, indianInput(worker))
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.payslip
}

describe("a month's income tax", () => {
  test('of zero has no line, and says why it is zero', () => {
    const { lines, facts } = slipOf({ month: '2026-04', salary: { BASIC: 50_000 } })
    expect(lines.some(({ code }) => code === 'TDS')).toBe(false)
    expect(facts.taxYear).toMatchObject({
      financialYear: '2026-27',
      regime: 'new',
      projectedPaise: 60_000_000,
      // Less the standard deduction of ₹75,000.
      totalIncomePaise: 52_500_000,
      taxPaise: 0,
      deductedPaise: 0,
      leftPaise: 0,
      paymentsLeft: 11,
    })
    const used = facts.taxYear!.steps.flatMap(({ law = [] }) => law)
    expect(inEnglish(used.map(({ name }) => say`${name}`)).join()).toMatch(/[Rr]ebate/)
    expect(used.every(({ from, source, value }) => from !== '' && source !== '' && value !== '')).toBe(true)
  })

  test('is a part of the year, and the rest is left', () => {
    const { lines, facts } = slipOf({ month: '2026-04', salary: { BASIC: 200_000 } })
    const line = lines.find(({ code }) => code === 'TDS')!
    const { taxPaise, deductedPaise, leftPaise, steps } = facts.taxYear!
    expect(deductedPaise).toBe(line.amountPaise)
    expect(taxPaise - deductedPaise).toBe(leftPaise)
    expect(steps).toEqual([])
    expect(line.explanation.steps.length).toBeGreaterThan(3)
  })

  test('for a leaver paid in the following month includes the last pay to come', () => {
    const left = (month: string, payDate: string) =>
      slipOf({
        month,
        salary: { BASIC: 200_000 },
        input: { payDate, employment: { joinedOn: '2020-01-01', leftOn: '2026-08-31' } },
      }).facts.taxYear?.paymentsLeft
    expect([left('2026-06', '2026-06-30'), left('2026-08', '2026-08-31')]).toEqual([2, 0])
    expect([left('2026-06', '2026-07-07'), left('2026-07', '2026-08-07'), left('2026-08', '2026-09-07')]).toEqual([
      2, 1, 0,
    ])
    // The pay of March, paid in April, is the first of six in the year.
    expect(left('2026-03', '2026-04-07')).toBe(5)
  })

  test('counts what was deducted elsewhere, and PF and professional tax of the months to come', () => {
    const input = indianInput({ month: '2026-04', salary: { BASIC: 100_000 } })
    const { pf, tax } = input.statutory!
    const previousEmployer = { ...tax!.declarations.previousEmployer, tdsPaise: 10_000_00 }
    const declarations = { ...tax!.declarations, previousEmployer, otherTdsPaise: 2_000_00 }
    const statutory = {
      ...input.statutory!,
      pf: { ...pf!, vpf: 5_000_00 },
      tax: { ...tax!, regime: 'old' as const, declarations },
    }
    const { lines, facts } = slipOf({ month: '2026-04', salary: { BASIC: 100_000 }, statutory })
    // Less ₹50,000, ₹2,500 of professional tax in Karnataka including February, and PF: ₹5,000 twelve times, ₹1,800 five times,
    // ₹2,360 in the month the ceiling rose, ₹3,000 from October.
    expect(facts.taxYear?.totalIncomePaise).toBe(1_058_140_00)
    const tds = lines.find(({ code }) => code === 'TDS')?.amountPaise ?? 0
    expect(facts.taxYear?.deductedPaise).toBe(12_000_00 + tds)
  })

  test('is not calculated if the employer withholds none', () => {
    expect(slipOf({ month: '2026-04', salary: { BASIC: 50_000 }, statutory: { tax: null } }).facts.taxYear).toBe(null)
  })
})

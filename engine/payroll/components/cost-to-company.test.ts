import { inEnglish } from '../../testing/english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum, times } from '../../money.ts'
import type { BreakdownLine } from './breakdown-line.ts'
import type { Component } from './components.ts'
import { costToCompany } from './cost-to-company.ts'

const components: Component[] = [
  {
    code: 'BASIC',
    name: 'Basic',
    kind: 'earning',
    prorate: true,
    calculation: { type: 'percent', of: 'ctc', basisPoints: 5000 },
  },
  { code: 'REST', name: 'Special', kind: 'earning', prorate: true, calculation: { type: 'remainder' } },
]
const gross = (lines: readonly BreakdownLine[]) => sum(lines.map(({ monthlyPaise }) => monthlyPaise))

/** 13 % of pay up to 15,000, and 3.25 % of all pay while it is at most 21,000: to the paisa. */
function part(lines: readonly BreakdownLine[]) {
  const pay = gross(lines)
  const isInsured = pay <= 21_000_00
  const fund = times(Math.min(pay, 15_000_00), 13, 100, 'nearestPaisa')
  return { annualPaise: 12 * (fund + (isInsured ? times(pay, 325, 10_000, 'nearestPaisa') : 0)), isInsured }
}

test('lines and contributions equal the CTC to the paisa, on both sides of the ESI ceiling', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000_00, max: 40_00_000_00 }), (annualCtcPaise) => {
      const result = costToCompany({ components, annualCtcPaise }, part)
      if (!result.ok) throw new Error(JSON.stringify(result.errors))
      const contributions = part(result.lines).annualPaise
      expect(result.totals.ctcAnnualPaise + contributions).toBe(annualCtcPaise)
      for (const { monthlyPaise, annualPaise, code } of result.lines) {
        expect(monthlyPaise % 100).toBe(0)
        expect(monthlyPaise).toBeGreaterThanOrEqual(0)
        // One more rupee would not fit; at the ESI ceiling a wider gap may remain.
        if (code === 'REST') expect(annualPaise - monthlyPaise * 12).toBeLessThan(9_000_00)
      }
    }),
    { numRuns: 300 },
  )
})

test('a CTC of 3,60,000 that includes provident fund costs 3,60,000', () => {
  const result = costToCompany({ components, annualCtcPaise: 3_60_000_00 }, part)
  // 30,000 a month: 1,950 for PF and 28,050 to be paid; above 21,000 there is no ESI.
  expect(result.ok && gross(result.lines)).toBe(28_050_00)
  expect(inEnglish(result.ok && result.lines[1]?.explanation.words)).toBe(
    'Annual CTC ₹3,60,000 less other components ₹1,80,000 and employer contributions ₹23,400, ÷ 12',
  )
})

test('contributions that do not fit the CTC are reported with the amount', () => {
  const all: Component[] = [
    { ...components[0]!, calculation: { type: 'percent', of: 'ctc', basisPoints: 10_000 } },
    components[1]!,
  ]
  const result = costToCompany({ components: all, annualCtcPaise: 3_60_000_00 }, part)
  expect(result).toMatchObject({ ok: false, errors: [{ code: 'exceedsCtc' }] })
})

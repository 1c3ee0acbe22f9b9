import { expect, test } from 'vitest'
import { lastDay, monthsOfFinancialYear } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import { english } from '../../testing/english.ts'
import { amountOf, slipOf } from '../payslip/anybody.fixture.ts'
import type { SalaryLine } from '../payslip/payslip-input.ts'
import type { Payslip } from '../payslip/payslip-result.ts'
import { plainPay } from '../payslip/treatment.ts'
import { indianInput, salaryLine } from '../payslip/statutory.fixture.ts'
import { yearSoFar } from '../payslip/year-so-far.ts'

const given = (code: string, rupees: number, taxHead: 'employerNps' | 'superannuation'): SalaryLine => ({
  ...salaryLine(code, rupees),
  kind: 'employer',
  treatment: { ...plainPay, wageClass: 'excluded', ptWage: false, esiWage: false, taxHead },
})

/** A director: ₹5,00,000 basic, ₹2,30,000 special allowance and ₹2,00,000 HRA a month, PF on full wages, employer NPS of 14 %. */
function year(financialYear: string, more: readonly SalaryLine[] = [], toMonth = 12): Payslip[] {
  const slips: Payslip[] = []
  for (const month of monthsOfFinancialYear(financialYear).slice(0, toMonth)) {
    const salary = { BASIC: 500_000, SPECIAL: 230_000, HRA: 200_000 }
    const earlier = slips.map(({ facts }) => ({ ...facts, esiCovered: false }))
    const plain = indianInput({ month, salary, earlier })
    const pf = {
      ...plain.statutory!.pf!,
      onFullWages: 'both' as const,
      wageBasis: month < '2025-11' ? ('basicDa' as const) : ('codeWages' as const),
    }
    const lines = [...plain.salary[0]!.lines, given('EMPLOYER_NPS', 70_000, 'employerNps'), ...more]
    const soFar = yearSoFar(indianBook, month, { state: 'KA', localBody: null }, earlier)
    slips.push(
      slipOf({
        ...plain,
        payDate: lastDay(month),
        salary: [{ from: '2020-01-01', to: null, lines }],
        statutory: { ...plain.statutory!, pf, soFar },
      }),
    )
  }
  return slips
}

const tax = (slips: readonly Payslip[]) => slips.at(-1)!.facts.taxYear!.taxPaise
const taken = (slips: readonly Payslip[]) => slips.reduce((sum, slip) => sum + amountOf(slip, 'TDS'), 0)

test("the employer's PF and NPS above the limits of the year are taxed in it", () => {
  const slips = year('2025-26')
  // PF of 58,750 for seven months and 86,350 for five, NPS of 8,40,000: 16,83,000 in all, 9,33,000 above 7,50,000.
  expect(tax(slips)).toBe(38_09_740_00)
  expect(taken(slips)).toBe(38_09_740_00)
})

test('the projection of April counts them, and the payslip says so', () => {
  const [april] = year('2025-26', [], 1)
  // 58,750 of PF and 70,000 of NPS a month: 15,45,000 in the year.
  const steps = april!.lines.find(({ code }) => code === 'TDS')!.explanation.steps
  const said = steps.filter(({ words }) => english(words).includes('superannuation'))
  expect(said.map(({ amountPaise }) => amountPaise)).toEqual([7_95_000_00])
  expect(english(said[0]!.words)).toContain('₹15,45,000')
  expect(said[0]!.law?.map(({ id }) => id)).toEqual(['in.tax.perquisite.funds'])
})

test('superannuation counts with them, and is no income by itself', () => {
  const limit = (rupees: number) => tax(year('2026-27', [given('SUPERANNUATION', rupees, 'superannuation')]))
  // At 30 %, with 15 % surcharge and 4 % cess; the year has a surcharge of 15 % either way.
  expect(limit(10_000) - limit(0)).toBe(43_060_00)
})

test('a year frozen before they were counted is calculated as it was', () => {
  const plain = indianInput({ month: '2025-04', salary: { BASIC: 900_000 } })
  const statutory = { ...plain.statutory!, pf: { ...plain.statutory!.pf!, onFullWages: 'both' as const } }
  const { employerPfPaise: _, superannuationPaise: __, ...before } = statutory.soFar.tax
  const frozen = { ...statutory, soFar: { ...statutory.soFar, tax: before as typeof statutory.soFar.tax } }
  const counted = slipOf({ ...plain, statutory }).facts.taxYear!.taxPaise
  expect(slipOf({ ...plain, statutory: frozen }).facts.taxYear!.taxPaise).toBeLessThan(counted)
})

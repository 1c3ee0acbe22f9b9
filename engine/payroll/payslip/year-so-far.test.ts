import { describe, expect, test } from 'vitest'
import type { Month } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import { slipOf } from './anybody.fixture.ts'
import { noTaxFacts, type TaxFacts } from './tax-facts.ts'
import { reversalOf } from '../arrears/reversal.ts'
import { indianInput } from './statutory.fixture.ts'
import { sumOfTax, yearSoFar, type EarlierMonth } from './year-so-far.ts'

const paid = (month: Month, of: Partial<EarlierMonth> = {}, tax: Partial<TaxFacts> = {}): EarlierMonth => ({
  month,
  esiCovered: false,
  pt: { state: 'KA', localBody: null, basePaise: 100, taxPaise: 10 },
  ...of,
  tax: { ...noTaxFacts(), regime: 'new', ...tax },
})
const karnataka = { state: 'KA', localBody: null }
const soFar = (month: Month, ...earlier: EarlierMonth[]) => yearSoFar(indianBook, month, karnataka, earlier)

describe('the year before a month', () => {
  test('has the months paid before it, once each, whatever their documents and order', () => {
    const itself = paid('2026-06', {}, { salaryPaise: 700 })
    const back = paid('2026-05', {}, { salaryPaise: -300 })
    const { months, tax } = soFar('2026-06', itself, paid('2026-05', {}, { salaryPaise: 300 }), back, paid('2026-04'))
    expect([months, tax.salaryPaise]).toEqual([2, 0])
  })

  test('is covered by ESI if a month of the same contribution period was', () => {
    const covered = { esiCovered: true }
    expect(soFar('2026-10', paid('2026-09', covered)).esiCovered).toBe(false)
    expect(soFar('2026-11', paid('2026-10', covered)).esiCovered).toBe(true)
    expect(soFar('2027-02', paid('2026-10', covered), paid('2026-11')).esiCovered).toBe(true)
  })

  test('has professional tax of the half-year and of the year, both in its own state', () => {
    const elsewhere = { pt: { state: 'TN', localBody: null, basePaise: 100, taxPaise: 10 } }
    const earlier = [paid('2026-08'), paid('2026-09', elsewhere), paid('2026-10'), paid('2026-12'), paid('2027-01')]
    const { halfYear, year } = soFar('2027-02', ...earlier)
    expect(halfYear).toEqual({ basePaise: 300, taxPaise: 30 })
    expect(year).toEqual({ basePaise: 400, taxPaise: 40 })
    expect(soFar('2026-09', paid('2026-04'), paid('2026-08')).halfYear.taxPaise).toBe(20)
  })

  test("has professional tax of its own local body alone, where a state's tables differ by it", () => {
    const inTamilNadu = (localBody: string) => ({ pt: { state: 'TN', localBody, basePaise: 100, taxPaise: 10 } })
    const earlier = [paid('2026-04', inTamilNadu('greater-chennai')), paid('2026-05', inTamilNadu('other'))]
    const chennai = { state: 'TN', localBody: 'greater-chennai' }
    const { halfYear, year } = yearSoFar(indianBook, '2026-06', chennai, earlier)
    expect([halfYear.taxPaise, year.taxPaise]).toEqual([10, 10])
  })

  test('starts its half-years in April and October, and has no tax for a month without any', () => {
    const half = (month: Month, ...earlier: EarlierMonth[]) => soFar(month, ...earlier).halfYear.taxPaise
    expect(half('2026-04', paid('2026-03'))).toBe(0)
    expect(half('2026-09', paid('2026-03'), paid('2026-04'))).toBe(10)
    expect(half('2026-10', paid('2026-09'))).toBe(0)
    expect(half('2026-11', paid('2026-09'), paid('2026-10'))).toBe(10)
    expect(half('2027-03', paid('2026-09'), paid('2026-10'), paid('2026-12', { pt: null }))).toBe(10)
    const elsewhere = { pt: { state: 'TN', localBody: null, basePaise: 100, taxPaise: 10 } }
    expect(half('2027-01', paid('2026-11', elsewhere), paid('2026-12'))).toBe(10)
    expect(soFar('2026-11', paid('2026-10')).esiCovered).toBe(false)
  })

  test('sorts its months, and separates pay by allowance and commission', () => {
    const of = (month: Month, tax: Partial<TaxFacts>) => paid(month, {}, tax)
    const stretches = (...earlier: EarlierMonth[]) =>
      soFar('2026-10', ...earlier).housing.map(({ from, to }) => [from, to])
    const [april, may] = [of('2026-04', { basicPaise: 500 }), of('2026-05', { basicPaise: 500 })]
    expect(stretches(may, april)).toEqual([['2026-04', '2026-05']])
    const two = [
      ['2026-04', '2026-04'],
      ['2026-05', '2026-05'],
    ]
    expect(stretches(april, of('2026-05', { basicPaise: 500, daPaise: 1 }))).toEqual(two)
    expect(stretches(april, of('2026-05', { basicPaise: 500, commissionPaise: 1 }))).toEqual(two)
    expect(stretches(of('2026-04', { hraPaise: 200 }))).toEqual([['2026-04', '2026-04']])
    expect(stretches(of('2026-04', {}))).toEqual([])
  })

  test('combines months with the same pay into one stretch; a gap or another rent allowance splits it', () => {
    const of = (month: Month, hraPaise: number) => paid(month, {}, { basicPaise: 500, hraPaise })
    const { housing } = soFar('2026-10', of('2026-04', 200), of('2026-05', 200), of('2026-06', 250), of('2026-08', 250))
    expect(housing.map(({ from, to, hraPaise }) => [from, to, hraPaise])).toEqual([
      ['2026-04', '2026-05', 200],
      ['2026-06', '2026-06', 250],
      ['2026-08', '2026-08', 250],
    ])
  })
})

test('a reversed month is not in the year, nor in the pay that house rent is compared with', () => {
  const months = ['2026-04', '2026-05', '2026-06'].map((month) => {
    const input = indianInput({ month, salary: { BASIC: 40_000, HRA: 16_000 } })
    return { input, payslip: slipOf(input) }
  })
  const back = reversalOf(indianBook, months[1]!).payslip
  const earlier = [...months.map(({ payslip }) => payslip), back].map(({ facts }): EarlierMonth => {
    return { month: facts.month, pt: facts.pt, tax: facts.tax, esiCovered: false }
  })
  const year = yearSoFar(indianBook, '2026-07', karnataka, earlier)
  expect(year.tax.salaryPaise).toBe(11_200_000)
  expect(year.year.taxPaise).toBe(40_000)
  expect(year.housing.map(({ from, to, hraPaise }) => [from, to, hraPaise])).toEqual([
    ['2026-04', '2026-04', 1_600_000],
    ['2026-06', '2026-06', 1_600_000],
  ])
})

test('a month stored before leave travel was separate counts without it', () => {
  const { ltaPaise: _, ...before } = slipOf(indianInput({ month: '2026-04', salary: { BASIC: 40_000 } })).facts.tax
  expect(sumOfTax([{ tax: before }])).toMatchObject({ salaryPaise: 4_000_000, ltaPaise: 0 })
})

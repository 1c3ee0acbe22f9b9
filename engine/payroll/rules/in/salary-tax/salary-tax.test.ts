import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook as book } from '../../../../statute-book/india.ts'
import { form16PartB } from '../forms/form-16.ts'
import { anySalaryTax, yearOf } from '../income-tax/income-tax.fixture.ts'
import { compareRegimes } from './regimes.ts'
import type { SalaryTaxInput } from './input.ts'
import { salaryTax } from './salary-tax.ts'

describe('for any declarations', () => {
  test('what is allowed adds up to the exemptions and deductions, and is never more than was declared', () => {
    fc.assert(
      fc.property(anySalaryTax, (year) => {
        const tax = salaryTax(book, year)
        const isExempt = ({ item }: { item: string }) => exempt.includes(item)
        const sections = tax.allowed.filter(({ item }) => item.startsWith('80'))
        expect(total(tax.allowed.filter(isExempt))).toBe(tax.exemptionsPaise)
        expect(total(sections)).toBe(tax.deductionsPaise)
        for (const { declaredPaise, allowedPaise, words } of [...sections, ...tax.allowed.filter(isExempt)]) {
          expect(allowedPaise).toBeGreaterThanOrEqual(0)
          expect(allowedPaise).toBeLessThanOrEqual(declaredPaise)
          expect(words).not.toBe('')
        }
      }),
    )
  })

  test('the order of declarations changes nothing', () => {
    fc.assert(
      fc.property(anySalaryTax, (year) => {
        const turned = { ...year, deductions: Object.fromEntries(Object.entries(year.deductions).toReversed()) }
        expect(salaryTax(book, turned)).toEqual(salaryTax(book, year))
      }),
    )
  })

  test('more salary never lowers the tax; declaring more never raises it', () => {
    fc.assert(
      fc.property(anySalaryTax, fc.integer({ min: 0, max: 10_000_000_00 }), (year, extra) => {
        const before = salaryTax(book, year).totalTaxPaise
        expect(
          salaryTax(book, { ...year, salaryPaise: year.salaryPaise + extra }).totalTaxPaise,
        ).toBeGreaterThanOrEqual(before)
        const deductions = { ...year.deductions, '80C': (year.deductions['80C'] ?? 0) + extra }
        fc.pre(year.deductions['80GG'] === undefined)
        expect(salaryTax(book, { ...year, deductions }).totalTaxPaise).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('the steps from salary to total income add up to it', () => {
    fc.assert(
      fc.property(anySalaryTax, (year) => {
        const tax = salaryTax(book, year)
        fc.pre(tax.incomeFromSalaryPaise > 0 && tax.incomeFromSalaryPaise + tax.housePropertyPaise > 0)
        const end = tax.trace.findIndex(({ words }) => english(words) === 'Total income')
        const steps = tax.trace.slice(0, end).filter(({ words }) => english(words) !== 'Income from salary')
        expect(steps.reduce((sum, { amountPaise }) => sum + (amountPaise ?? 0), 0)).toBe(tax.totalIncomePaise)
      }),
    )
  })

  test('comparing the regimes gives what each gives by itself', () => {
    fc.assert(
      fc.property(anySalaryTax, (year) => {
        const both = compareRegimes(book, year)
        expect(both[year.regime]).toEqual(salaryTax(book, year))
        expect(both.savingPaise).toBe(Math.abs(both.old.totalTaxPaise - both.new.totalTaxPaise))
        expect(both.better === 'equal').toBe(both.savingPaise === 0)
      }),
    )
  })

  test('the rows of the certificate add up as they say', () => {
    fc.assert(
      fc.property(anySalaryTax, (year) => {
        const form = form16PartB(book, { ...year, reliefPaise: 0, otherTdsPaise: 0, otherTcsPaise: 0 })
        const row = (figure: string) => form.rows.find((one) => one.figure === figure)?.amountPaise ?? Number.NaN
        const gross = form.form === 'Form 16' ? row('grossSalary') : row('grossOfAll') - row('otherEmployers')
        expect(row('currentEmployer')).toBe(gross - row('exemptions'))
        // s.288A: paise dropped, then to the nearest ten rupees.
        const exactly = Math.floor((row('grossTotalIncome') - row('deductions')) / 100)
        expect(row('totalIncome')).toBe(Math.floor((exactly + 5) / 10) * 1000)
        const tax = row('slabTax') + row('surcharge') + row('cess') - row('rebate')
        expect(Math.abs(row('totalTax') - tax)).toBeLessThanOrEqual(1)
        const parts = sections.reduce((sum, section) => sum + (row(section) || 0), 0)
        expect(parts).toBe(row('deductions'))
      }),
      { examples: [[yearOf({ salaryPaise: 1_500_000_00 })]] },
    )
  })
})

test('each declared amount says why it does not count in full', () => {
  const year = yearOf({
    regime: 'old',
    salaryPaise: 1_500_000_00,
    housePropertyPaise: -250_000_00,
    deductions: { '80C': 140_000_00, '80CCC': 30_000_00, '80TTB': 5_000_00, '80E': 10_000_00 },
  })
  expect(reasons(year)).toEqual({
    houseProperty: 'A loss is allowed up to ₹2,00,000 per year',
    '80C': 'Allowed in full',
    '80CCC': 'Up to ₹1,50,000 for 80C, 80CCC and 80CCD(1) together',
    '80E': 'Allowed in full',
    '80TTB': 'Only for resident senior citizens: see 80TTA',
  })
  expect(reasons({ ...year, regime: 'new' })['80C']).toBe('Old regime only')
})

test('own insurance has the limit of senior citizens if the family includes one', () => {
  const health = (senior: boolean) => ({
    selfFamily: { premiumPaise: 45_000_00, preventivePaise: 2_000_00, medicalPaise: 1_000_00, senior },
    parents: null,
  })
  const yearWith = (senior: boolean) => yearOf({ regime: 'old', salaryPaise: 1_000_000_00, health: health(senior) })
  expect(salaryTax(book, yearWith(true)).deductionsPaise).toBe(48_000_00)
  expect(salaryTax(book, yearWith(false)).allowed).toMatchObject([
    { declaredPaise: 48_000_00, allowedPaise: 25_000_00 },
  ])
})

const exempt = [
  'hra',
  'lta',
  'otherExemptions',
  'gratuity',
  'leaveEncashment',
  'commutedPension',
  'otherExemptionsBothRegimes',
]
const sections = ['savings', '80CCD1B', '80CCD2', '80CCH', '80D', '80E', '80G', '80TTA', 'otherDeductions']

function total(items: readonly { allowedPaise: number }[]): number {
  return items.reduce((sum, { allowedPaise }) => sum + allowedPaise, 0)
}

function reasons(year: SalaryTaxInput): Record<string, string> {
  return Object.fromEntries(salaryTax(book, year).allowed.map(({ item, words }) => [item, english(words)]))
}

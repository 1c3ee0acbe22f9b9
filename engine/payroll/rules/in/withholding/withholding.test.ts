import { english } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthsOfFinancialYear } from '../../../../day.ts'
import { indianBook as book } from '../../../../statute-book/india.ts'
import { anySalaryTax, yearOf } from '../income-tax/income-tax.fixture.ts'
import { salaryTax } from '../salary-tax/salary-tax.ts'
import { monthlyWithholding, type WithholdingInput } from './withholding.ts'
import { withholdingYear, type PaidMonth } from './year.ts'

const rise = fc.integer({ min: 0, max: 50_000_00 })
const bonus = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_000_000_00 }) },
)
const anyMode = fc.constantFrom('spread' as const, 'inMonth' as const)

describe('over a year', () => {
  test("pay that never falls: the months add up to the year's tax, however bonuses are taxed", () => {
    fc.assert(
      fc.property(anySalaryTax, rises(), anyMode, (year, steps, bonusMode) => {
        const months = rising(year.financialYear, steps)
        const done = withholdingYear(book, { ...terms, bonusMode, year, months })
        const { totalTaxPaise } = salaryTax(book, { ...year, salaryPaise: paid(months) })
        expect(done.totalTdsPaise).toBe(totalTaxPaise)
        expect(done.months.at(-1)?.annualTaxPaise).toBe(totalTaxPaise)
      }),
    )
  })

  test('pay that falls: nothing is refunded, and the excess is left for the return', () => {
    fc.assert(
      fc.property(anySalaryTax, rises(), (year, steps) => {
        const months = rising(year.financialYear, steps)
        const regular = months.map(({ regularPaise }) => regularPaise).toReversed()
        const falling = months.map((month, index) => ({ ...month, regularPaise: regular[index] ?? 0 }))
        const done = withholdingYear(book, { ...terms, year, months: falling })
        const { totalTaxPaise } = salaryTax(book, { ...year, salaryPaise: paid(falling) })
        expect(done.totalTdsPaise).toBeGreaterThanOrEqual(totalTaxPaise)
        for (const { tdsPaise } of done.months) expect(tdsPaise).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('equal months take equal parts, to the rupee', () => {
    const months = monthsOfFinancialYear('2026-27').map((month) => ({
      month,
      regularPaise: 155_555_00,
      oneOffPaise: 0,
    }))
    const { months: done } = withholdingYear(book, { ...terms, year: yearOf({}), months })
    const tds = done.map(({ tdsPaise }) => tdsPaise)
    expect(Math.max(...tds) - Math.min(...tds)).toBeLessThanOrEqual(1_00)
  })
})

describe('in one pay run', () => {
  test('tax is whole rupees, never more than what is left, and the steps end with it', () => {
    fc.assert(
      fc.property(anyRun(), (run) => {
        const done = monthlyWithholding(book, run)
        expect(done.tdsPaise % 100).toBe(0)
        expect(done.tdsPaise).toBeGreaterThanOrEqual(0)
        expect(done.tdsPaise).toBeLessThanOrEqual(done.balancePaise + 50)
        expect(done.trace.at(-1)?.amountPaise).toBe(done.tdsPaise)
        const salary = done.trace.findIndex(({ words }) => english(words) === 'Salary for the year')
        const parts = done.trace.slice(0, salary).map(({ amountPaise }) => amountPaise ?? 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(done.projectedGrossPaise)
        expect(done.trace[salary]?.amountPaise).toBe(done.projectedGrossPaise)
      }),
    )
  })

  test('a bonus taxed at once never deducts less in its month than one that is spread', () => {
    fc.assert(
      fc.property(anyRun(), (run) => {
        const spread = monthlyWithholding(book, { ...run, bonusMode: 'spread' }).tdsPaise
        expect(monthlyWithholding(book, { ...run, bonusMode: 'inMonth' }).tdsPaise).toBeGreaterThanOrEqual(spread - 100)
      }),
    )
  })

  test('without a PAN never less is withheld, and nothing if no tax is due', () => {
    fc.assert(
      fc.property(anyRun(), (run) => {
        const known = monthlyWithholding(book, { ...run, hasPan: true })
        const unknown = monthlyWithholding(book, { ...run, hasPan: false })
        expect(unknown.annualTaxPaise).toBeGreaterThanOrEqual(known.annualTaxPaise)
        if (known.annualTaxPaise === 0) expect(unknown.tdsPaise).toBe(0)
      }),
    )
  })
})

test('without a month left nothing can be withheld', () => {
  expect(() => monthlyWithholding(book, { ...plainRun, remainingMonths: 0 })).toThrow('There must be a month left')
})

const terms = {
  deductedThisEmployerPaise: 0,
  deductedPreviousEmployerPaise: 0,
  otherTdsTcsPaise: 0,
  hasPan: true,
  noPanDespiteRebate: false,
  bonusMode: 'spread' as const,
}

const plainRun: WithholdingInput = {
  ...terms,
  year: yearOf({}),
  paidToDatePaise: 0,
  thisMonthPaise: 150_000_00,
  monthlyProjectedPaise: 150_000_00,
  oneOffPaise: 0,
  remainingMonths: 12,
}

function anyRun(): fc.Arbitrary<WithholdingInput> {
  const amount = fc.integer({ min: 0, max: 900_000_00 })
  return fc.record({
    year: anySalaryTax,
    paidToDatePaise: amount,
    thisMonthPaise: amount,
    monthlyProjectedPaise: amount,
    oneOffPaise: bonus,
    remainingMonths: fc.integer({ min: 1, max: 12 }),
    deductedThisEmployerPaise: rise,
    deductedPreviousEmployerPaise: rise,
    otherTdsTcsPaise: rise,
    hasPan: fc.boolean(),
    noPanDespiteRebate: fc.constant(false),
    bonusMode: anyMode,
  })
}

function rises() {
  return fc.array(fc.record({ rise, bonus }), { minLength: 12, maxLength: 12 })
}

function rising(financialYear: string, steps: readonly { rise: number; bonus: number }[]): PaidMonth[] {
  let regularPaise = 0
  return monthsOfFinancialYear(financialYear).map((month, index) => {
    regularPaise += steps[index]?.rise ?? 0
    return { month, regularPaise, oneOffPaise: steps[index]?.bonus ?? 0 }
  })
}

function paid(months: readonly PaidMonth[]): number {
  return months.reduce((sum, { regularPaise, oneOffPaise }) => sum + regularPaise + oneOffPaise, 0)
}

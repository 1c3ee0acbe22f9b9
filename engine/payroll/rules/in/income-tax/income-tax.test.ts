import { english, inEnglish } from '../../../../testing/english.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook as book } from '../../../../statute-book/india.ts'
import { LawError, lawValue } from '../../../../law/law.ts'
import { anyAge, anyIncome, anyRegime, anyYear } from './income-tax.fixture.ts'
import { newRebate, newSurcharge, oldSurcharge } from './income-tax.law.ts'
import { incomeTax, type IncomeTax, type IncomeTaxInput } from './income-tax.ts'
import { ageInYear, firstDayOfYear } from './year.ts'

const anyone = fc.record({
  financialYear: anyYear,
  regime: anyRegime,
  age: anyAge,
  resident: fc.boolean(),
  totalIncomePaise: anyIncome,
})
const more = fc.integer({ min: 0, max: 5_000_000_00 })

describe('for any income', () => {
  test('more income never leaves less in hand before cess, except where the rebate of the old regime ends', () => {
    fc.assert(
      fc.property(anyone, more, (of, extra) => {
        const [less, greater] = [taxOf(of), taxOf({ ...of, totalIncomePaise: of.totalIncomePaise + extra })]
        fc.pre(less.rebatePaise === 0 || greater.rebatePaise > 0 || of.regime === 'new')
        // Tax and surcharge are each rounded to the paisa.
        expect(inHand(greater)).toBeGreaterThanOrEqual(inHand(less) - 1)
      }),
    )
  })

  test('no one just above the limit of a rebate or surcharge has less in hand than at the limit', () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 10_00, max: 60_000_00 }), (of, above) => {
        for (const limit of limitsWithRelief(of)) {
          const at = taxOf({ ...of, totalIncomePaise: limit * 100 })
          const over = taxOf({ ...of, totalIncomePaise: limit * 100 + above })
          expect(inHand(over)).toBeGreaterThanOrEqual(inHand(at) - 1)
        }
      }),
    )
  })

  test('more income is never taxed less', () => {
    fc.assert(
      fc.property(anyone, more, (of, extra) => {
        const greater = taxOf({ ...of, totalIncomePaise: of.totalIncomePaise + extra })
        expect(greater.totalTaxPaise).toBeGreaterThanOrEqual(taxOf(of).totalTaxPaise)
        expect(greater.slabTaxPaise).toBeGreaterThanOrEqual(taxOf(of).slabTaxPaise)
      }),
    )
  })

  test('age never raises the tax, and in the new regime changes nothing', () => {
    fc.assert(
      fc.property(anyone, (of) => {
        const young = taxOf({ ...of, age: 30, resident: true })
        const senior = taxOf({ ...of, age: 80, resident: true })
        expect(senior.slabTaxPaise).toBeLessThanOrEqual(young.slabTaxPaise)
        if (of.regime === 'new') expect(senior).toEqual(young)
      }),
    )
  })

  test('the parts add up to the total, and the bands to the tax by slabs', () => {
    fc.assert(
      fc.property(anyone, (of) => {
        const tax = taxOf(of)
        expect(tax.taxAfterRebatePaise).toBe(tax.slabTaxPaise - tax.rebatePaise)
        const parts = tax.taxAfterRebatePaise + tax.surchargePaise + tax.cessPaise
        expect(Math.abs(tax.totalTaxExactPaise - parts)).toBeLessThanOrEqual(1)
        expect(Math.abs(tax.totalTaxPaise - tax.totalTaxExactPaise)).toBeLessThanOrEqual(6_00)
        expect(tax.totalTaxPaise % 10_00).toBe(0)
        const bands = tax.trace.filter(({ words }) => english(words).includes('of the ₹'))
        expect(bands.reduce((sum, { amountPaise }) => sum + (amountPaise ?? 0), 0)).toBe(tax.slabTaxPaise)
        expect(tax.trace.at(-1)?.amountPaise).toBe(tax.totalTaxPaise)
      }),
    )
  })
})

test('a year before the first law is refused and named', () => {
  expect(() => taxOf({ ...priya, financialYear: '2022-23' })).toThrow(LawError)
  expect(() => taxOf({ ...priya, financialYear: '2022-23' })).toThrow('no value on 1 Apr 2022')
})

test('a text that is not a financial year is refused', () => {
  expect(() => taxOf({ ...priya, financialYear: '2026-28' })).toThrow('Not a financial year')
  expect(() => taxOf({ ...priya, financialYear: '2026' })).toThrow('Not a financial year')
})

test('age is the highest reached in the year; anyone born on 1 April reaches it on 31 March', () => {
  expect(ageInYear('1967-04-01', '2026-27')).toBe(60)
  expect(ageInYear('1967-04-02', '2026-27')).toBe(59)
  expect(ageInYear('1999-12-31', '1999-00')).toBe(0)
})

test("every step names its law by the year's Act", () => {
  const rebate = (financialYear: string) =>
    taxOf({ ...priya, financialYear, totalIncomePaise: 600_000_00 }).trace.find(({ words }) =>
      english(words).includes('rebate'),
    )
  expect(english(rebate('2025-26')!.words)).toContain('s.87A')
  expect(english(rebate('2026-27')!.words)).toContain('s.156')
  expect(rebate('2026-27')?.law?.[0]?.source).toContain('Income-tax Act 2025')
})

test('a rebate says up to which income it applies, and above it that tax is at most the excess', () => {
  const words = (totalIncomePaise: number) =>
    taxOf({ ...priya, totalIncomePaise }).trace.find(({ words: text }) => english(text).includes('rebate'))?.words
  expect(inEnglish(words(1_200_000_00))).toBe('Less rebate (s.156): the income is not above ₹12,00,000')
  expect(inEnglish(words(1_200_010_00))).toBe('Less rebate (s.156): tax is no more than the income above ₹12,00,000')
})

test('a surcharge says above which income it applies, and mentions relief only if there is any', () => {
  const words = (totalIncomePaise: number) =>
    taxOf({ ...priya, totalIncomePaise })
      .trace.map((step) => english(step.words))
      .filter((text) => text.includes('₹50,00,000'))
  const surcharge = 'Surcharge of 10%, as the income is above ₹50,00,000'
  const relief = 'Less marginal relief, so that the tax increase does not exceed the income above ₹50,00,000'
  expect([words(5_000_000_00), words(5_010_000_00), words(9_000_000_00)]).toEqual([
    [],
    [surcharge, relief],
    [surcharge],
  ])
})

const priya: IncomeTaxInput = {
  financialYear: '2026-27',
  regime: 'new',
  age: 30,
  resident: true,
  totalIncomePaise: 1_500_000_00,
}

function taxOf(input: IncomeTaxInput) {
  return incomeTax(book, input)
}

/** Before cess. */
function inHand(tax: IncomeTax): number {
  return tax.taxedIncomePaise - tax.taxAfterRebatePaise - tax.surchargePaise
}

/** The rebate of the old regime ends without relief. */
function limitsWithRelief({ regime, financialYear }: IncomeTaxInput): number[] {
  const day = firstDayOfYear(financialYear)
  const rebate = regime === 'new' ? [lawValue(book, newRebate, day).limitRupees] : []
  const surcharge = lawValue(book, regime === 'new' ? newSurcharge : oldSurcharge, day)
  return [...rebate, ...surcharge.map(({ aboveRupees }) => aboveRupees)]
}

import { inEnglish } from '../../../../testing/english.ts'
import { expect, test } from 'vitest'
import { indianBook as book } from '../../../../statute-book/india.ts'
import { yearOf } from '../income-tax/income-tax.fixture.ts'
import { monthlyTds } from './month.ts'
import { monthlyWithholding } from './withholding.ts'

const before = {
  deductedThisEmployerPaise: 0,
  deductedPreviousEmployerPaise: 0,
  otherTdsTcsPaise: 0,
  remainingMonths: 4,
}

test('a month says which part of the rest it deducts, and the last one that it deducts all', () => {
  const lastWords = (remainingMonths: number) =>
    monthlyTds(1_000_00, { ...before, remainingMonths }).trace.at(-1)?.words
  expect(inEnglish(lastWords(4))).toBe('1/4 of it, for this month and the remaining months')
  expect(inEnglish(lastWords(1))).toBe('In full, as this is the last month')
})

test("surcharge and cess are separate where the year's tax is withheld, not at the rate without a PAN", () => {
  const run = (hasPan: boolean, monthPaise: number) =>
    monthlyWithholding(book, {
      ...before,
      year: yearOf({}),
      paidToDatePaise: 0,
      thisMonthPaise: monthPaise,
      monthlyProjectedPaise: monthPaise,
      oneOffPaise: 0,
      hasPan,
      noPanDespiteRebate: false,
      bonusMode: 'spread',
    })
  // Six crore a year bear a tax of more than a fifth, with or without a PAN.
  const rich = run(false, 15_000_000_00)
  expect([rich.surchargePaise, rich.cessPaise]).toEqual([rich.tax.surchargePaise, rich.tax.cessPaise])
  expect(rich.surchargePaise).toBeGreaterThan(0)
  const [known, unknown] = [run(true, 400_000_00), run(false, 400_000_00)]
  expect(known.cessPaise).toBe(known.tax.cessPaise)
  expect([known.cessPaise > 0, unknown.surchargePaise, unknown.cessPaise]).toEqual([true, 0, 0])
})

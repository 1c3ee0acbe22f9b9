import type { LawBook } from '../../../../law/law.ts'
import type { Paise } from '../../../../money.ts'
import type { SalaryTaxInput } from './input.ts'
import { salaryTax, type SalaryTax } from './salary-tax.ts'

export interface RegimeComparison {
  old: SalaryTax
  new: SalaryTax
  better: 'old' | 'new' | 'equal'
  /** What the better regime saves in the year. */
  savingPaise: Paise
}

/**
 * A year's tax in both regimes, from the same declarations.
 *
 * @throws LawError for a year before 2023-24
 */
export function compareRegimes(book: LawBook, input: Omit<SalaryTaxInput, 'regime'>): RegimeComparison {
  const old = salaryTax(book, { ...input, regime: 'old' })
  const other = salaryTax(book, { ...input, regime: 'new' })
  const difference = old.totalTaxPaise - other.totalTaxPaise
  const better = difference === 0 ? 'equal' : difference < 0 ? 'old' : 'new'
  return { old, new: other, better, savingPaise: Math.abs(difference) }
}

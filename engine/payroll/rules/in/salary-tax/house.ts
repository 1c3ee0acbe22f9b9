import { lawValue, type LawBook } from '../../../../law/law.ts'
import { times, type Paise } from '../../../../money.ts'
import { firstDayOfYear, type FinancialYear, type TaxRegime } from '../income-tax/year.ts'
import { letOutDeduction, ownHouseInterest, ownHouseInterestReduced } from './salary-tax.law.ts'

export interface HouseProperty {
  /** Loan interest on houses lived in. */
  ownInterestPaise: Paise
  /** Whether the loan was for repairs, or the house was completed more than five years late. */
  reduced: boolean
  letOut: readonly LetOut[]
}

export interface LetOut {
  rentPaise: Paise
  /** Paid by the owner. */
  municipalTaxPaise: Paise
  interestPaise: Paise
}

/**
 * Income from house property, negative for a loss: rent less municipal tax, less three tenths, less loan interest; and, in the old regime,
 * interest on a self-occupied house within its limit. `salaryTax` decides how much of a loss counts.
 *
 * @throws LawError before 2023-24
 */
export function housePropertyIncome(
  book: LawBook,
  of: HouseProperty & { financialYear: FinancialYear; regime: TaxRegime },
): Paise {
  const day = firstDayOfYear(of.financialYear)
  const kept = 10_000 - lawValue(book, letOutDeduction, day)
  let income = 0
  for (const { rentPaise, municipalTaxPaise, interestPaise } of of.letOut) {
    income += times(rentPaise - municipalTaxPaise, kept, 10_000, 'nearestPaisa') - interestPaise
  }
  if (of.regime === 'new') return income
  const most = lawValue(book, of.reduced ? ownHouseInterestReduced : ownHouseInterest, day)
  return income - Math.min(of.ownInterestPaise, most)
}

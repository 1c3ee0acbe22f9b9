import type { Month } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import { sum, type Paise } from '../../money.ts'
import type { SalaryLine } from '../payslip/payslip-input.ts'
import type { PfTerms, StatutoryInput, WageTerms } from './statutory-input.ts'
import { fullMonthPfWages } from '../steps/statutory/pf-wages.ts'
import { providentFundOf } from '../steps/own-excess.ts'

/**
 * The employee's own PF for whole wage months to come: each on full wages, by the law of its own month. A month affected by joining, loss
 * of pay or a change of the ceiling says nothing about them.
 */
export function providentFundAhead(
  book: LawBook,
  statutory: Pick<StatutoryInput, 'pf' | 'wages'>,
  lines: readonly SalaryLine[],
  ahead: readonly Month[],
): Paise {
  const { pf: terms, wages: reading } = statutory
  if (terms === null) return 0
  return sum(ahead.map((month) => ownShare(book, { terms, reading }, lines, month)))
}

interface Ahead {
  terms: PfTerms
  reading: WageTerms | undefined
}

function ownShare(book: LawBook, { terms, reading }: Ahead, lines: readonly SalaryLine[], month: Month): Paise {
  const { wagesPaise } = fullMonthPfWages(book, { terms, reading }, lines, month)
  const { epsMemberFrom, onFullWages, vpf } = terms
  const input = {
    month,
    wagesPaise,
    epsMemberFrom,
    ageYears: null,
    onFullWages: onFullWages === 'both',
    vpf,
    employed: null,
  }
  return providentFundOf(book, terms, input).employeeSharePaise
}

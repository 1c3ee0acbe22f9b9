import { lastDay, type Month } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import { sum, type Paise } from '../../../money.ts'
import type { SalaryLine } from '../../payslip/payslip-input.ts'
import type { PfTerms, StatutoryInput, WageTerms } from '../../payslip/statutory-input.ts'
import { fullMonthPfWages } from './pf-wages.ts'
import { providentFundOf } from '../own-excess.ts'

export interface ProvidentFundAhead {
  /** The employee's own share, with the voluntary one. */
  pfPaise: Paise
  /** The employer's share in the account, without the pension. */
  employerPfPaise: Paise
}

/**
 * PF for whole wage months to come: each on full wages, by the law of its own month. A month affected by joining, loss
 * of pay or a change of the ceiling says nothing about them.
 */
export function providentFundAhead(
  book: LawBook,
  statutory: Pick<StatutoryInput, 'pf' | 'wages'>,
  lines: readonly SalaryLine[],
  ahead: readonly Month[],
): ProvidentFundAhead {
  const { pf: terms, wages: reading } = statutory
  const all = terms === null ? [] : ahead.flatMap((month) => sharesOf(book, { terms, reading }, lines, month) ?? [])
  return {
    pfPaise: sum(all.map(({ employeeSharePaise }) => employeeSharePaise)),
    employerPfPaise: sum(all.map(({ employerEpfPaise }) => employerEpfPaise)),
  }
}

interface Ahead {
  terms: PfTerms
  reading: WageTerms | undefined
}

function sharesOf(book: LawBook, { terms, reading }: Ahead, lines: readonly SalaryLine[], month: Month) {
  const { wagesPaise } = fullMonthPfWages(book, { terms, reading }, lines, month)
  const { epsMemberFrom, memberFrom, onFullWages, vpf } = terms
  if (memberFrom && memberFrom > lastDay(month)) return null
  const input = {
    month,
    wagesPaise,
    epsMemberFrom,
    ageYears: null,
    onFullWages: onFullWages === 'both',
    vpf,
    employed: null,
  }
  return providentFundOf(book, terms, input)
}

import { monthsOfFinancialYear, type Month } from '../../../../day.ts'
import type { LawBook } from '../../../../law/law.ts'
import { sum, type Paise } from '../../../../money.ts'
import { monthlyWithholding, type WithholdingInput } from './withholding.ts'

export interface PaidMonth {
  month: Month
  regularPaise: Paise
  oneOffPaise: Paise
}

export type WithholdingYearInput = Omit<
  WithholdingInput,
  'paidToDatePaise' | 'thisMonthPaise' | 'monthlyProjectedPaise' | 'oneOffPaise' | 'remainingMonths'
> & {
  /** The payments of this employer in the year, in order; the last one is the last of the year or of the employee. */
  months: readonly PaidMonth[]
}

export interface WithholdingYear {
  months: { month: Month; annualTaxPaise: Paise; tdsPaise: Paise }[]
  totalTdsPaise: Paise
}

/**
 * A year of pay runs, one after the other: each projects the pay of its own month to March and knows nothing of later ones.
 *
 * @throws LawError for a year before 2023-24
 */
export function withholdingYear(book: LawBook, { months, ...input }: WithholdingYearInput): WithholdingYear {
  const year = monthsOfFinancialYear(input.year.financialYear)
  let paidToDatePaise = 0
  let deducted = input.deductedThisEmployerPaise
  const done: WithholdingYear['months'] = []
  for (const [index, { month, regularPaise, oneOffPaise }] of months.entries()) {
    const { annualTaxPaise, tdsPaise } = monthlyWithholding(book, {
      ...input,
      paidToDatePaise,
      thisMonthPaise: regularPaise,
      monthlyProjectedPaise: regularPaise,
      oneOffPaise,
      remainingMonths: index === months.length - 1 ? 1 : year.length - Math.max(0, year.indexOf(month)),
      deductedThisEmployerPaise: deducted,
    })
    done.push({ month, annualTaxPaise, tdsPaise })
    paidToDatePaise += regularPaise + oneOffPaise
    deducted += tdsPaise
  }
  return { months: done, totalTdsPaise: sum(done.map(({ tdsPaise }) => tdsPaise)) }
}

import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { percent, sum, type Paise } from '../../../../money.ts'
import { say } from '../../../../sentence.ts'
import { step } from '../income-tax/step.ts'
import { firstDayOfYear, type FinancialYear } from '../income-tax/year.ts'
import { employerFundsMost, employerPfMost } from './perquisites.law.ts'

/** What an employer contributed in a year to the accounts of one employee. */
export interface FundsOfYear {
  financialYear: FinancialYear
  /** To the provident fund; what goes to the pension scheme is in no account of the employee. */
  providentFundPaise: Paise
  /** To the national pension system. */
  pensionPaise: Paise
  superannuationPaise: Paise
  /** Basic pay, dearness allowance and commission. */
  salaryPaise: Paise
}

export interface TaxedFunds {
  /** Of the provident fund, above its part of the salary: salary. */
  salaryPaise: Paise
  /** Of all funds, above their limit: a perquisite. */
  perquisitePaise: Paise
  trace: TraceStep[]
}

/**
 * The taxed part of an employer's contributions in a year. What the first limit taxes is not counted again for the second. The yearly
 * growth of the perquisite (rule 3B) goes by the balances of the funds, which their managers alone know: it is entered as a benefit.
 *
 * Source: Income-tax Act 1961, s.17(1)(vi) with rule 6 of the Fourth Schedule, s.17(2)(vii); Income-tax Act 2025, s.17(1)(h).
 *
 * @throws LawError for a year before 2023-24
 */
export function taxedFunds(book: LawBook, of: FundsOfYear): TaxedFunds {
  const day = firstDayOfYear(of.financialYear)
  const trace: TraceStep[] = []
  const salaryPaise = abovePartOfSalary(book, of, trace)
  const limit = useLaw(book, employerFundsMost, day)
  const countedPaise = sum([of.providentFundPaise, of.pensionPaise, of.superannuationPaise]) - salaryPaise
  const perquisitePaise = Math.max(0, countedPaise - limit.value)
  if (perquisitePaise > 0) {
    const words = say`Perquisite: the employer's PF, NPS and superannuation of ${{ paise: countedPaise }}, above ${limit.use.value} in the year`
    trace.push(step(words, perquisitePaise, limit.use))
  }
  return { salaryPaise, perquisitePaise, trace }
}

function abovePartOfSalary(book: LawBook, of: FundsOfYear, trace: TraceStep[]): Paise {
  const { value, use } = useLaw(book, employerPfMost, firstDayOfYear(of.financialYear))
  if (value === null) return 0
  const abovePaise = Math.max(0, of.providentFundPaise - percent(Math.max(0, of.salaryPaise), value, 'nearestPaisa'))
  if (abovePaise > 0) {
    const words = say`Salary: the employer's PF of ${{ paise: of.providentFundPaise }}, above ${{ basisPoints: value }} of basic pay, dearness allowance and commission of ${{ paise: of.salaryPaise }}`
    trace.push(step(words, abovePaise, use))
  }
  return abovePaise
}

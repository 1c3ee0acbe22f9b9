import { addMonths, type Month } from '../day.ts'
import { sum, times, type Paise } from '../money.ts'

/** What was agreed on a loan or an advance without interest. */
export interface LoanTerms {
  principalPaise: Paise
  /** Taken each month, the last time what is left. */
  installmentPaise: Paise
  startMonth: Month
  /** Months in which nothing is taken. */
  skipped: readonly Month[]
}

/** What was paid back or forgiven in a month; below zero where a reversed payslip gave it back. */
export interface Repaid {
  month: Month
  amountPaise: Paise
}

export interface LoanMonth {
  month: Month
  amountPaise: Paise
  /** Owed after the month. */
  leftPaise: Paise
  /** `planned`: still to come. `skipped`: nothing is taken in it. */
  state: 'repaid' | 'planned' | 'skipped'
}

/** The installment that pays a principal back within so many months: rupees rounded up, so the last one may be smaller. */
export function installmentFor(principalPaise: Paise, months: number): Paise {
  return times(principalPaise, 1, months, 'upRupee')
}

/** What is still owed; never below zero. */
export function outstanding({ principalPaise }: LoanTerms, repaid: readonly Repaid[]): Paise {
  return Math.max(0, principalPaise - sum(repaid.map(({ amountPaise }) => amountPaise)))
}

/**
 * What the pay of a month repays: the installment, as far as so much is still owed. In the last month of employment it is all
 * that is owed, also where the month was to be skipped.
 *
 * @param exit the month of the last day of work; null for whoever stays
 */
export function installmentOf(
  terms: LoanTerms,
  { month, outstandingPaise, exit }: { month: Month; outstandingPaise: Paise; exit: Month | null },
): Paise {
  if (exit !== null && month >= exit) return outstandingPaise
  if (month < terms.startMonth || terms.skipped.includes(month)) return 0
  return Math.min(terms.installmentPaise, outstandingPaise)
}

/**
 * All months of a loan: what was repaid, and from the next pay on what is still to come. The amounts always sum to the
 * principal, whatever was skipped, cut by the limit of deductions, paid otherwise or given back.
 *
 * @param next the first month whose pay is not locked
 */
export function loanSchedule(
  terms: LoanTerms,
  { repaid, next, exit }: { repaid: readonly Repaid[]; next: Month; exit: Month | null },
): LoanMonth[] {
  const rows: LoanMonth[] = []
  let left = terms.principalPaise
  for (const { month, amountPaise } of byMonth(repaid)) {
    left -= amountPaise
    rows.push({ month, amountPaise, leftPaise: left, state: 'repaid' })
  }
  for (let month = later(next, terms.startMonth, exit); left > 0; month = addMonths(month, 1)) {
    const amountPaise = installmentOf(terms, { month, outstandingPaise: left, exit })
    left -= amountPaise
    rows.push({ month, amountPaise, leftPaise: left, state: amountPaise === 0 ? 'skipped' : 'planned' })
  }
  return rows
}

/** The first month that can take something: whoever leaves before the loan starts repays it in the last month. */
function later(next: Month, start: Month, exit: Month | null): Month {
  const begins = exit !== null && exit < start ? exit : start
  return next > begins ? next : begins
}

function byMonth(repaid: readonly Repaid[]): Repaid[] {
  const sums = new Map<Month, Paise>()
  for (const { month, amountPaise } of repaid) sums.set(month, (sums.get(month) ?? 0) + amountPaise)
  return [...sums]
    .map(([month, amountPaise]) => ({ month, amountPaise }))
    .filter(({ amountPaise }) => amountPaise !== 0)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

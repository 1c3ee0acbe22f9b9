import { addMonths, type Month } from '../day.ts'
import { sum, times, type Paise } from '../money.ts'

/** The terms of an interest-free loan or advance. */
export interface LoanTerms {
  principalPaise: Paise
  /** Deducted each month; the last one is what is left. */
  installmentPaise: Paise
  startMonth: Month
  /** Months without a deduction. */
  skipped: readonly Month[]
}

/** Repaid or forgiven in a month; below zero if a reversed payslip refunded it. */
export interface Repaid {
  month: Month
  amountPaise: Paise
}

export interface LoanMonth {
  month: Month
  amountPaise: Paise
  /** Outstanding after the month. */
  leftPaise: Paise
  /** `planned`: still to come. `skipped`: no deduction. */
  state: 'repaid' | 'planned' | 'skipped'
}

/** The installment that repays a principal within a number of months: rounded up to rupees, so the last one may be smaller. */
export function installmentFor(principalPaise: Paise, months: number): Paise {
  return times(principalPaise, 1, months, 'upRupee')
}

/** The outstanding amount; never below zero. */
export function outstanding({ principalPaise }: LoanTerms, repaid: readonly Repaid[]): Paise {
  return Math.max(0, principalPaise - sum(repaid.map(({ amountPaise }) => amountPaise)))
}

/**
 * The installment of a month, up to the outstanding amount. In the last month of employment it is the whole outstanding amount, even if
 * the month was to be skipped.
 *
 * @param exit the month of the last working day; null for someone who stays
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
 * All months of a loan: past repayments, and the plan from the next pay run on. The amounts always add up to the principal, whatever was
 * skipped, cut by the deduction cap, paid in another way or refunded.
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

/** The first month with a deduction: someone who leaves before the loan starts repays it in the last month. */
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

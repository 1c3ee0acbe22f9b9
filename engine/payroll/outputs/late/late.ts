import { addMonthsToDay, daysBetween, monthOf, months, type Day } from '../../../day.ts'
import { lawValue, type Law, type LawBook } from '../../../law/law.ts'
import { partOf } from '../../../law/rate.ts'
import { times, type Paise } from '../../../money.ts'
import { tdsDue } from '../compliance/due-days.ts'
import { lateDeductionRate, lateDepositRate, lateStatementFee, pfDamagesRate, pfInterestRate } from './late.law.ts'

/**
 * Interest on tax deposited after its due day: from the day of deduction, for each calendar month begun; zero if deposited in time. To the
 * nearest rupee.
 *
 * Source: Income-tax Act 1961, s.201(1A)(ii); Income-tax Act 2025, s.398(3)(a)(ii).
 */
export function lateDepositInterest(
  book: LawBook,
  tax: { deductedOn: Day; depositedOn: Day; amountPaise: Paise },
): Paise {
  const { deductedOn, depositedOn, amountPaise } = tax
  if (depositedOn <= tdsDue(book, deductedOn)) return 0
  return ofMonths(book, lateDepositRate, deductedOn, depositedOn, amountPaise)
}

/**
 * Interest on tax deducted late: from the day on which it had to be deducted. To the nearest rupee.
 *
 * Source: Income-tax Act 1961, s.201(1A)(i); Income-tax Act 2025, s.398(3)(a)(i).
 */
export function lateDeductionInterest(book: LawBook, tax: { dueOn: Day; deductedOn: Day; amountPaise: Paise }): Paise {
  const { dueOn, deductedOn, amountPaise } = tax
  return deductedOn <= dueOn ? 0 : ofMonths(book, lateDeductionRate, dueOn, deductedOn, amountPaise)
}

/** The fee for a statement filed after its due day: per day, at most the tax of the statement. Sections 234E and 427. */
export function statementFee(book: LawBook, statement: { dueOn: Day; filedOn: Day; taxPaise: Paise }): Paise {
  const { dueOn, filedOn, taxPaise } = statement
  const late = Math.max(0, daysBetween(dueOn, filedOn))
  return late === 0 ? 0 : Math.min(taxPaise, late * lawValue(book, lateStatementFee, dueOn))
}

/** Simple interest by the day on PF dues paid late. To the nearest rupee. Section 7Q. */
export function pfInterest(book: LawBook, dues: PfDues): Paise {
  const late = Math.max(0, daysBetween(dues.dueOn, dues.paidOn))
  const rate = lawValue(book, pfInterestRate, dues.dueOn)
  return times(dues.amountPaise, rate * late, 10_000 * 365, 'nearestRupee')
}

export interface PfDues {
  dueOn: Day
  paidOn: Day
  amountPaise: Paise
}

/**
 * Damages that may be levied on late PF dues, at the rate in force when they fell due; at most the dues themselves. To the nearest rupee.
 * Section 14B and paragraph 32A.
 */
export function pfDamages(book: LawBook, { dueOn, paidOn, amountPaise }: PfDues): Paise {
  if (paidOn <= dueOn) return 0
  const rate = lawValue(book, pfDamagesRate, dueOn)
  if (rate.per === 'month') {
    const damages = times(amountPaise, rate.basisPoints * monthsBegun(dueOn, paidOn), 10_000, 'nearestRupee')
    return Math.min(amountPaise, damages)
  }
  const step = rate.steps.find(
    ({ lessThanMonths }) => lessThanMonths === null || paidOn < addMonthsToDay(dueOn, lessThanMonths),
  )!
  const late = daysBetween(dueOn, paidOn)
  return Math.min(amountPaise, times(amountPaise, step.basisPoints * late, 10_000 * 365, 'nearestRupee'))
}

/** By calendar months: 31 October to 1 November counts as two. */
function ofMonths(book: LawBook, of: Law<number>, from: Day, to: Day, amountPaise: Paise): Paise {
  const count = months(monthOf(from), monthOf(to)).length
  const rate = lawValue(book, of, from)
  return partOf(amountPaise, { numerator: rate * count, denominator: 10_000 }, 'nearestRupee')
}

/** Months begun, counted from a day. */
function monthsBegun(from: Day, to: Day): number {
  let count = 1
  while (addMonthsToDay(from, count) < to) count += 1
  return count
}

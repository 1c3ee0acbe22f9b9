import { addMonths, lastDay, monthOf, type Day } from '../../../../day.ts'
import { lawValue, type LawBook } from '../../../../law/law.ts'
import type { Rate } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { percent, times, type Paise } from '../../../../money.ts'
import { say, type Sentence } from '../../../../sentence.ts'
import { bonus, type BonusSettings } from './bonus.ts'
import { bonusDueMonths, bonusMaximumRate } from './bonus.law.ts'

/** A month as it was paid: the wages that count for the bonus, and the part of the month worked. */
export interface BonusMonth {
  earnedPaise: Paise
  paidHalfDays: number
  ofHalfDays: number
}

/** The wage of each month worked, with the part worked; months without work don't count. */
export function earnedOf(months: readonly BonusMonth[]): {
  earned: { wagesPaise: Paise; months: Rate }[]
  halfDays: number
  daysWorked: number
} {
  const worked = months.filter(({ paidHalfDays }) => paidHalfDays > 0)
  const halfDays = worked.reduce((total, { paidHalfDays }) => total + paidHalfDays, 0)
  return {
    earned: worked.map(({ earnedPaise, paidHalfDays, ofHalfDays }) => ({
      // The wage of a full month, of which a part was earned.
      wagesPaise: times(earnedPaise, ofHalfDays, paidHalfDays, 'nearestPaisa'),
      months: { numerator: paidHalfDays, denominator: ofHalfDays },
    })),
    halfDays,
    daysWorked: Math.floor(halfDays / 2),
  }
}

export interface YearBonusInput {
  /** The last day of the accounting year. */
  day: Day
  /** The oldest first. */
  months: readonly BonusMonth[]
  minimumWagePaise: Paise
  /** Customary bonus paid for the year, and bonus paid in advance; both are deducted. */
  customaryPaise: Paise
  advancePaise: Paise
  /** The loss caused by the person's misconduct. */
  misconductPaise: Paise
  /** Paid with the final settlement. */
  settledPaise: Paise
}

export interface YearBonus {
  eligible: boolean
  wagesPaise: Paise
  halfDays: number
  /** For the year, before deductions. */
  bonusPaise: Paise
  /** The amount left to be paid. */
  payablePaise: Paise
  trace: TraceStep[]
}

/**
 * A person's statutory bonus for a whole accounting year, less what was already paid of it and the cost of misconduct.
 *
 * Source: Code on Wages 2019 ss.26, 37 and 38; Payment of Bonus Act 1965 ss.10, 11, 17 and 18 before it.
 */
export function yearBonus(book: LawBook, input: YearBonusInput, settings: BonusSettings): YearBonus {
  const { day, months, minimumWagePaise } = input
  const { earned, halfDays, daysWorked } = earnedOf(months)
  const monthlyWagesPaise = earned.at(-1)?.wagesPaise ?? 0
  const statutory = bonus(book, { day, monthlyWagesPaise, earned, minimumWagePaise, daysWorked }, settings)
  const trace = [...statutory.trace]
  let payablePaise = statutory.bonusPaise
  const less = (words: Sentence, amountPaise: Paise) => {
    if (amountPaise === 0 || statutory.bonusPaise === 0) return
    payablePaise -= amountPaise
    trace.push({ words, amountPaise: -amountPaise })
  }
  less(say`Customary bonus paid`, input.customaryPaise)
  less(say`Bonus paid in advance`, input.advancePaise)
  less(say`Paid with the final settlement`, input.settledPaise)
  less(say`Loss caused by misconduct`, input.misconductPaise)
  if (payablePaise < 0) trace.push({ words: say`The deductions use up the bonus`, amountPaise: 0 })
  const wagesPaise = months.reduce((total, { earnedPaise }) => total + earnedPaise, 0)
  const { eligible, bonusPaise } = statutory
  return { eligible, wagesPaise, halfDays, bonusPaise, payablePaise: Math.max(0, payablePaise), trace }
}

/** The last day for paying the bonus of an accounting year. */
export function bonusDue(book: LawBook, lastDayOfYear: Day): Day {
  return lastDay(addMonths(monthOf(lastDayOfYear), lawValue(book, bonusDueMonths, lastDayOfYear)))
}

export interface Surplus {
  allocablePaise: Paise
  setOnPaise: Paise
  setOffPaise: Paise
  /** Everyone's bonus, and the wages they earned. */
  bonusPaise: Paise
  wagesPaise: Paise
}

/**
 * The amount carried into the next years: a surplus above the bonus is set on, up to the highest rate of the wages; a shortfall is set off,
 * as an amount below zero.
 *
 * Source: Code on Wages 2019 s.36 and Payment of Bonus Act 1965 s.15 before it.
 */
export function carriedSurplus(book: LawBook, day: Day, of: Surplus): Paise {
  const left = of.allocablePaise + of.setOnPaise - of.setOffPaise - of.bonusPaise
  return Math.min(left, percent(of.wagesPaise, lawValue(book, bonusMaximumRate, day), 'nearestRupee'))
}

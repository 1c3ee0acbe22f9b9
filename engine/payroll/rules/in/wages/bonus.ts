import type { Day } from '../../../../day.ts'
import type { LawBook, LawUse } from '../../../../law/law.ts'
import { rateOf, rateValue, type Rate } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { sumOfParts, type Paise } from '../../../../money.ts'
import {
  bonusCeiling,
  bonusDays,
  bonusEligibility,
  bonusMaximumRate,
  bonusMinimum,
  bonusMinimumRate,
} from './bonus.law.ts'
import { plural, say, type Sentence } from '../../../../sentence.ts'

/** What an employer decides, or what the law leaves open. Null for the law's own value. */
export interface BonusSettings {
  /** Between the statutory minimum and maximum; capped at the maximum. */
  rate: Rate | null
  eligibilityPaise: Paise | null
  ceilingPaise: Paise | null
}

export const bonusSettings: BonusSettings = { rate: null, eligibilityPaise: null, ceilingPaise: null }

export interface BonusInput {
  /** The last day of the accounting year, which decides the law. */
  day: Day
  /** The monthly wage that decides eligibility. */
  monthlyWagesPaise: Paise
  /** Monthly wages, with the number of months or parts of one for which they were earned. */
  earned: readonly { wagesPaise: Paise; months: Rate }[]
  /** The monthly minimum wage for the person's work, 0 if it does not matter. */
  minimumWagePaise: Paise
  daysWorked: number
}

export interface Bonus {
  eligible: boolean
  /** Whole rupees. */
  bonusPaise: Paise
  trace: TraceStep[]
}

/**
 * Statutory bonus of a year: a rate of the wages earned, with each month's wages capped at the ceiling or the minimum wage.
 *
 * Source: Code on Wages 2019 s.26.
 */
export function bonus(book: LawBook, input: BonusInput, settings: BonusSettings = bonusSettings): Bonus {
  const { day } = input
  const limit = useLaw(book, bonusEligibility, day)
  const days = useLaw(book, bonusDays, day)
  const limitPaise = settings.eligibilityPaise ?? limit.value
  const trace: TraceStep[] = []
  const none = (words: Sentence, use: LawUse): Bonus => {
    trace.push({ words, amountPaise: 0, law: [use] })
    return { eligible: false, bonusPaise: 0, trace }
  }
  const wages = { paise: input.monthlyWagesPaise }
  if (input.monthlyWagesPaise > limitPaise)
    return none(say`No bonus: wages of ${wages} are above ${{ paise: limitPaise }}`, limit.use)
  if (input.daysWorked < days.value)
    return none(
      say`No bonus: ${plural(input.daysWorked, { one: '# day', other: '# days' })} worked, ${days.value} required`,
      days.use,
    )

  const ceiling = useLaw(book, bonusCeiling, day)
  const most = Math.max(settings.ceilingPaise ?? ceiling.value, input.minimumWagePaise)
  const { rate, use } = rateIn(book, day, settings)
  const parts = input.earned.map(({ wagesPaise, months }) => ({
    amount: Math.min(wagesPaise, most),
    numerator: rate.numerator * months.numerator,
    denominator: rate.denominator * months.denominator,
  }))
  const calculated = sumOfParts(parts, 'nearestRupee')
  trace.push({
    words: say`${rateValue(rate)} of the wages earned, each month's up to ${{ paise: most }}`,
    amountPaise: calculated,
    law: [use, ceiling.use],
    rounding: 'nearestRupee',
  })
  const least = useLaw(book, bonusMinimum, day)
  if (calculated <= 0 || calculated >= least.value)
    return { eligible: true, bonusPaise: Math.max(0, calculated), trace }
  trace.push({ words: say`At least ${least.use.value}`, amountPaise: least.value, law: [least.use] })
  return { eligible: true, bonusPaise: least.value, trace }
}

/** The employer's rate, capped at the statutory maximum; the statutory minimum if none was chosen. */
function rateIn(book: LawBook, day: Day, { rate }: BonusSettings): { rate: Rate; use: LawUse } {
  const most = useLaw(book, bonusMaximumRate, day)
  const least = useLaw(book, bonusMinimumRate, day)
  if (rate === null) return { rate: rateOf(least.value), use: least.use }
  const isAbove = rate.numerator * 10_000 > most.value * rate.denominator
  return isAbove ? { rate: rateOf(most.value), use: most.use } : { rate, use: least.use }
}

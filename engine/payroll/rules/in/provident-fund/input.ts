import type { Day, Month } from '../../../../day.ts'
import type { Rate } from '../../../../law/rate.ts'
import type { Paise } from '../../../../money.ts'

/** What an employer decides, or what the law leaves open. Null for the law's own value. */
export interface ProvidentFundSettings {
  /**
   * For a month in which the ceiling changes: `split` weighs each part of the month by its employed days; `whole15` applies the ceiling of
   * the first day to the whole month, `whole25` that of the last.
   */
  sept2026Method: 'split' | 'whole15' | 'whole25'
  /** 10 % in the notified classes of establishments. */
  epfRate: Rate | null
  /** One twelfth for employers who follow S.O. 3580(E). */
  epsRate: Rate | null
  /** 60 for a member who deferred the pension. */
  pensionAge: number | null
}

export const providentFundSettings: ProvidentFundSettings = {
  sept2026Method: 'split',
  epfRate: null,
  epsRate: null,
  pensionAge: null,
}

export interface ProvidentFundInput {
  month: Month
  /** PF wages earned in the month; capped here at the ceiling. */
  wagesPaise: Paise
  /** The day membership of the pension scheme began; null if not a member. */
  epsMemberFrom: Day | null
  /** On the last day of the month; null if not known, which counts as below the pension age. */
  ageYears: number | null
  /** Whether employee and employer contribute on full wages; pension and insurance stay capped. */
  onFullWages: boolean
  /** The employee's voluntary contribution: an amount, or a rate of PF wages. */
  vpf: Paise | Rate
  /** The stretches of employment in the month; null for the whole month. */
  employed: readonly Stretch[] | null
}

/** Both days included. */
export interface Stretch {
  from: Day
  to: Day
}

import type { Day, Month } from '../../../../day.ts'
import type { Rate } from '../../../../law/rate.ts'
import type { Paise } from '../../../../money.ts'

/** What an employer decides, or what the law leaves open. Null takes the law's own value. */
export interface ProvidentFundSettings {
  /**
   * A month in which the ceiling changes: `split` weighs each part of the month by its employed days; `whole15` takes the
   * ceiling of its first day for the whole month, `whole25` that of its last.
   */
  sept2026Method: 'split' | 'whole15' | 'whole25'
  /** 10 % in the notified classes of establishments. */
  epfRate: Rate | null
  /** One twelfth where the employer reads S.O. 3580(E). */
  epsRate: Rate | null
  /** 60 for a member who put off the pension. */
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
  /** Provident fund wages earned in the month; more than the ceiling is capped here. */
  wagesPaise: Paise
  /** The day membership of the pension scheme began; null when not a member. */
  epsMemberFrom: Day | null
  /** On the last day of the month; null when not known, which counts as younger than the pension age. */
  ageYears: number | null
  /** Employee and employer contribute on the whole wage; pension and insurance stay capped. */
  onFullWages: boolean
  /** The employee's own further contribution: an amount, or a rate of the provident fund wages. */
  vpf: Paise | Rate
  /** The stretches of employment in the month; null for the whole month. */
  employed: readonly Stretch[] | null
}

/** Both days included. */
export interface Stretch {
  from: Day
  to: Day
}

import type { Month } from '../../day.ts'
import type { Paise } from '../../money.ts'
import type { TaxFacts, TaxYearFacts } from './tax-facts.ts'

/**
 * What a payslip came to under each law. Returns, forms and later months are built from it. A reversal has the same figures with the
 * opposite sign.
 */
export interface MonthFacts {
  month: Month
  grossPaise: Paise
  /** Wages of the Codes earned in the month, without arrears. */
  wagesPaise: Paise
  /** Wages that count for the statutory bonus. */
  bonusWagesPaise: Paise
  pf: PfFacts | null
  /** PF from arrears of earlier months, for the later returns of those months. */
  pfArrears: readonly (PfFacts & { month: Month })[]
  esi: EsiFacts | null
  pt: PtFacts | null
  lwf: LwfFacts | null
  /** Both taxes from arrears of whole months; absent if there are none. */
  ptArrears?: readonly (PtFacts & { month: Month })[]
  lwfArrears?: readonly (LwfFacts & { month: Month })[]
  tax: TaxFacts
  /** The projected year that the month's income tax was calculated from; null if no tax is withheld. */
  taxYear: TaxYearFacts | null
  /** Deductions that the cap deferred to a later month. */
  carriedForward: readonly { code: string; name: string; amountPaise: Paise }[]
}

export interface PfFacts {
  /** PF wages before any ceiling. */
  earnedPaise: Paise
  epfWagesPaise: Paise
  epsWagesPaise: Paise
  edliWagesPaise: Paise
  employeePaise: Paise
  vpfPaise: Paise
  epsPaise: Paise
  employerEpfPaise: Paise
  /** Both to the paisa; the challan rounds them. */
  edliPaise: Paise
  adminPaise: Paise
  /** Whole days without contribution. */
  ncpDays: number
}

export interface EsiFacts {
  covered: boolean
  contractWagesPaise: Paise
  wagesPaise: Paise
  employeePaise: Paise
  employerPaise: Paise
  /** Paid days, with fractions rounded up. */
  days: number
  /** Whole months paid late, insured or not, whose wages and contributions are in the amounts above; absent if there are none. */
  late?: readonly (Omit<EsiFacts, 'contractWagesPaise' | 'late'> & { month: Month })[]
}

export interface PtFacts {
  state: string
  localBody: string | null
  /** Whether the tax is due from a number of days of work in the half-year. */
  countsDays?: true
  basePaise: Paise
  taxPaise: Paise
}

export interface LwfFacts {
  state: string
  employeePaise: Paise
  employerPaise: Paise
}

import type { Month } from '../../day.ts'
import type { Paise } from '../../money.ts'
import type { TaxFacts, TaxYearFacts } from '../tax/tax-facts.ts'

/**
 * What a payslip came to under each law: what returns, forms and the following months are made from. A reversal has the
 * same figures with the opposite sign.
 */
export interface MonthFacts {
  month: Month
  grossPaise: Paise
  /** Wages of the Codes earned in the month, without arrears. */
  wagesPaise: Paise
  /** Wages that count for the statutory bonus. */
  bonusWagesPaise: Paise
  pf: PfFacts | null
  /** Provident fund of earlier months that arrears brought: for the later returns of those months. */
  pfArrears: readonly (PfFacts & { month: Month })[]
  esi: EsiFacts | null
  pt: PtFacts | null
  lwf: LwfFacts | null
  /** What arrears of whole months brought of both; left out where there are none. */
  ptArrears?: readonly (PtFacts & { month: Month })[]
  lwfArrears?: readonly (LwfFacts & { month: Month })[]
  tax: TaxFacts
  /** The year that the income tax of the month was found from; null where nobody asks for it. */
  taxYear: TaxYearFacts | null
  /** Deductions that the cap left for a later month. */
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
  /** Both to the paisa: the challan rounds them. */
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
  /** Days paid, fractions counted as a day. */
  days: number
}

export interface PtFacts {
  state: string
  localBody: string | null
  basePaise: Paise
  taxPaise: Paise
}

export interface LwfFacts {
  state: string
  employeePaise: Paise
  employerPaise: Paise
}

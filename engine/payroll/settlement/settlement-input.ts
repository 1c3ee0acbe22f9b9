import type { Day, HalfDays } from '../../day.ts'
import type { Said } from '../../sentence.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { OneOff, SalaryLine } from '../payslip/payslip-input.ts'
import type { BonusSettings } from '../rules/in/wages/bonus.ts'
import type { WageTerms } from '../payslip/statutory-input.ts'
import type { GratuitySettings } from '../rules/in/exit/gratuity.ts'

/** What a full and final settlement depends on. A part is null if it is not settled. */
export interface SettlementInput {
  joinedOn: Day
  /** The last working day. */
  leftOn: Day
  /** Decides the exemptions of income tax. */
  payDate: Day
  /** The salary last in force. */
  lines: readonly SalaryLine[]
  notice: SettledNotice | null
  leave: SettledLeave | null
  gratuity: SettledGratuity | null
  bonus: SettledBonus | null
  /** Other payments and deductions. */
  items: readonly OneOff[]
}

export interface SettledNotice {
  /** Who pays for the days not served. */
  by: 'employer' | 'employee'
  noticeDays: number
  servedDays: number
  /** A day's pay: the monthly amount it is based on, and the divisor in days. */
  of: { basis: 'basic' | 'gross'; days: number }
  /** Whether a deduction lowers the taxable salary, which the law leaves open. */
  lowersTax: boolean
}

export interface SettledLeave {
  halfDays: HalfDays
  /** The amount paid for it, and its calculation. */
  amountPaise: Paise
  steps: readonly TraceStep[]
  /** Basic and dearness allowance per month, averaged over the last ten months. */
  averageSalaryPaise: Paise
  exemptEarlierPaise: Paise
}

export interface SettledGratuity {
  reason: 'resignation' | 'death' | 'disablement'
  fixedTerm: boolean
  settings: GratuitySettings
  /** How the employer reads the definition of wages; left out if nothing was chosen. */
  wages?: WageTerms
  /** Half-days worked in the last, incomplete year; needed where a part of the fifth year may count as a year. */
  lastYearHalfDays?: HalfDays | undefined
  /** Exempted by earlier employers. */
  exemptEarlierPaise: Paise
}

export interface SettledBonus {
  settings: BonusSettings
  minimumWagePaise: Paise
  /** The months of the accounting year: the wages earned that count, and the part of the month worked. */
  months: readonly { earnedPaise: Paise; paidHalfDays: HalfDays; ofHalfDays: HalfDays }[]
}

/** The lines of a settlement, and why some parts came to zero. */
export interface SettlementPay {
  oneOffs: OneOff[]
  nothing: { name: Said; steps: readonly TraceStep[] }[]
}

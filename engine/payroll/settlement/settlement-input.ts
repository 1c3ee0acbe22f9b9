import type { Day, HalfDays } from '../../day.ts'
import type { Said } from '../../sentence.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { OneOff, SalaryLine } from '../payslip/payslip-input.ts'
import type { BonusSettings } from '../rules/in/wages/bonus.ts'
import type { WageTerms } from '../statutory/statutory-input.ts'
import type { GratuitySettings } from '../rules/in/exit/gratuity.ts'

/** What a full and final settlement depends on. Each part is null where nothing of it is settled. */
export interface SettlementInput {
  joinedOn: Day
  /** The last day of work. */
  leftOn: Day
  /** Decides the exemptions of income tax. */
  payDate: Day
  /** The salary last in force. */
  lines: readonly SalaryLine[]
  notice: SettledNotice | null
  leave: SettledLeave | null
  gratuity: SettledGratuity | null
  bonus: SettledBonus | null
  /** What else is paid or kept back. */
  items: readonly OneOff[]
}

export interface SettledNotice {
  /** Who pays for the days that were not served. */
  by: 'employer' | 'employee'
  noticeDays: number
  servedDays: number
  /** A day's pay: of what in a month, by how many days. */
  of: { basis: 'basic' | 'gross'; days: number }
  /** What is kept back lowers the taxable salary: not settled in the law. */
  lowersTax: boolean
}

export interface SettledLeave {
  halfDays: HalfDays
  /** What is paid for it, and how that was found. */
  amountPaise: Paise
  steps: readonly TraceStep[]
  /** Basic and dearness allowance of a month, average of the last ten. */
  averageSalaryPaise: Paise
  exemptEarlierPaise: Paise
}

export interface SettledGratuity {
  reason: 'resignation' | 'death' | 'disablement'
  fixedTerm: boolean
  settings: GratuitySettings
  /** How the employer reads the definition of wages; left out where nothing was chosen. */
  wages?: WageTerms
  /** Exempt at earlier employers. */
  exemptEarlierPaise: Paise
}

export interface SettledBonus {
  settings: BonusSettings
  minimumWagePaise: Paise
  /** The months of the accounting year: what was earned of the wages that count, and for how much of the month. */
  months: readonly { earnedPaise: Paise; paidHalfDays: HalfDays; ofHalfDays: HalfDays }[]
}

/** The lines of a settlement, and why parts of it came to nothing. */
export interface SettlementPay {
  oneOffs: OneOff[]
  nothing: { name: Said; steps: readonly TraceStep[] }[]
}

import type { Day, HalfDays, Month } from '../../day.ts'
import type { Paise } from '../../money.ts'
import type { Said, Sentence } from '../../sentence.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { ArrearsInput } from '../arrears/arrears-input.ts'
import type { ComponentKind } from '../components/components.ts'
import type { StatutoryInput } from '../statutory/statutory-input.ts'
import type { Treatment } from './treatment.ts'

/** The rules a payslip was calculated by; a snapshot names them, so that it is never replayed by others. */
export const rules = 'pay-2'

/** The divisor of a day's pay. */
export type ProrationBasis = 'calendar' | 'fixed30' | 'fixed26' | 'workingDays'

export interface SalaryLine {
  code: string
  name: string
  kind: ComponentKind
  /** For a full month; not negative, also for a deduction. */
  monthlyPaise: Paise
  /** Reduced by loss of pay and by days not employed; else paid whole in every month with a day of employment. */
  prorate: boolean
  treatment: Treatment
}

/** A salary in force from a day to a day, both included, or from then on. */
export interface Salary {
  from: Day
  to: Day | null
  lines: readonly SalaryLine[]
}

export interface LossOfPay {
  /** Null: payroll has entered so many days of the month, and no one says which. */
  day: Day | null
  halfDays: HalfDays
  reason: Said
}

export interface OneOff {
  code: string
  name: string
  kind: 'earning' | 'deduction' | 'reimbursement'
  amountPaise: Paise
  reason: Said
  treatment: Treatment
  /** How the amount was found, where it was calculated. */
  steps?: readonly TraceStep[]
}

/** A benefit in kind that is given once: its value is taxed and not paid. */
export type OneOffBenefit = Omit<OneOff, 'kind'> & { kind: 'benefit' }

export interface Deduction {
  code: string
  name: string
  /** Below zero is given back: of what was left over alone. */
  amountPaise: Paise
  reason: Said
  /** Left over from earlier payslips, and not entered for this month. */
  isLeftOver?: true
}

/** Everything a payslip depends on; plain data, so that it can be stored and replayed. */
export interface PayslipInput {
  rules: typeof rules
  /** The hash of the law book it is calculated by. */
  law: string
  month: Month
  /** Decides the income tax: that of the day of payment. */
  payDate: Day
  employment: { joinedOn: Day; leftOn: Day | null }
  /** Salaries that do not overlap and leave no employed day of the month out, in any order. */
  salary: readonly Salary[]
  basis: ProrationBasis
  /** Weekly offs and holidays of the month; used by `fixed26` and `workingDays`. */
  nonWorkingDays: readonly Day[]
  lossOfPay: readonly LossOfPay[]
  /** Why the paid days are others than when the month was locked, where it is paid later than that. */
  daysChanged?: Sentence
  /** What earlier, locked months are owed or owe since something about them changed. */
  arrears: readonly ArrearsInput[]
  oneOffs: readonly (OneOff | OneOffBenefit)[]
  deductions: readonly Deduction[]
  /** The last pay with a final settlement: deductions may take what is paid besides wages too, and nothing waits. */
  settles?: true
  /** The salary of the month, where another payslip pays it and this one what is owed besides: it decides who is insured. */
  contract?: readonly SalaryLine[]
  /** Null: pay without any statutory rule. */
  statutory: StatutoryInput | null
  rounding: { line: 'nearestPaisa' | 'nearestRupee'; net: 'none' | 'nearestRupee' }
}

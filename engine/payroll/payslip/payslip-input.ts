import type { Day, HalfDays, Month } from '../../day.ts'
import type { Paise } from '../../money.ts'
import type { Said, Sentence } from '../../sentence.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { ArrearsInput } from './arrears-input.ts'
import type { StatutoryInput } from './statutory-input.ts'
import type { SalaryLine } from './salary-line.ts'
import type { Treatment } from './treatment.ts'

export type { SalaryLine }

/** The version of the calculation; a snapshot names it, so that it is never replayed by another. */
export const rules = 'pay-2'

/** The divisor of a day's pay. */
export type ProrationBasis = 'calendar' | 'fixed30' | 'fixed26' | 'workingDays'

/** A salary in force between two days, both included; open-ended if `to` is null. */
export interface Salary {
  from: Day
  to: Day | null
  lines: readonly SalaryLine[]
}

export interface LossOfPay {
  /** Null if payroll entered a number of days without dates. */
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
  /** The calculation steps, if it was calculated. */
  steps?: readonly TraceStep[]
}

/** A one-time benefit in kind: its value is taxed and not paid. */
export type OneOffBenefit = Omit<OneOff, 'kind'> & { kind: 'benefit' }

export interface Deduction {
  code: string
  name: string
  /** Below zero is a refund, which only a deferred amount can be. */
  amountPaise: Paise
  reason: Said
  /** Deferred from earlier payslips rather than entered for this month. */
  isLeftOver?: true
  /** Pay that was paid with a payslip reversed since: it is set off against what the month pays, and is no deduction under the law. */
  isSetOff?: true
}

/** Everything a payslip depends on, as plain data that can be stored and replayed. */
export interface PayslipInput {
  rules: typeof rules
  /** The hash of the law book it is calculated by. */
  law: string
  month: Month
  /** The law of this day decides the income tax. */
  payDate: Day
  employment: { joinedOn: Day; leftOn: Day | null }
  /** In any order; they don't overlap and cover every employed day of the month. */
  salary: readonly Salary[]
  basis: ProrationBasis
  /** Weekly offs and holidays of the month; used by `fixed26` and `workingDays`. */
  nonWorkingDays: readonly Day[]
  lossOfPay: readonly LossOfPay[]
  /** Why the paid days differ from when the month was locked, if it is paid later. */
  daysChanged?: Sentence
  /** What earlier locked months are owed or owe after changes to them. */
  arrears: readonly ArrearsInput[]
  oneOffs: readonly (OneOff | OneOffBenefit)[]
  deductions: readonly Deduction[]
  /** The last pay with a final settlement: deductions may also take pay other than wages, and nothing is deferred. */
  settles?: true
  /** The month's salary, if another payslip pays it and this one only pays extra amounts; it decides ESI coverage. */
  contract?: readonly SalaryLine[]
  /** Null for pay without statutory deductions. */
  statutory: StatutoryInput | null
  rounding: { line: 'nearestPaisa' | 'nearestRupee'; net: 'none' | 'nearestRupee' }
}

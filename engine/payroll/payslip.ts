import type { Day, Halves, Month } from '../day.ts'
import type { Paise, Rounding } from '../money.ts'
import { checkInput } from './payslip-input-check.ts'
import type { ComponentKind } from './components.ts'
import { Draft } from './draft.ts'
import type { PaidDays } from './paid-days.ts'
import { steps } from './steps.ts'
import { rupeeText } from '../words.ts'

/** The rules a payslip was calculated by; a snapshot names them, so that it is never replayed by others. */
export const rules = 'pay-1'

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
}

/** A salary in force from a day to a day, both included, or from then on. */
export interface Salary {
  from: Day
  to: Day | null
  lines: readonly SalaryLine[]
}

export interface LossOfPay {
  day: Day
  halves: Halves
  reason: string
}

export interface OneOff {
  code: string
  name: string
  kind: 'earning' | 'deduction' | 'reimbursement'
  amountPaise: Paise
  reason: string
}

export interface Deduction {
  code: string
  name: string
  amountPaise: Paise
  reason: string
}

/** Everything a payslip depends on; plain data, so that it can be stored and replayed. */
export interface PayslipInput {
  rules: typeof rules
  month: Month
  employment: { joinedOn: Day; leftOn: Day | null }
  /** Salaries that do not overlap and leave no employed day of the month out, in any order. */
  salary: readonly Salary[]
  basis: ProrationBasis
  /** Weekly offs and holidays of the month; used by `fixed26` and `workingDays`. */
  nonWorkingDays: readonly Day[]
  lossOfPay: readonly LossOfPay[]
  oneOffs: readonly OneOff[]
  deductions: readonly Deduction[]
  rounding: { line: 'nearestPaisa' | 'nearestRupee'; net: 'none' | 'nearestRupee' }
}

export interface PayslipLine {
  code: string
  name: string
  /** `roundOff` is the only line that can be negative. */
  kind: ComponentKind | 'roundOff'
  amountPaise: Paise
  explanation: LineExplanation
}

/** How a line came to be, as data: the amount is the sum of its parts, rounded once. */
export interface LineExplanation {
  rule: 'prorated' | 'monthly' | 'oneOff' | 'deduction' | 'roundOff'
  /** The formula in words. */
  words: string
  /** For monthly components: each stretch of the month with one salary. */
  parts: readonly LinePart[]
  /** Why a one-off or a deduction is there; null for monthly components. */
  reason: string | null
  rounding: Rounding | null
}

export interface LinePart {
  from: Day
  to: Day
  monthlyPaise: Paise
  /** The part of a month that this stretch pays, as an exact fraction. */
  numerator: number
  denominator: number
}

export interface Payslip {
  month: Month
  days: PaidDays
  lines: PayslipLine[]
  /** Sums of the lines of each kind. Net is earnings + reimbursements − deductions + round-off: the sum of the printed lines. */
  grossPaise: Paise
  deductionsPaise: Paise
  reimbursementsPaise: Paise
  employerPaise: Paise
  roundOffPaise: Paise
  netPaise: Paise
}

export interface PayslipError {
  code:
    | 'rules'
    | 'month'
    | 'notEmployed'
    | 'salaryMissing'
    | 'salaryOverlap'
    | 'amount'
    | 'lossOfPay'
    | 'duplicateCode'
    | 'negativeNet'
  message: string
}

/** With a negative net the payslip comes along, so that it can be shown; with a wrong input there is none. */
export type PayslipResult =
  { ok: true; payslip: Payslip } | { ok: false; errors: PayslipError[]; payslip: Payslip | null }

/**
 * One person's payslip for one month. The order of anything in the input changes no amount. An error concerns this person
 * only: a run goes on with the others. Source of the rules: `engine/README.md`, pay.
 */
export function payslip(input: PayslipInput): PayslipResult {
  const errors = checkInput(input)
  if (errors.length > 0) return { ok: false, errors, payslip: null }
  const draft = new Draft(input)
  for (const step of steps) step.run(draft)
  const slip = draft.payslip()
  if (slip.netPaise >= 0) return { ok: true, payslip: slip }
  const message = `Deductions exceed pay by ${rupeeText(-slip.netPaise)}`
  return { ok: false, errors: [{ code: 'negativeNet', message }], payslip: slip }
}

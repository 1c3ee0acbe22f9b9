import type { Day, Month } from '../../day.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise, Rounding } from '../../money.ts'
import type { Said, Sentence } from '../../sentence.ts'
import type { ComponentKind } from '../components/components.ts'
import type { MonthFacts } from './facts.ts'
import type { PaidDays } from './paid-days.ts'

export interface PayslipLine {
  code: string
  name: string
  /** Only `roundOff` and arrears can be negative. */
  kind: ComponentKind | 'roundOff'
  amountPaise: Paise
  explanation: LineExplanation
}

/** How a line was calculated, as data: the amount is the sum of its parts, rounded once. */
export interface LineExplanation {
  rule: 'prorated' | 'monthly' | 'arrears' | 'oneOff' | 'statutory' | 'deduction' | 'roundOff'
  /** The formula in words. */
  words: Sentence
  /** For monthly components: each stretch of the month with one salary. */
  parts: readonly LinePart[]
  /** The reason for a one-off or a deduction, or for the changed paid days of a monthly component; otherwise null. */
  reason: Said | null
  rounding: Rounding | null
  /** For statutory lines: each step with its inputs and the statutory values it used. */
  steps: readonly TraceStep[]
}

export interface LinePart {
  from: Day
  to: Day
  monthlyPaise: Paise
  /** The fraction of a month that this stretch pays. */
  numerator: number
  denominator: number
}

export interface Payslip {
  month: Month
  days: PaidDays
  lines: PayslipLine[]
  /** Sums of the lines by kind. Net is earnings + reimbursements − deductions + round-off: the sum of the printed lines. */
  grossPaise: Paise
  deductionsPaise: Paise
  reimbursementsPaise: Paise
  employerPaise: Paise
  roundOffPaise: Paise
  netPaise: Paise
  facts: MonthFacts
}

export interface PayslipError {
  code:
    | 'rules'
    /** There is no statutory value for the month. */
    | 'law'
    | 'month'
    | 'notEmployed'
    | 'salaryMissing'
    | 'salaryOverlap'
    | 'amount'
    | 'lossOfPay'
    | 'duplicateCode'
    | 'negativeNet'
  message: Sentence
}

/** With a negative net the payslip is included, so that it can be shown; with an invalid input there is none. */
export type PayslipResult =
  { ok: true; payslip: Payslip } | { ok: false; errors: PayslipError[]; payslip: Payslip | null }

import type { Day, Month } from '../day.ts'
import { LawError, type LawBook } from '../law/law.ts'
import type { TraceStep } from '../law/trace.ts'
import type { Paise, Rounding } from '../money.ts'
import type { ComponentKind } from './components/components.ts'
import { Draft } from './steps/draft.ts'
import type { MonthFacts } from './facts.ts'
import type { PaidDays } from './paid-days.ts'
import { checkInput } from './payslip-input-check.ts'
import type { PayslipInput } from './payslip-input.ts'
import { steps } from './steps/steps.ts'
import { rupeeText } from '../words.ts'

export interface PayslipLine {
  code: string
  name: string
  /** Only `roundOff` and arrears can be negative. */
  kind: ComponentKind | 'roundOff'
  amountPaise: Paise
  explanation: LineExplanation
}

/** How a line came to be, as data: the amount is the sum of its parts, rounded once. */
export interface LineExplanation {
  rule: 'prorated' | 'monthly' | 'arrears' | 'oneOff' | 'statutory' | 'deduction' | 'roundOff'
  /** The formula in words. */
  words: string
  /** For monthly components: each stretch of the month with one salary. */
  parts: readonly LinePart[]
  /** Why a one-off or a deduction is there; null for monthly components. */
  reason: string | null
  rounding: Rounding | null
  /** For what the law asks: each step with its inputs and the statutory values it used. */
  steps: readonly TraceStep[]
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
  facts: MonthFacts
}

export interface PayslipError {
  code:
    | 'rules'
    /** The law has no value for the month. */
    | 'law'
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
export function payslip(book: LawBook, input: PayslipInput): PayslipResult {
  const errors = checkInput(book, input)
  if (errors.length > 0) return { ok: false, errors, payslip: null }
  const draft = new Draft(book, input)
  try {
    for (const step of steps) step.run(draft)
  } catch (error) {
    if (error instanceof LawError)
      return { ok: false, errors: [{ code: 'law', message: error.message }], payslip: null }
    throw error
  }
  const slip = draft.payslip()
  if (slip.netPaise >= 0) return { ok: true, payslip: slip }
  const message = `Deductions exceed pay by ${rupeeText(-slip.netPaise)}`
  return { ok: false, errors: [{ code: 'negativeNet', message }], payslip: slip }
}

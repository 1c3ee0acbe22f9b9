import type { Paise } from '../../money.ts'
import type { Payslip, PayslipLine } from '../payslip/payslip-result.ts'
import { say, type Sentence } from '../../sentence.ts'

/** Why pay differs from the month before. */
export type Cause =
  'status' | 'salary' | 'days' | 'oneOff' | 'arrears' | 'rule' | 'period' | 'terms' | 'tax' | 'deduction' | 'rounding'

/** In the order in which a screen lists them. */
export const causeNames: Readonly<Record<Cause, Sentence>> = {
  status: say`Joiners and leavers`,
  salary: say`Salary revision`,
  days: say`Loss of pay`,
  oneOff: say`One-time payments and deductions`,
  arrears: say`Arrears`,
  rule: say`Statutory change`,
  period: say`Periodic deductions`,
  terms: say`Coverage or work location changed`,
  tax: say`Income tax`,
  deduction: say`Loans and other deductions`,
  rounding: say`Rounding`,
}

export const causes = Object.keys(causeNames) as Cause[]

/** The parts of a payslip that are compared. */
export type ComparedSlip = Pick<Payslip, 'month' | 'netPaise'> & {
  days: Omit<Payslip['days'], 'lossOfPay'>
  lines: readonly ComparedLine[]
  facts: Pick<Payslip['facts'], 'pt' | 'lwf'>
}

export type ComparedLine = Pick<PayslipLine, 'code' | 'name' | 'kind' | 'amountPaise'> & {
  explanation: Pick<PayslipLine['explanation'], 'rule' | 'parts' | 'steps'>
}

/** A part of the change in net pay with one cause. */
export interface Delta {
  cause: Cause
  code: string
  name: string
  /** The effect on net pay: a higher deduction is below zero. */
  amountPaise: Paise
  /** `Basic changed from ₹40,000 to ₹44,000 per month`. */
  words: Sentence
}

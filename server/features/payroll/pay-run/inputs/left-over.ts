import type { Deduction } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { isLoan } from '../../loan/loan-pay.ts'
import { monthText } from '../../words.ts'
import type { Carried } from './earlier.queries.ts'

/**
 * Deductions that the limit cut in the last payslip and that are called for again; below zero what was taken since of one that
 * was taken back. What is left of a loan, the loan knows.
 */
export function leftOver(carried: Carried | undefined): Deduction[] {
  if (carried === undefined) return []
  const month = monthText(carried.month)
  return carried.deductions
    .filter((one) => !isLoan(one))
    .map((one) => ({
      ...one,
      reason: one.amountPaise > 0 ? `Left over from the payslip of ${month}` : 'Taken for a payslip that was reversed',
      isLeftOver: true,
    }))
}

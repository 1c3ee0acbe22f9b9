import { z } from 'zod'
import { Month } from '../../values.ts'

/** In paise. */
export const LoanAmount = z
  .int('Enter an amount')
  .min(100, 'Enter an amount of ₹1 or more')
  .max(1_000_000_000, 'Enter at most ₹1,00,00,000')

const mostMonths = 240
const wrongMonths = `Enter 1 to ${mostMonths} months`

/** How much is lent, and how it is repaid through pay. */
export const Repayment = z.object({
  principalPaise: LoanAmount,
  startMonth: Month,
  repaidBy: z.enum(['months', 'amount'], 'Choose one'),
  /** For `months`. */
  months: z.int('Enter the months').min(1, wrongMonths).max(mostMonths, wrongMonths).nullable(),
  /** For `amount`. */
  installmentPaise: LoanAmount.nullable(),
})
export type Repayment = z.output<typeof Repayment>

/** Adds errors that involve several fields: for `superRefine`. */
export function checkRepayment(input: Repayment, context: z.RefinementCtx): void {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const { principalPaise, repaidBy, months, installmentPaise } = input
  if (repaidBy === 'months' && months === null) wrong('months', 'Enter the months')
  if (repaidBy === 'amount' && installmentPaise === null) wrong('installmentPaise', 'Enter an amount')
  if (installmentPaise === null) return
  if (installmentPaise > principalPaise) wrong('installmentPaise', 'Enter at most the loan amount')
  if (installmentPaise * mostMonths < principalPaise)
    wrong('installmentPaise', `Enter more: a loan is repaid within ${mostMonths} months`)
}

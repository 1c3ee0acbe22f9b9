import { z } from 'zod'

/** The type of a component: paid, deducted, contributed by the employer, reimbursed, or given in kind. */
export const ComponentType = z.enum(['earning', 'deduction', 'employer', 'reimbursement', 'benefit'], 'Choose a type')

const amount = z
  .int('Enter an amount')
  .min(0, 'Enter an amount of 0 or more')
  .max(1_000_000_000, 'Enter at most ₹1,00,00,000 a month')

const basisPoints = z
  .int('Enter a percentage with at most two decimals')
  .min(1, 'Enter a percentage above 0')
  .max(100_000, 'Enter at most 1,000 %')

const formula = z
  .string('Enter a formula')
  .trim()
  .min(1, 'Enter a formula, for example 0.4 * BASIC')
  .max(500, 'A formula has at most 500 characters')

/**
 * How the monthly amount is calculated. `basisPoints` are hundredths of a per cent; "basic" is the component with the code BASIC. A formula
 * is in rupees per month: `CTC`, `GROSS` and codes of components, numbers, + - * /, comparisons, min, max, round, if.
 */
export const Calculation = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('fixed'), monthlyPaise: amount }),
    z.object({ type: z.literal('percent'), of: z.enum(['ctc', 'basic', 'gross'], 'Choose of what'), basisPoints }),
    z.object({ type: z.literal('remainder') }),
    z.object({ type: z.literal('formula'), text: formula }),
  ],
  'Choose how it is calculated',
)

export const AnnualCtc = z
  .int('Enter the CTC')
  .min(100, 'Enter the CTC')
  .max(10_000_000_000, 'Enter at most ₹10 crore a year')

import { z } from 'zod'
import { nameText } from '../../name.ts'
import { text } from '../../values.ts'

/** A one-time payment or deduction and its reason; in paise. */
export const oneTimeAmount = {
  type: z.enum(['earning', 'deduction', 'reimbursement'], 'Choose a type'),
  name: nameText('a name', 60, 2),
  amountPaise: z
    .int('Enter an amount')
    .min(1, 'Enter an amount above 0')
    .max(1_000_000_000, 'Enter at most ₹1,00,00,000'),
  reason: text('a reason', 200, 3),
}

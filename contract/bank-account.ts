import { z } from 'zod'
import { AccountNumber, Ifsc } from './identifiers.ts'
import { nameText } from './name.ts'

/** A bank account as entered. The number may be left out if one is already stored. */
export const bankAccount = {
  holderName: nameText('the name of the account holder', 100, 2),
  accountNumber: AccountNumber.optional(),
  /** Entered twice: a wrong digit pays a stranger. */
  accountNumberAgain: z
    .string()
    .transform((value) => value.replace(/[\s-]/g, ''))
    .optional(),
  ifsc: Ifsc,
  bankName: nameText('the bank', 80, 0).default(''),
}

interface EnteredTwice {
  accountNumber?: string | undefined
  accountNumberAgain?: string | undefined
}

/** For `superRefine` of a form with `bankAccount`: checks that a given number was typed the same twice. */
export function sameNumberTwice({ accountNumber, accountNumberAgain }: EnteredTwice, context: z.RefinementCtx): void {
  if (accountNumber === undefined || accountNumber === accountNumberAgain) return
  context.addIssue({ code: 'custom', path: ['accountNumberAgain'], message: 'The two account numbers differ' })
}

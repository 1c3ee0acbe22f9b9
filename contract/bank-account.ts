import { z } from 'zod'
import { AccountNumber, Ifsc } from './identifiers.ts'
import { bankNameOf, isBankName } from './bank-names.ts'
import { nameText } from './name.ts'
import { ending } from './values.ts'

/** A bank account as entered. The number may be left out if one is already stored. */
export const bankAccount = {
  holderName: nameText('the name of the account holder', 100, 2),
  accountNumber: AccountNumber.optional(),
  /** Entered twice: a wrong digit pays a stranger. */
  accountNumberAgain: z
    .string()
    .max(100, ending('The two account numbers differ'))
    .transform((value) => value.replace(/[\s-]/g, ''))
    .optional(),
  ifsc: Ifsc,
  bankName: nameText('the bank', 80, 0).default(''),
}

interface Account {
  ifsc: string
  bankName: string
  accountNumber?: string | undefined
  accountNumberAgain?: string | undefined
}

/** For `superRefine` of a form with `bankAccount`: checks that a given number was typed the same twice. */
export function sameNumberTwice({ accountNumber, accountNumberAgain }: Account, context: z.RefinementCtx): void {
  if (accountNumber === undefined || accountNumber === accountNumberAgain) return
  context.addIssue({ code: 'custom', path: ['accountNumberAgain'], message: 'The two account numbers differ' })
}

/** For `overwrite` of a form with `bankAccount`: the name of another known bank gives way to that of the IFSC. */
export function withBankOfIfsc<A extends Account>(account: A): A {
  const bank = bankNameOf(account.ifsc)
  return bank !== undefined && isBankName(account.bankName) ? { ...account, bankName: bank } : account
}

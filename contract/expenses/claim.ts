import { z } from 'zod'
import { Gstin } from '../identifiers.ts'
import { Day, Id, Month, Paise, sentAsText, text } from '../values.ts'
import { payableTypes } from '../payroll/payable/payable-types.ts'
import { currencies } from './currencies.ts'

export const thousandths = (label: string) =>
  z.int(`Enter ${label}`).min(1, `Enter ${label} above 0`).max(100_000_000_000, `Enter ${label} with at most 9 digits`)

/** An amount in another currency with its rate. */
export const ForeignAmount = z.object({
  currency: z.enum(currencies, 'Choose a currency'),
  /** Thousandths of the currency: 25.50 dollars are 25500. */
  thousandths: thousandths('an amount'),
  /** Rupees per unit of the currency, in millionths. */
  rateMillionths: z
    .int('Enter the exchange rate')
    .min(1, 'Enter an exchange rate above 0')
    .max(10_000_000_000, 'Enter the rupees for one of the currency'),
})

/** One expense: an amount with a bill, kilometres or days. */
export const ExpenseLineInput = z.object({
  day: Day,
  categoryId: z.uuid('Choose a category'),
  /** The merchant; for kilometres, from where to where. */
  words: text('the merchant', 100, 0).default(''),
  /** Of a bill in rupees. */
  amountPaise: Paise.nullable().default(null),
  foreign: ForeignAmount.nullable().default(null),
  /** Thousandths of a kilometre or of a day. */
  quantity: thousandths('a number').nullable().default(null),
  taxPaise: Paise.min(0, 'Enter an amount of at least ₹0').nullable().default(null),
  gstin: Gstin.nullable().default(null),
  /** Positions of its files among those uploaded, from 1. */
  bills: z.array(z.int()).max(10, 'At most 10 files for a line').default([]),
})

export const expenseLines = z
  .array(ExpenseLineInput)
  .min(1, 'Add at least one expense')
  .max(50, 'At most 50 expenses. Send the others as another claim.')

export const ClaimDraft = z.object({
  reason: text('the purpose', 500, 5),
  lines: sentAsText(expenseLines),
})

/** Other requests with the same bill. */
export const DuplicateExpense = z.object({
  /** From 1, of this request. */
  position: z.int(),
  /** The same file, or the same day, merchant and amount. */
  by: z.enum(['file', 'facts']),
  number: z.string(),
  requester: z.string(),
})

/** A warning for the approver about a line; positions from 1. */
export const ExpenseWarning = z.object({ position: z.int(), message: z.string() })

/** How an approved amount is paid. */
export const PaidState = z.object({
  type: z.enum(payableTypes),
  amountPaise: Paise,
  paidPaise: Paise,
  paidBy: z.enum(['pay', 'outside']),
  /** The month of the payslip meant to pay it. */
  fromMonth: Month,
})

export const ClaimLineDetails = z.object({
  position: z.int(),
  categoryId: Id,
  gstin: z.string().nullable(),
  isTaxed: z.boolean(),
})

export const ClaimDetails = z.object({
  lines: z.array(ClaimLineDetails),
  warnings: z.array(ExpenseWarning),
  duplicates: z.array(DuplicateExpense),
  payments: z.array(PaidState),
})

/** What a claim would come to, before submission. */
export const ClaimPreview = z.object({
  totalPaise: Paise,
  lines: z.array(z.object({ totalPaise: Paise.nullable(), unitPaise: Paise.nullable() })),
  problems: z.array(z.object({ line: z.int(), field: z.string(), message: z.string(), isBlocking: z.boolean() })),
  duplicates: z.array(DuplicateExpense),
  /** Who it would be pending with. */
  approver: z.string(),
})

export const ClaimPreviewInput = z.object({
  lines: expenseLines,
  /** SHA-256 of the files in order, so that a bill claimed before is reported at once. */
  files: z
    .array(z.string().regex(/^[0-9a-f]{64}$/, 'Enter a SHA-256'))
    .max(50, 'At most 50 files')
    .default([]),
})

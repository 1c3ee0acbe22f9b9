import { z } from 'zod'
import { nameText } from '../name.ts'
import { Day, Id, Paise } from '../values.ts'

export const expenseBases = ['bill', 'mileage', 'perDiem'] as const
export const limitSpans = ['line', 'day', 'month'] as const

const amount = Paise.min(1, 'Enter an amount above 0').max(1_00_00_000_00, 'Enter at most ₹1,00,00,000')

/** The maximum; for one role, or for everyone whose role has no limit of its own. */
export const ExpenseLimit = z.object({
  roleId: z.uuid('Choose a role').nullable(),
  per: z.enum(limitSpans, 'Choose what the limit is for'),
  limitPaise: amount,
})

/** For a kilometre or a day, from a day on. */
export const ExpenseRate = z.object({ from: Day, ratePaise: amount })

/** A category of expenses, and its rules. */
export const ExpenseCategoryInput = z
  .object({
    name: nameText('a name', 60, 2),
    basis: z.enum(expenseBases, 'Choose what it is counted by'),
    /** The kinds of request it can be chosen in. */
    use: z.enum(['claim', 'travel', 'both'], 'Choose where it is used'),
    /** Counts as taxable income of the recipient. */
    isTaxed: z.boolean('Choose yes or no'),
    /** Above this a bill is required; null: never. */
    billAbovePaise: Paise.min(0, 'Enter an amount of at least ₹0').nullable(),
    maxAgeDays: z.int('Enter days').min(1, 'Enter at least 1 day').max(730, 'Enter at most 730 days'),
    overLimit: z.enum(['refuse', 'flag'], 'Choose what a limit does'),
    limits: z.array(ExpenseLimit).max(100, 'At most 100 limits'),
    rates: z.array(ExpenseRate).max(50, 'At most 50 rates'),
  })
  .superRefine(({ basis, limits, rates }, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (basis !== 'bill' && rates.length === 0) issue(['rates'], 'Add a rate')
    if (basis === 'bill' && rates.length > 0) issue(['rates'], 'A category with bills has no rate')
    const days = rates.map(({ from }) => from)
    days.forEach(
      (day, at) => days.indexOf(day) < at && issue(['rates', at, 'from'], 'There is a rate from this day already'),
    )
    const keys = limits.map(({ roleId, per }) => `${roleId} ${per}`)
    keys.forEach((key, at) => keys.indexOf(key) < at && issue(['limits', at, 'per'], 'There is such a limit already'))
  })

export const ExpenseCategory = z.object({
  _id: Id,
  name: z.string(),
  basis: z.enum(expenseBases),
  use: z.enum(['claim', 'travel', 'both']),
  isTaxed: z.boolean(),
  billAbovePaise: Paise.nullable(),
  maxAgeDays: z.int(),
  overLimit: z.enum(['refuse', 'flag']),
  limits: z.array(ExpenseLimit),
  rates: z.array(ExpenseRate),
  isActive: z.boolean(),
})

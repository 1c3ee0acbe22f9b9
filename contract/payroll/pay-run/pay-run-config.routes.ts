import { z } from 'zod'
import { bankAccount, sameNumberTwice, withBankOfIfsc } from '../../bank-account.ts'
import { defineRoutes } from '../../routes.ts'
import { Instant } from '../../values.ts'

const dayOfMonth = (label: string) =>
  z.int(`Enter ${label}`).min(1, 'Enter a day from 1 to 31').max(31, 'Enter a day from 1 to 31')

export const PayRunConfigInput = z
  .object({
    /** Attendance should be complete by this day; 31 is the last day of the month. */
    cutOffDay: dayOfMonth('the cut-off day'),
    payDay: dayOfMonth('the pay day'),
    /** Whether the pay day is in the wage month or the next one. */
    payMonth: z.enum(['this', 'next'], 'Choose when salaries are paid').default('this'),
    /** The divisor of a month's pay for a day of loss of pay. */
    dayBasis: z.enum(['calendar', 'fixed30', 'fixed26', 'workingDays'], 'Choose what a day of pay is'),
    lineRounding: z.enum(['nearestPaisa', 'nearestRupee'], 'Choose how lines are rounded'),
    netRounding: z.enum(['none', 'nearestRupee'], 'Choose how net pay is rounded'),
  })
  .refine(({ cutOffDay, payDay, payMonth }) => payMonth === 'next' || cutOffDay <= payDay, {
    path: ['cutOffDay'],
    message: 'The cut-off cannot be after the pay day',
  })

export const PayRunConfig = z.object({
  cutOffDay: z.int(),
  payDay: z.int(),
  payMonth: z.enum(['this', 'next']),
  dayBasis: z.enum(['calendar', 'fixed30', 'fixed26', 'workingDays']),
  lineRounding: z.enum(['nearestPaisa', 'nearestRupee']),
  netRounding: z.enum(['none', 'nearestRupee']),
  /** Null while the defaults apply. */
  updatedAt: Instant.nullable(),
})

/** The company's account for paying salaries. The number may be left out if one is stored already. */
export const CompanyBankInput = z.object(bankAccount).superRefine(sameNumberTwice).overwrite(withBankOfIfsc)

export const CompanyBank = z.object({
  holderName: z.string(),
  /** Its last four digits. */
  accountNumber: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
  updatedAt: Instant,
})

export const payRunConfigRoutes = defineRoutes({
  'GET /api/v1/user/payrun-config': {
    access: ['payRunConfigRead', 'payRollHistoryRead'],
    summary: 'How pay runs are made; the starting values until something is saved.',
    reply: PayRunConfig,
  },
  'POST /api/v1/user/payrun-config': {
    access: 'payRunConfigWrite',
    summary: 'Saves how pay runs are made.',
    body: PayRunConfigInput,
    reply: PayRunConfig,
    message: 'Pay run configuration saved',
  },
  'PUT /api/v1/user/payrun-config': {
    access: 'payRunConfigWrite',
    summary: 'Saves how pay runs are made.',
    body: PayRunConfigInput,
    reply: PayRunConfig,
    message: 'Pay run configuration saved',
  },
  'GET /api/v1/user/payrun-bank': {
    access: ['payRunConfigRead', 'payRunConfigWrite'],
    summary: 'The account that salaries are paid from, with its last four digits; null when there is none.',
    reply: CompanyBank.nullable(),
  },
  'PUT /api/v1/user/payrun-bank': {
    access: 'payRunConfigWrite',
    proof: true,
    summary: 'Saves the account that salaries are paid from: the bank file names it.',
    body: CompanyBankInput,
    reply: CompanyBank,
    message: 'Bank account saved',
  },
  'GET /api/v1/user/payrun-bank/reveal': {
    access: 'payRunConfigWrite',
    summary: 'The account number in full; viewing it is logged.',
    reply: z.object({ value: z.string() }),
  },
})

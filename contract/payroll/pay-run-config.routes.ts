import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Instant } from '../values.ts'

const dayOfMonth = (label: string) =>
  z.int(`Enter ${label}`).min(1, 'Enter a day from 1 to 31').max(31, 'Enter a day from 1 to 31')

export const PayRunConfigInput = z
  .object({
    /** Attendance is to be complete by this day; 31 is the last of the month. */
    cutOffDay: dayOfMonth('the cut-off day'),
    payDay: dayOfMonth('the pay day'),
    /** What a month's pay is divided by for a day without pay. */
    dayBasis: z.enum(['calendar', 'fixed30', 'fixed26', 'workingDays'], 'Choose what a day of pay is'),
    lineRounding: z.enum(['nearestPaisa', 'nearestRupee'], 'Choose how lines are rounded'),
    netRounding: z.enum(['none', 'nearestRupee'], 'Choose how net pay is rounded'),
  })
  .refine(({ cutOffDay, payDay }) => cutOffDay <= payDay, {
    path: ['cutOffDay'],
    message: 'The cut-off cannot be after the pay day',
  })

export const PayRunConfig = z.object({
  cutOffDay: z.int(),
  payDay: z.int(),
  dayBasis: z.enum(['calendar', 'fixed30', 'fixed26', 'workingDays']),
  lineRounding: z.enum(['nearestPaisa', 'nearestRupee']),
  netRounding: z.enum(['none', 'nearestRupee']),
  /** Null while the starting values hold. */
  updatedAt: Instant.nullable(),
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
})

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'

const whole = (most: number) =>
  z.int('Enter a whole number of days').min(0, `Enter 0 to ${most} days`).max(most, `Enter 0 to ${most} days`)

export const WorkFromHomeRule = z.object({
  /** Null: no limit. */
  daysPerMonth: whole(31).nullable().default(null),
  /** What happens to a request above it. */
  aboveLimit: z.enum(['warn', 'refuse'], 'Choose what happens above the limit'),
  /** Notice in days before the first day at home. */
  noticeDays: whole(60),
  /** How long ago a day may be. */
  pastDays: whole(90),
  /** A day counts only as far as it has punches. */
  needsPunches: z.boolean('Choose whether punches are needed'),
})

export const workFromHomeRuleRoutes = defineRoutes({
  'GET /api/v1/user/work-from-home-rule': {
    access: ['leavePolicyRead', 'leavePolicyWrite'],
    summary: 'How much work from home is allowed, how early it has to be requested, and whether it needs punches.',
    reply: WorkFromHomeRule,
  },
  'PUT /api/v1/user/work-from-home-rule': {
    access: 'leavePolicyWrite',
    summary: 'Changes these rules for requests from now on.',
    body: WorkFromHomeRule,
    reply: z.null(),
    message: 'Work from home rules saved',
  },
})

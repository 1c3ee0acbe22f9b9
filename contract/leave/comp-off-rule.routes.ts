import { z } from 'zod'
import { defineRoutes } from '../routes.ts'

/** Both counted from the day worked. */
export const CompOffRule = z.object({
  requestWithinDays: z
    .int('Enter a whole number of days')
    .min(1, 'Enter 1 to 365 days')
    .max(365, 'Enter 1 to 365 days'),
  validDays: z.int('Enter a whole number of days').min(1, 'Enter 1 to 730 days').max(730, 'Enter 1 to 730 days'),
})

export const compOffRuleRoutes = defineRoutes({
  'GET /api/v1/user/comp-off-rule': {
    access: ['leavePolicyRead', 'leavePolicyWrite'],
    summary: 'How late comp-off can be requested and how long a credit can be used.',
    reply: CompOffRule,
  },
  'PUT /api/v1/user/comp-off-rule': {
    access: 'leavePolicyWrite',
    summary: 'Changes these limits; credits that were given keep theirs.',
    body: CompOffRule,
    reply: z.null(),
    message: 'Comp-off rules saved',
  },
})

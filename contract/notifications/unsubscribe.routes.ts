import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { switchableTypes } from './notification-types.ts'

export const unsubscribeRoutes = defineRoutes({
  'POST /api/v1/notification/unsubscribe': {
    access: 'public',
    summary: 'The link at the end of an email: turns emails of its kind off for its reader, or on again.',
    body: z.object({
      token: z.string('The link is incomplete').min(1, 'The link is incomplete').max(300, 'The link is incomplete'),
      byMail: z.boolean('Choose on or off'),
    }),
    reply: z.object({ type: z.enum(switchableTypes), byMail: z.boolean() }),
    rate: { max: 30, seconds: 60 },
  },
})

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Instant, text } from '../values.ts'

export const logChainRoutes = defineRoutes({
  'GET /api/v1/user/activity-log-chain': {
    access: 'permissionWrite',
    summary: 'How far the activity log was verified, and its head to write down elsewhere; for the admin alone.',
    reply: z.object({
      /** The last entry now; null while there is none. */
      head: z.object({ n: z.int(), at: Instant, text: z.string() }).nullable(),
      /** The last check; null before the first. */
      checked: z.object({ at: Instant, n: z.int(), broken: z.array(z.int()) }).nullable(),
    }),
  },
  'POST /api/v1/user/activity-log-chain/verify': {
    access: 'permissionWrite',
    summary: 'Verifies the whole activity log now; for the admin alone.',
    reply: z.object({ at: Instant, n: z.int(), broken: z.array(z.int()) }),
  },
  'POST /api/v1/user/activity-log-chain/head': {
    access: 'permissionWrite',
    reads: true,
    summary: 'Says whether the activity log still contains a head that was written down; for the admin alone.',
    body: z.object({ head: text('the head that you wrote down', 500) }),
    reply: z.object({
      /** `missing`: the log is shorter; `changed`: that entry is different; `broken`: earlier entries differ from what was written. */
      found: z.enum(['contained', 'missing', 'changed', 'broken']),
      n: z.int(),
      /** When that entry was written. */
      at: Instant.nullable(),
    }),
  },
})

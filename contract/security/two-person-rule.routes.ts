import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Instant } from '../values.ts'
import { TwoPersonArea } from './two-person-areas.ts'

export const TwoPersonRule = z.object({
  area: TwoPersonArea,
  label: z.string(),
  description: z.string(),
  /** As set; on unless an admin turned it off. */
  isOn: z.boolean(),
  /** It is on, and at least two people could do it, or could until a few days ago. */
  isActive: z.boolean(),
  /** Active people who could be the second person, including the caller. */
  people: z.array(z.string()),
  /** Until then the rule holds although only one person is left, because those named in `gone` could approve until recently. */
  holdsUntil: Instant.nullable(),
  gone: z.array(z.string()),
  /** Of `people`, those who approve the caller's changes only while no one else can: one gave the other access, or one person both. */
  notIndependent: z.array(z.string()),
  changedBy: z.string().nullable(),
  changedAt: Instant.nullable(),
})

export const twoPersonRuleRoutes = defineRoutes({
  'GET /api/v1/user/two-person-rule': {
    access: 'permissionWrite',
    summary: 'For which changes a second person has to approve.',
    reply: z.array(TwoPersonRule),
  },
  'PUT /api/v1/user/two-person-rule': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Turns the rule on or off for one kind of change; only the admin may, and everyone concerned is notified.',
    body: z.object({ area: TwoPersonArea, isOn: z.boolean('Choose on or off') }),
    reply: z.array(TwoPersonRule),
    message: 'Two-person rule saved',
  },
})

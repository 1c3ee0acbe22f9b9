import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { ending, Instant, Month, Paise } from '../../values.ts'

/** What a company owes its employees before it is due. */
export const provisionKinds = ['gratuity', 'leave', 'bonus'] as const
export const ProvisionKind = z.enum(provisionKinds, 'Choose a provision')
export type ProvisionKind = z.output<typeof ProvisionKind>

const params = z.object({ id: z.uuid('Pay run ID is required') })

const Provision = z.object({
  kind: ProvisionKind,
  /** The previous provision; 0 for the first one. */
  beforePaise: Paise,
  /** For gratuity: the employer's contributions booked by payslips since. */
  bookedPaise: Paise,
  /** What is owed at the end of the month. */
  owedPaise: Paise,
  /** What the month's journal adds; below zero it releases a provision. */
  changePaise: Paise,
  madeBy: z.string().nullable(),
  madeAt: Instant,
})

/** An empty list removes existing provisions. */
export const ProvisionsInput = z.object({
  kinds: z
    .array(ProvisionKind)
    .max(provisionKinds.length, ending('Choose each provision once'))
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Choose each provision once'),
})

export const provisionRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/provisions': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'The provisions of the month of a run: for gratuity, leave and bonus, those that were made.',
    params,
    reply: z.object({
      provisions: z.array(Provision),
      /** A later month with provisions, which makes these final. */
      laterMonth: Month.nullable(),
    }),
  },
  'PUT /api/v1/user/payrun/{id}/provisions': {
    access: 'payRollHistoryWrite',
    summary:
      'Makes the provisions of the month of a locked run from what is owed at its end, in place of those before.',
    params,
    body: ProvisionsInput,
    reply: z.null(),
    message: 'Provisions saved',
  },
})

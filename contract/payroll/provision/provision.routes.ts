import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Instant, Month, Paise } from '../../values.ts'

/** What a company owes its employees before it is due. */
export const provisionKinds = ['gratuity', 'leave', 'bonus'] as const
export const ProvisionKind = z.enum(provisionKinds, 'Choose a provision')
export type ProvisionKind = z.output<typeof ProvisionKind>

const params = z.object({ id: z.uuid('Pay run ID is required') })

const Provision = z.object({
  kind: ProvisionKind,
  /** What the books had before: 0 for the first one. */
  beforePaise: Paise,
  /** Of gratuity: what payslips booked for it since, as a contribution of the employer. */
  bookedPaise: Paise,
  /** What is owed at the end of the month. */
  owedPaise: Paise,
  /** What the journal of the month adds; below zero it takes back. */
  changePaise: Paise,
  madeBy: z.string().nullable(),
  madeAt: Instant,
})

/** None at all takes back those that were made. */
export const ProvisionsInput = z.object({
  kinds: z
    .array(ProvisionKind)
    .max(provisionKinds.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Choose each provision once'),
})

export const provisionRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/provisions': {
    access: 'payRollHistoryRead',
    summary: 'The provisions of the month of a run: for gratuity, leave and bonus, those that were made.',
    params,
    reply: z.object({
      provisions: z.array(Provision),
      /** A later month that has provisions: then these do not change any more. */
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

import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Month, Paise, text } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'

const which = {
  kind: z.enum(
    ['pf', 'esi', 'pt', 'lwf', 'tds', 'tdsStatement', 'tdsCertificate', 'bonus', 'annualReturn'],
    'Choose a return',
  ),
  /** Two letters; empty where it is of no state. */
  state: z.string().regex(/^([A-Z]{2})?$/, 'Choose a state'),
}

/** Who files it, where there are several legal entities. */
const ofEntity = { entity: AskedEntity.optional() }

const ComplianceItem = z.object({
  ...which,
  /** Who files it; null where the organisation has itself alone. */
  entity: z.object({ _id: Id.nullable(), name: z.string() }).nullable(),
  stateName: z.string().nullable(),
  /** The months that it is for. */
  from: Month,
  to: Month,
  dueOn: Day,
  status: z.enum(['open', 'overdue', 'filed', 'filedLate']),
  /** What the locked payslips of the period come to; null where none is locked, or no payment belongs to it. */
  amountPaise: Paise.nullable(),
  filed: z.object({ on: Day, reference: z.string(), by: z.string() }).nullable(),
})

export const FilingInput = z.object({
  ...which,
  ...ofEntity,
  /** The last month that it is for. */
  period: Month,
  filedOn: Day,
  reference: text('the reference', 60, 0).default(''),
})

export const complianceRoutes = defineRoutes({
  'GET /api/v1/user/compliance': {
    access: 'payRollHistoryRead',
    summary:
      'Returns and statutory payments by due day: those of the last 90 and the next 120 days, and all that are overdue.',
    reply: z.object({
      today: Day,
      items: z.array(ComplianceItem),
      /** Names of states of the company whose professional tax has no due day here: it is not among the items. */
      withoutDueDay: z.array(z.string()),
    }),
  },
  'PUT /api/v1/user/compliance': {
    access: 'payRollHistoryWrite',
    summary: 'Marks a return or payment as filed, with the day and its challan or acknowledgement number.',
    body: FilingInput,
    reply: z.null(),
    message: 'Marked as filed',
  },
  'POST /api/v1/user/compliance/reopen': {
    access: 'payRollHistoryWrite',
    summary: 'Marks a return or payment as not filed.',
    body: z.object({ ...which, ...ofEntity, period: Month }),
    reply: z.null(),
    message: 'Marked as not filed',
  },
})

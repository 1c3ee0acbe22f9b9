import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Month, Paise, text } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'

const which = {
  kind: z.enum(
    ['pf', 'esi', 'pt', 'lwf', 'tds', 'tdsStatement', 'tdsCertificate', 'bonus', 'annualReturn'],
    'Choose a return',
  ),
  /** Two letters; empty if it is not for a state. */
  state: z.string().regex(/^([A-Z]{2})?$/, 'Choose a state'),
}

/** Who files it, if there are several legal entities. */
const ofEntity = { entity: AskedEntity.optional() }

const ComplianceItem = z.object({
  ...which,
  /** Who files it; null if there is only the organisation itself. */
  entity: z.object({ _id: Id.nullable(), name: z.string() }).nullable(),
  stateName: z.string().nullable(),
  /** The months it is for. */
  from: Month,
  to: Month,
  dueOn: Day,
  status: z.enum(['open', 'overdue', 'filed', 'filedLate']),
  /** The total of the period's locked payslips; null if none is locked, or nothing is payable. */
  amountPaise: Paise.nullable(),
  filed: z.object({ on: Day, reference: z.string(), by: z.string() }).nullable(),
})

export const FilingInput = z.object({
  ...which,
  ...ofEntity,
  /** The last month it is for. */
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
      /** The company's states whose professional tax has no due day here and is therefore not among the items. */
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

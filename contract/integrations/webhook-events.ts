import { requestTypeNames, type RequestTypeName } from '../request-types.ts'

type RequestStep = 'submitted' | 'decided' | 'withdrawn'

/** What happens to the records of a company. */
export const recordEvents = [
  'employee.added',
  'employee.changed',
  'employee.left',
  'attendance.corrected',
  'payrun.calculated',
  'payrun.approved',
  'payrun.paid',
  'payslip.published',
] as const

/** `request.leave.submitted` */
export const requestEvents = requestTypeNames.flatMap((type) =>
  (['submitted', 'decided', 'withdrawn'] as const).map((step) => `request.${type}.${step}` as const),
)

export type WebhookEvent = (typeof recordEvents)[number] | `request.${RequestTypeName}.${RequestStep}`

/** Everything that a webhook can be told of. */
export const webhookEvents: readonly WebhookEvent[] = [...recordEvents, ...requestEvents]

/** What a test of a webhook says; nobody chooses it. */
export const testEvent = 'webhook.test'

import { requestTypeNames, type RequestTypeName } from '../request-types.ts'

type RequestStep = 'submitted' | 'decided' | 'withdrawn'

/** Events of a company's records. */
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

/** Every event a webhook can subscribe to. */
export const webhookEvents: readonly WebhookEvent[] = [...recordEvents, ...requestEvents]

/** The event of a webhook test; not offered for subscription. */
export const testEvent = 'webhook.test'

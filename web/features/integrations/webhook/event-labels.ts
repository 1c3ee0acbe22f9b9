import { t } from '@lingui/core/macro'
import { type recordEvents, testEvent, webhookEvents } from '@muster/contract/integrations/webhook-events.ts'
import { entryOf, type RequestTypeName } from '@muster/contract/request-types.ts'

const records: Readonly<Record<(typeof recordEvents)[number] | typeof testEvent, string>> = {
  'employee.added': t`Employee: added`,
  'employee.changed': t`Employee: changed`,
  'employee.left': t`Employee: left`,
  'attendance.corrected': t`Attendance: corrected`,
  'payrun.calculated': t`Pay run: calculated`,
  'payrun.approved': t`Pay run: approved`,
  'payrun.paid': t`Pay run: paid`,
  'payslip.published': t`Payslip: published`,
  [testEvent]: t`Test message`,
}

/** "Leave request: submitted" */
export function eventLabel(event: string): string {
  const [area, type, step] = event.split('.')
  if (area !== 'request') return (records as Readonly<Record<string, string>>)[event] ?? event
  const { title } = entryOf(type as RequestTypeName)
  if (step === 'submitted') return t`${title} request: submitted`
  return step === 'decided' ? t`${title} request: decided` : t`${title} request: withdrawn`
}

export const eventChoices = webhookEvents.map((value) => ({ value, label: eventLabel(value) }))

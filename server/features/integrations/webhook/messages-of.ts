import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { WebhookEvent } from '@muster/contract/integrations/webhook-events.ts'
import type { KeptChanges } from '../../../platform/audit/audit.queries.ts'
import { valueSaid } from '../../../platform/audit-value.ts'
import type { Happening } from '../../../platform/after-commit/happening.ts'

export interface Message {
  event: WebhookEvent
  /** Ids and what changed; never pay, bank accounts, identity numbers or reasons that people wrote. */
  data: object
}

type Audited = Extract<Happening, { what: 'audited' }>

/** The log entries that webhooks may be told about, all in one place. */
const ofAudit = {
  added: ({ type, id }) => (type === 'employee' ? employee('added', id, {}) : []),
  changed: ({ type, id, changes }) => (type === 'employee' ? employee('changed', id, changes) : []),
  changedStatus: ({ id, changes }) =>
    employee(valueSaid(changes['status']?.to ?? null, 'en') === 'inactive' ? 'left' : 'changed', id, changes),
  correctedAttendance: ({ id, changes }) => [
    { event: 'attendance.corrected', data: { employeeId: id, day: valueSaid(changes['punches']?.of ?? null, 'en') } },
  ],
  approved: ({ type, id }) => run(type, 'approved', id),
  paidRun: ({ type, id }) => run(type, 'paid', id),
} as const satisfies Partial<Record<AuditAction, (audited: Audited) => Message[]>>

export function messagesOf(happening: Happening): Message[] {
  if (happening.what === 'audited') {
    const { action } = happening
    return action in ofAudit ? ofAudit[action as keyof typeof ofAudit](happening) : []
  }
  if (happening.what === 'calculated') return run('payRun', 'calculated', happening.run)
  if (happening.what === 'published') {
    const { payslips, run: payRunId, month } = happening
    return payslips.map(({ payslip, employee: employeeId }) => ({
      event: 'payslip.published',
      data: { payslipId: payslip, employeeId, payRunId, month },
    }))
  }
  const { type, step, id, employee: employeeId, days } = happening
  const state = happening.step === 'decided' ? { state: happening.state } : {}
  return [{ event: `request.${type}.${step}`, data: { requestId: id, type, employeeId, ...days, ...state } }]
}

/** Fields of an employee whose values are sent; for all others only the field names. */
const plainFields = new Set(['code', 'designation', 'employmentType', 'joinedOn', 'department', 'role'])
for (const field of ['location', 'shift', 'status', 'lastDay']) plainFields.add(field)

function employee(what: 'added' | 'changed' | 'left', employeeId: string, changes: KeptChanges): Message[] {
  const changed = Object.entries(changes)
    .filter(([field]) => field !== 'reason')
    .map(([field, { from, to }]) =>
      plainFields.has(field) ? { field, from: valueSaid(from, 'en'), to: valueSaid(to, 'en') } : { field },
    )
  return [{ event: `employee.${what}`, data: { employeeId, ...(what === 'added' ? {} : { changed }) } }]
}

function run(type: string, what: 'calculated' | 'approved' | 'paid', payRunId: string): Message[] {
  return type === 'payRun' ? [{ event: `payrun.${what}`, data: { payRunId } }] : []
}

import { t } from '@lingui/core/macro'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatDate, formatMonth, hasDayForm } from '../../../shared/format/date.ts'
import { statusWords } from '../../../shared/ui/status-chip.tsx'

type Entry = Got<'GET /api/v1/user/activity-log'>['data'][number]

const actions: Readonly<Record<string, string>> = {
  signedIn: t`Signed in`,
  failedSignIn: t`Failed sign-in`,
  refused: t`Access denied`,
  limited: t`Too many attempts`,
  'saw pan': t`Viewed PAN`,
  'saw aadhaar': t`Viewed Aadhaar number`,
  'saw uan': t`Viewed UAN`,
  'saw esi': t`Viewed ESI number`,
  'saw accountNumber': t`Viewed bank account number`,
  'calculated again': t`Recalculated`,
  'marked as paid': t`Marked as paid`,
  requestedChange: t`Sent a change for approval`,
  approvedChange: t`Approved a change`,
  rejectedChange: t`Rejected a change`,
  withdrawnChange: t`Withdrew a change`,
  changedTwoPersonRule: t`Changed the two-person rule`,
  changedApprovalLevels: t`Changed the approval levels`,
  changedBankWait: t`Changed the bank account waiting period`,
  reportedNotMe: t`Reported "This wasn't me"`,
  settledReport: t`Resolved a reported change`,
} satisfies Partial<Record<AuditAction, string>>

const records: Readonly<Record<string, string>> = {
  account: t`Account`,
  employee: t`Employee`,
  leavePolicy: t`Leave policy`,
  organisation: t`Company`,
  payRun: t`Pay run`,
  role: t`Role`,
  salaryComponent: t`Salary component`,
  salaryTemplate: t`Salary template`,
}

export function actionWords(action: string): string {
  return actions[action] ?? statusWords(action)
}

export function recordWords({ record: { type, name, month } }: Entry): string {
  return month === null ? (name ?? records[type] ?? statusWords(type)) : t`${formatMonth(month)} pay run`
}

/** "Role: HR → Admin", the first three of them. */
export function changeWords(changes: Entry['changes']): string {
  const all = Object.entries(changes)
  const shown = all.slice(0, 3).map(([field, { from, to }]) => {
    const value = from === null ? shownValue(to) : `${shownValue(from)} → ${to === null ? 'empty' : shownValue(to)}`
    return value === '' ? statusWords(field) : `${statusWords(field)}: ${value}`
  })
  return [...shown, ...(all.length > 3 ? [t`${all.length - 3} more`] : [])].join(', ')
}

function shownValue(value: string | null): string {
  return value !== null && hasDayForm(value) ? formatDate(value) : (value ?? '')
}

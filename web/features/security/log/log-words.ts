import type { Got } from '../../../shared/call/types.ts'
import { formatDate, formatMonth, isDay } from '../../../shared/format/date.ts'
import { statusWords } from '../../../shared/ui/status-chip.tsx'

type Entry = Got<'GET /api/v1/user/activity-log'>['data'][number]

const actions: Readonly<Record<string, string>> = {
  signedIn: 'Signed in',
  failedSignIn: 'Failed sign-in',
  refused: 'Access refused',
  limited: 'Too many tries',
  'saw pan': 'Viewed PAN',
  'saw aadhaar': 'Viewed Aadhaar number',
  'saw uan': 'Viewed UAN',
  'saw esi': 'Viewed ESI number',
  'saw accountNumber': 'Viewed bank account number',
  'calculated again': 'Recalculated',
  'marked as paid': 'Marked as paid',
  requestedChange: 'Sent a change for approval',
  approvedChange: 'Approved a change',
  rejectedChange: 'Rejected a change',
  withdrawnChange: 'Withdrew a change',
  changedTwoPersonRule: 'Changed the two-person rule',
  changedApprovalLevels: 'Changed the approval levels',
  changedBankWait: 'Changed the wait for bank accounts',
  reportedNotMe: 'Reported "This wasn\'t me"',
  settledReport: 'Settled a reported change',
}

const records: Readonly<Record<string, string>> = {
  account: 'Account',
  employee: 'Employee',
  leavePolicy: 'Leave policy',
  organisation: 'Company',
  payRun: 'Pay run',
  role: 'Role',
  salaryComponent: 'Salary component',
  salaryTemplate: 'Salary template',
}

export function actionWords(action: string): string {
  return actions[action] ?? statusWords(action)
}

export function recordWords({ record: { type, name, month } }: Entry): string {
  return month === null ? (name ?? records[type] ?? statusWords(type)) : `${formatMonth(month)} pay run`
}

/** "Role: HR → Admin", the first three of them. */
export function changeWords(changes: Entry['changes']): string {
  const all = Object.entries(changes)
  const shown = all.slice(0, 3).map(([field, { from, to }]) => {
    const value = from === null ? shownValue(to) : `${shownValue(from)} → ${to === null ? 'empty' : shownValue(to)}`
    return value === '' ? statusWords(field) : `${statusWords(field)}: ${value}`
  })
  return [...shown, ...(all.length > 3 ? [`${all.length - 3} more`] : [])].join(', ')
}

function shownValue(value: string | null): string {
  return value !== null && isDay(value) ? formatDate(value) : (value ?? '')
}

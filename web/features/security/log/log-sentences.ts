import { t } from '@lingui/core/macro'
import type { ActivityArea } from '@muster/contract/security/activity-kinds.ts'
import { changedIn } from '../../../shared/activity/changed.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'

export type Entry = Got<'GET /api/v1/user/activity-log'>['data'][number]

export const recordTypes: Readonly<Record<ActivityArea, string>> = {
  account: t`Account`,
  announcement: t`Announcement`,
  asset: t`Asset`,
  companyPolicy: t`Company policy`,
  expenseCategory: t`Expense category`,
  employee: t`Employee`,
  leavePolicy: t`Leave policy`,
  organisation: t`Company`,
  payRun: t`Pay run`,
  role: t`Role`,
  salaryComponent: t`Salary component`,
  salaryTemplate: t`Salary template`,
}

export const whoOf = ({ who, isKey }: Entry) => (isKey ? t`API key ${who}` : who)

const typeLabel = (type: string) => (recordTypes as Readonly<Record<string, string>>)[type] ?? type

export function recordLabel({ record: { type, name, month } }: Entry): string {
  return month === null ? (name ?? typeLabel(type)) : t`${formatMonth(month)} pay run`
}

/** "Role: HR → Admin", the first three of them. */
export function changeText(changes: Entry['changes']): string {
  const all = changedIn(changes)
  const shown = all.slice(0, 3).map(({ label, from, to }) => {
    const value = from === null ? to : `${from} → ${to ?? t`empty`}`
    return value === null ? label : `${label}: ${value}`
  })
  return [...shown, ...(all.length > 3 ? [t`${all.length - 3} more`] : [])].join(', ')
}

import { t } from '@lingui/core/macro'
import { changedIn } from '../../../shared/activity/changed.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatMonth } from '../../../shared/format/date.ts'

type Entry = Got<'GET /api/v1/user/activity-log'>['data'][number]

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

export function recordLabel({ record: { type, name, month } }: Entry): string {
  return month === null ? (name ?? records[type] ?? type) : t`${formatMonth(month)} pay run`
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

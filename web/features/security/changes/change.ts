import { invalidate } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'

export type Change = Got<'GET /api/v1/user/pending-change'>['data'][number]

/** After a decision: the lists, their count, and what the change was about. */
export function refreshChanges(): Promise<void> {
  return invalidate(
    'GET /api/v1/user/pending-change',
    'GET /api/v1/user/pending-change-count',
    'GET /api/v1/employee/basic-info/{id}',
    'GET /api/v1/employee/bank-details/{id}',
    'GET /api/v1/employee/salary/{id}',
    'GET /api/v1/employee/permissions/{id}',
    'GET /api/v1/user/pay-input',
    'GET /api/v1/user/payrun',
    'GET /api/v1/user/payrun/{id}',
    'GET /api/v1/user/payrun-history',
    'GET /api/v1/user/payrun-bank',
  )
}

/** The page of the record that a change is about. */
export function recordPath({ record, area }: Change): string | null {
  if (record.type === 'payRun') return `/home/payroll/payroll-history/${record._id}`
  if (record.type === 'organisation') return '/home/payroll/payrun-configuration'
  if (record.type === 'role') return '/home/organization/information?tab=roles'
  const tab = { salary: 'salary', employeeBank: 'bank', access: 'permissions' }[area as string] ?? 'overview'
  return `/home/employee-detail/${record._id}?tab=${tab}`
}

/** "Annual CTC ₹6,00,000 → ₹9,00,000" */
export function inShort({ changes }: Change): string {
  const [first, ...rest] = changes
  if (!first) return ''
  const change = first.from === null ? (first.to ?? 'removed') : `${first.from} → ${first.to ?? 'removed'}`
  return `${first.label}: ${change}${rest.length > 0 ? ` and ${rest.length} more` : ''}`
}

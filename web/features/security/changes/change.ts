import { changedReads } from '../../../app/tables/leave-reads.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'

export type Change = Got<'GET /api/v1/user/pending-change'>['data'][number]

/** Refetches, after a decision, the lists, their count, and the changed record. */
export function refreshChanges(): Promise<void> {
  return invalidate(
    ...changedReads,
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
    'GET /api/v1/user/payrun-config',
    'GET /api/v1/user/payrun/{id}/payments',
    'GET /api/v1/user/payrun/{id}/payslips',
    'GET /api/v1/user/payslip/{id}',
    'GET /api/v1/user/receivable',
    'GET /api/v1/user/salary-component',
    'GET /api/v1/user/salary-component/{id}',
    'GET /api/v1/user/salary-template',
    'GET /api/v1/user/salary-template/{id}',
    'GET /api/v1/user/salary-template-table',
    'GET /api/v1/user/statutory-law',
    'GET /api/v1/user/statutory-law/{id}',
    'GET /api/v1/user/statutory-registrations',
    'GET /api/v1/user/statutory-settings',
    'GET /api/v1/user/statutory-settings/history',
    'GET /api/v1/employee/loan/{id}',
    'GET /api/v1/employee/settlement/{id}',
  )
}

/** The page of the record that a change concerns. */
export function recordPath({ record, area }: Change): string | null {
  if (record.type === 'payRun') return `/home/payroll/payroll-history/${record._id}`
  if (area === 'statutory') return '/home/organization/statutory-settings'
  if (record.type === 'organisation') return '/home/payroll/payrun-configuration'
  if (record.type === 'salaryComponent') return `/home/payroll/edit-salary-component/${record._id}`
  if (record.type === 'salaryTemplate') return `/home/payroll/add?id=${record._id}`
  if (record.type === 'role') return '/home/organization/information?tab=roles'
  const tab = tabs[area] ?? 'overview'
  return `/home/employee-detail/${record._id}?tab=${tab}`
}

const tabs: Readonly<Partial<Record<Change['area'], string>>> = {
  salary: 'salary',
  loan: 'salary',
  settlement: 'salary',
  employeeBank: 'bank',
  access: 'permissions',
}

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
    'GET /api/v1/user/two-person-rule',
    'GET /api/v1/user/bank-wait',
    'GET /api/v1/user/alert-setting',
    'GET /api/v1/user/second-factor-rule',
    'GET /api/v1/user/single-sign-on',
    'GET /api/v1/user/single-sign-on/scim',
    'GET /api/v1/user/role',
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
export function recordPath({ record, area, call }: Pick<Change, 'record' | 'area' | 'call'>): string | null {
  if (record.type === 'payRun') return `/home/payroll/payroll-history/${record._id}`
  const [, page] = Object.entries(pages).find(([noun]) => call.includes(`/${noun}`)) ?? []
  if (page !== undefined) return page
  if (area === 'statutory') return '/home/organization/statutory-settings'
  if (record.type === 'organisation' || record.type === 'account') return '/home/settings'
  if (record.type === 'salaryComponent') return `/home/payroll/edit-salary-component/${record._id}`
  if (record.type === 'salaryTemplate') return `/home/payroll/add?id=${record._id}`
  if (record.type === 'role') return '/home/organization/information?tab=roles'
  const tab = tabs[area] ?? 'overview'
  return `/home/employee-detail/${record._id}?tab=${tab}`
}

/** By the noun of the call: changes of the company itself, each with a page of its own. */
const pages: Readonly<Record<string, string>> = {
  'pay-input-batch': '/home/payroll/variable-inputs',
  'bonus-run': '/home/payroll/bonus',
  'payable-payment': '/home/payroll/to-pay',
  'bank-template': '/home/payroll/bank-template',
  'payrun-bank': '/home/payroll/payrun-configuration',
  'payrun-config': '/home/payroll/payrun-configuration',
  'data-import': '/home/imports',
  'approval-rules': '/home/settings/approvals',
  'alert-': '/home/settings/alerts',
  'second-factor-rule': '/home/settings/sign-in-rules',
  'single-sign-on': '/home/settings/single-sign-on',
  'two-person-rule': '/home/settings/two-person-rule',
  'api-key': '/home/settings/api-keys',
  webhook: '/home/settings/webhooks',
}

const tabs: Readonly<Partial<Record<Change['area'], string>>> = {
  salary: 'salary',
  loan: 'salary',
  settlement: 'salary',
  employeeBank: 'bank',
  access: 'permissions',
}

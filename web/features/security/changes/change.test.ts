import { expect, test } from 'vitest'
import { screens } from '../../../app/screens.ts'
import { recordPath } from './change.ts'

const organisation = { type: 'organisation', _id: 'acme' }
const priya = { type: 'employee', _id: 'priya' }

test.each([
  { call: 'POST /api/v1/user/pay-input-batch', area: 'salary', page: '/home/payroll/variable-inputs' },
  { call: 'DELETE /api/v1/user/pay-input-batch/{id}', area: 'salary', page: '/home/payroll/variable-inputs' },
  { call: 'POST /api/v1/user/bonus-run/entry', area: 'salary', page: '/home/payroll/bonus' },
  { call: 'POST /api/v1/user/data-import/{id}/start', area: 'salary', page: '/home/imports' },
  { call: 'PUT /api/v1/user/payrun-bank', area: 'companyBank', page: '/home/payroll/payrun-configuration' },
  { call: 'POST /api/v1/user/bank-template', area: 'companyBank', page: '/home/payroll/bank-template' },
  { call: 'PUT /api/v1/user/payrun-config', area: 'paySettings', page: '/home/payroll/payrun-configuration' },
  { call: 'PUT /api/v1/user/approval-rules/{type}', area: 'approvalRules', page: '/home/settings/approvals' },
  { call: 'PUT /api/v1/user/alert-setting', area: 'access', page: '/home/settings/alerts' },
  { call: 'PUT /api/v1/user/second-factor-rule', area: 'access', page: '/home/settings/sign-in-rules' },
  { call: 'PUT /api/v1/user/single-sign-on', area: 'access', page: '/home/settings/single-sign-on' },
  { call: 'POST /api/v1/user/statutory-settings', area: 'statutory', page: '/home/organization/statutory-settings' },
] as const)('a change by $call of the company opens $page', ({ call, area, page }) => {
  expect(recordPath({ record: organisation, area, call })).toBe(page)
  expect(screens.map(({ path }) => path)).toContain(page)
})

test("a change of a person's own pay opens the person", () => {
  const change = { record: priya, area: 'salary', call: 'POST /api/v1/user/pay-input' } as const
  expect(recordPath(change)).toBe('/home/employee-detail/priya?tab=salary')
})

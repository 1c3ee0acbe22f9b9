import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import { due, statement } from './testing.ts'
import { SettlementPanel } from './settlement-panel.tsx'
import type { Decided, Settlement } from './settlement-labels.ts'

const priya = { employeeId: '01930000-0000-7000-8000-0000000000c1', name: 'Priya Nair' }

const decided: Decided = {
  _id: '01930000-0000-7000-8000-0000000000d1',
  state: 'pending',
  reason: 'resignation',
  noticeDays: 60,
  servedDays: 57,
  noticeBy: 'employee',
  isFixedTerm: false,
  paysGratuity: true,
  paysBonus: true,
  gratuityExemptBeforePaise: 0,
  leaveExemptBeforePaise: 0,
  items: [],
  approvedBy: null,
  approvedAt: null,
  runId: null,
  paidOn: null,
  checks: [{ item: 'access', by: 'Anita Rao', at: '2026-11-19T04:00:00.000Z' }],
}

const started: Settlement = {
  name: 'Priya Nair',
  joinedOn: '2024-04-01',
  leftOn: '2026-11-18',
  settlement: decided,
  due,
  statement,
  problem: null,
  toCheck: ['6 days of Earned leave can be paid out at exit. Enter them under Leave to pay them.'],
  payslipId: null,
  encashable: [],
}

const policyId = '01930000-0000-7000-8000-0000000000f1'

test('leave that is left is encashed from the settlement at 390 px, by one action', async () => {
  resizeTo({ width: 390, height: 844 })
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite', 'payRollHistoryRead', 'payRollHistoryWrite')
  let isEntered = false
  const { calls } = mockApi({
    'GET /api/v1/employee/settlement/{id}': () =>
      isEntered
        ? { ...started, toCheck: [] }
        : { ...started, encashable: [{ policyId, name: 'Earned leave', halfDays: 65 }] },
    'POST /api/v1/employee/leave-encashment/{id}': () => {
      isEntered = true
      return { _id: policyId, halfDays: 65 }
    },
  })
  const { user } = show(<SettlementPanel {...priya} />)
  const offer = { name: 'Encash 32.5 days of Earned leave' }
  await user.click(await screen.findByRole('button', offer, { timeout: 10_000 }))
  await expect.poll(() => screen.queryByRole('button', { name: /^Encash/ })).toBe(null)
  expect(calls('POST /api/v1/employee/leave-encashment/{id}')[0]?.body).toEqual({
    ...{ policyId, halfDays: null, atExit: true, month: '2026-11', reason: 'Unused leave encashed at exit' },
  })
})

test('leave is not offered to someone who may not change pay', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'payRollHistoryRead', 'payRollHistoryWrite')
  mockApi({
    'GET /api/v1/employee/settlement/{id}': {
      ...started,
      encashable: [{ policyId, name: 'Earned leave', halfDays: 65 }],
    },
  })
  show(<SettlementPanel {...priya} />)
  await screen.findByText(/^6 days of Earned leave/)
  expect(screen.queryByRole('button', { name: /^Encash/ })).toBe(null)
})

test('HR reads the statement with its steps, ticks the checklist and approves', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({
    'GET /api/v1/employee/settlement/{id}': started,
    'PUT /api/v1/employee/settlement/{id}/check': null,
    'POST /api/v1/employee/settlement/{id}/step': { runId: null },
  })
  const { user } = show(<SettlementPanel {...priya} />)
  expect(await screen.findByText(/Gratuity: Pay by 18 Dec 2026/)).toBeTruthy()
  expect(screen.getAllByText('Overdue')).toHaveLength(1)
  expect(screen.getByText(/^6 days of Earned leave can be paid out/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /Assets returned/ }))
  await expect
    .poll(() => calls('PUT /api/v1/employee/settlement/{id}/check')[0]?.body)
    .toEqual({ item: 'assets', isDone: true })

  await user.click(screen.getByRole('button', { name: 'View statement' }))
  const read = await screen.findByRole('dialog', { name: 'Full and final settlement: Priya Nair' })
  expect(within(read).getByText('Gratuity: not payable')).toBeTruthy()
  await user.click(within(read).getByRole('button', { name: /Notice pay recovery/ }))
  expect(within(read).getByText('3 days at ₹50,000 of gross ÷ 30')).toBeTruthy()
  await user.click(within(read).getByRole('button', { name: 'Close' }))

  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const confirm = await screen.findByRole('alertdialog', { name: "Approve Priya Nair's settlement?" })
  await user.click(within(confirm).getByRole('button', { name: 'Approve' }))
  await expect.poll(() => calls('POST /api/v1/employee/settlement/{id}/step')[0]?.body).toEqual({ action: 'approve' })
})

test('a settlement starts with the assets to be returned', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({
    'GET /api/v1/employee/settlement/{id}': { ...started, settlement: null, statement: null },
    'PUT /api/v1/employee/settlement/{id}': null,
  })
  const { user } = show(<SettlementPanel {...priya} />)
  await user.click(await screen.findByRole('button', { name: 'Start settlement' }))
  const dialog = await screen.findByRole('dialog', { name: 'Full and final settlement: Priya Nair' })
  await user.click(within(dialog).getByRole('button', { name: 'Add item' }))
  await user.type(within(dialog).getByLabelText('Name on the payslip'), 'Laptop')
  await user.type(within(dialog).getByLabelText('Amount'), '45000')
  await user.type(within(dialog).getByLabelText('Reason'), 'Not returned')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => calls('PUT /api/v1/employee/settlement/{id}')[0]?.body)
    .toMatchObject({
      noticeDays: 30,
      items: [{ type: 'deduction', name: 'Laptop', amountPaise: 45_000_00, reason: 'Not returned' }],
    })
})

test('an approved settlement has a letter to download', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  const letterKey = 'GET /api/v1/employee/settlement/{id}/letter'
  const approved = { ...decided, state: 'approved' as const, approvedAt: '2026-11-19T04:00:00.000Z' }
  const { calls } = mockApi({
    'GET /api/v1/employee/settlement/{id}': { ...started, settlement: approved },
    [letterKey]: new Blob(['%PDF-'], { type: 'application/pdf' }),
  })
  const { user } = show(<SettlementPanel {...priya} />)
  await user.click(await screen.findByRole('button', { name: 'Download letter' }))
  await expect.poll(() => calls(letterKey)[0]?.params).toEqual({ id: priya.employeeId })
})

test('a read-only user sees it without its steps; a failure can be retried', async () => {
  signedInAs('Viewer', 'employeeSalaryRead')
  mockApi({ 'GET /api/v1/employee/settlement/{id}': started })
  const { unmount } = show(<SettlementPanel {...priya} />)
  expect(await screen.findByText('Resignation')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBe(null)
  unmount()
  mockApi({ 'GET /api/v1/employee/settlement/{id}': new Failure(500, 'Something went wrong') })
  show(<SettlementPanel {...priya} employeeId="01930000-0000-7000-8000-0000000000c2" />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

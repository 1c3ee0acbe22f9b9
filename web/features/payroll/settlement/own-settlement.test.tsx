import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { OwnSettlementPanel } from './own-settlement-panel.tsx'
import { due, statement } from './testing.ts'
import type { OwnSettlement } from './settlement-labels.ts'

test('a failure can be retried; someone without a settlement sees nothing of one', async () => {
  signedInAs('Employee')
  let answer: 'fail' | 'none' = 'fail'
  mockApi({
    'GET /api/v1/employee/self-settlement': () => (answer === 'fail' ? new Failure(500, 'Something went wrong') : null),
  })
  const { user } = show(<OwnSettlementPanel onPayslip={() => {}} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer = 'none'
  await user.click(again)
  await waitFor(() => expect(screen.queryByText('Your full and final settlement')).toBe(null))
})

const own: OwnSettlement = {
  ...{ name: 'Priya Nair', joinedOn: '2024-04-01', leftOn: '2026-11-18', reason: 'resignation' },
  ...{ noticeDays: 60, servedDays: 57, state: 'approved', approvedAt: '2026-11-19T04:00:00.000Z', paidOn: null },
  ...{ due, statement: null, payslipId: null },
  settled: [
    { code: 'LAPTOP', name: 'Laptop', type: 'deduction', amountPaise: 4_000_00, reason: 'Not returned' },
    { code: 'LEAVE_ENCASHMENT', name: 'Leave encashment', type: 'earning', amountPaise: 9_000_00, reason: '6 days' },
  ],
}

test('a leaver sees what is settled, and the full statement with its payslip once it is in one', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/employee/self-settlement': own })
  const onPayslip = vi.fn<(id: string) => void>()
  const first = show(<OwnSettlementPanel onPayslip={onPayslip} />)
  expect(await screen.findByText('Laptop (deducted)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'View statement' })).toBe(null)
  first.unmount()

  const payslipId = '01930000-0000-7000-8000-0000000000e1'
  const { calls } = mockApi({
    'GET /api/v1/employee/self-settlement': {
      ...own,
      ...{ state: 'paid', paidOn: '2026-11-21T04:00:00.000Z', statement, payslipId },
    },
    'GET /api/v1/employee/self-settlement/letter': new Blob(['%PDF-'], { type: 'application/pdf' }),
  })
  const { user } = show(<OwnSettlementPanel onPayslip={onPayslip} />)
  await user.click(await screen.findByRole('button', { name: 'View statement' }))
  const read = await screen.findByRole('dialog', { name: 'Full and final settlement: Priya Nair' })
  expect(within(read).getByRole('button', { name: /Notice pay recovery/ })).toBeTruthy()
  await user.click(within(read).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'View payslip' }))
  expect(onPayslip).toHaveBeenCalledWith(payslipId)
  await user.click(screen.getByRole('button', { name: 'Download letter' }))
  await expect.poll(() => calls('GET /api/v1/employee/self-settlement/letter')).toHaveLength(1)
})

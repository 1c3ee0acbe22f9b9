import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calculated, payslip } from '../testing.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import RunPayments from './run-payments.tsx'

const counts = { payments: 2, paid: 1, returned: 1, open: 0, onHold: 0, returnedPaise: 4_000_000, onHoldPaise: 0 }
const returned = {
  payslipId: payslip._id,
  employee: { _id: payslip.employeeId, name: 'Priya Nair', code: 'ACM-0001' },
  ...{ netPaise: 4_000_000, state: 'returned' as const, reason: 'Account closed', returns: 1 },
  answeredAt: '2026-12-01T06:00:00Z',
}

test('returned payments are counted, and bank responses are entered by hand or with a file', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/payrun/{id}/bank-answer': counts,
    'GET /api/v1/user/payrun/{id}/payments': { data: [returned], pagination: { page: 1, limit: 10, total: 1 } },
    'PUT /api/v1/user/payrun/{id}/bank-answer': counts,
    'POST /api/v1/user/payrun/{id}/bank-answer': new Failure(400, 'Nothing was taken: some lines are not right.', {
      errors: [{ path: 'files.file', message: 'Line 2: E9 has no payment in this run' }],
    }),
  })
  const { user } = show(<RunPayments runId={calculated._id} />)
  expect(await screen.findByText('Account closed')).toBeTruthy()
  const totals = within(screen.getByRole('region', { name: 'Bank response' }))
  expect(totals.getByText('₹40,000')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Actions for Priya Nair' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark retry as failed' }))
  const dialog = within(await screen.findByRole('dialog', { name: "Mark Priya Nair's payment as failed" }))
  await user.click(dialog.getByRole('button', { name: 'Mark as failed' }))
  expect(await dialog.findByText('Enter why the bank returned it')).toBeTruthy()
  await user.type(dialog.getByLabelText('Reason'), 'Name differs')
  await user.click(dialog.getByRole('button', { name: 'Mark as failed' }))
  expect(await screen.findByText("Priya Nair's payment marked as failed")).toBeTruthy()
  expect(calls('PUT /api/v1/user/payrun/{id}/bank-answer')[0]?.body).toEqual({
    payslipId: payslip._id,
    answer: 'returned',
    reason: 'Name differs',
  })
  await user.click(screen.getByRole('button', { name: 'Upload bank response' }))
  const uploading = within(await screen.findByRole('dialog', { name: 'Upload bank response file' }))
  // The type that a computer with a spreadsheet program gives it.
  const csv = new File(['a'], 'answers.csv', { type: 'application/vnd.ms-excel' })
  await user.upload(uploading.getByLabelText('Bank response file'), csv)
  await user.click(uploading.getByRole('button', { name: 'Upload' }))
  expect(await uploading.findByText('Line 2: E9 has no payment in this run')).toBeTruthy()
})

test('a read-only user sees the responses and no actions', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({
    'GET /api/v1/user/payrun/{id}/bank-answer': counts,
    'GET /api/v1/user/payrun/{id}/payments': { data: [returned], pagination: { page: 1, limit: 10, total: 1 } },
  })
  show(<RunPayments runId={calculated._id} />)
  expect(await screen.findByText('Account closed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Upload bank response|Actions for/ })).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PayablesScreen from './payables-screen.tsx'

afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
})

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const row = {
  _id: id(1),
  employee: { _id: id(5), name: 'Priya Nair', code: 'ACM-0001', leftOn: null },
  request: { _id: id(6), type: 'claim' as const, number: 'CL-0201' },
  ...{ type: 'reimbursement' as const, reason: 'Client visit to Pune', amountPaise: 4_500_00, paidPaise: 1_500_00 },
  ...{ openPaise: 3_000_00, paidBy: 'pay' as const, fromMonth: '2026-11', createdAt: '2026-11-18T06:00:00.000Z' },
  isCancelled: false,
  waiting: null,
}
const payment = {
  ...{ _id: id(7), amountPaise: 1_500_00, payslip: null, paidOn: '2026-11-19', reference: 'UTR 8812', by: 'Anita Rao' },
  ...{ isUndone: false, createdAt: '2026-11-19T06:00:00.000Z' },
}
const served = {
  'GET /api/v1/user/payable': { data: [row], pagination: { page: 1, limit: 10, total: 1 } },
  'GET /api/v1/user/payable-summary': [{ type: 'reimbursement' as const, count: 1, people: 1, openPaise: 3_000_00 }],
  'GET /api/v1/user/payable/{id}': { ...row, payments: [payment] },
  'GET /api/v1/user/travel-advance': { data: [], pagination: { page: 1, limit: 1, total: 2 } },
}
const post = 'POST /api/v1/user/payable-payment'

it('shows what is outstanding and how it is paid, and records a payment with its reference', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const server = mockApi({ ...served, [post]: { paidPaise: 3_000_00 } })
  const { user } = show(<PayablesScreen />, { at: '/home/payroll/to-pay' })
  await screen.findByText('With pay, from November 2026')
  await screen.findByText('1 request')
  const advances = await screen.findByRole('link', { name: /Advances to settle/ })
  expect(advances.getAttribute('href')).toBe('/home/payroll/travel-advances')
  await user.click(screen.getByRole('button', { name: /More actions|Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Record payment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Record payment of CL-0201' })
  await user.type(within(dialog).getByLabelText('Reference'), 'UTR 9001')
  await user.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await screen.findByText('Payment recorded')
  expect(server.calls(post)[0]?.body).toMatchObject({ payables: [row._id], amountPaise: null, reference: 'UTR 9001' })
})

it('undoes a payment with a reason, and shows a refusal where it happens', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const undo = 'POST /api/v1/user/payable-payment/{id}/undo'
  const server = mockApi({ ...served, [undo]: new Failure(409, 'This payment was taken back already.') })
  const { user } = show(<PayablesScreen />, { at: `/home/payroll/to-pay?id=${row._id}` })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this payment?' })
  await user.type(within(dialog).getByLabelText('Reason'), 'The transfer came back')
  await user.click(within(dialog).getByRole('button', { name: 'Undo payment' }))
  await within(dialog).findByText('This payment was taken back already.')
  expect(server.calls(undo)[0]).toMatchObject({
    params: { id: payment._id },
    body: { reason: 'The transfer came back' },
  })
})

it('offers read-only users no way to pay', async () => {
  signedInAs('Manager', 'payRollHistoryRead')
  mockApi(served)
  show(<PayablesScreen />, { at: `/home/payroll/to-pay?id=${row._id}` })
  await screen.findByText('Paid on 19 Nov 2026')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByRole('button', { name: /More actions|Actions/ })).toBeNull()
})

it('says who requested a payment that awaits a second person, and offers nothing more', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const waiting = {
    ...{ _id: id(8), step: 'payment' as const, requestedBy: 'Ravi Kumar', requestedAt: '2026-11-24T06:00:00.000Z' },
  }
  const asked = { ...row, waiting }
  mockApi({
    ...served,
    'GET /api/v1/user/payable': { data: [asked], pagination: { page: 1, limit: 10, total: 1 } },
    'GET /api/v1/user/payable/{id}': { ...asked, payments: [payment] },
    'GET /api/v1/user/pending-change': { data: [], pagination: { page: 1, limit: 50, total: 0 } },
  })
  show(<PayablesScreen />, { at: `/home/payroll/to-pay?id=${row._id}` })
  // In the list and in the panel, once each.
  await waitFor(() => expect(screen.getAllByText(/Payment requested by Ravi Kumar on 24 Nov 2026/)).toHaveLength(2))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  screen.getByText('Pending approval')
  await screen.findByText('Paid on 19 Nov 2026')
  expect(screen.queryByText('With pay, from November 2026', { selector: 'td *, td' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByRole('button', { name: /More actions|Actions/ })).toBeNull()
})

it('shows approvers one notice, which leads to the decision', async () => {
  signedInAs('Admin', 'payRollHistoryRead', 'payRollHistoryWrite')
  const waiting = {
    ...{ _id: id(8), step: 'payment' as const, requestedBy: 'Ravi Kumar', requestedAt: '2026-11-24T06:00:00.000Z' },
  }
  const change = {
    ...{ _id: id(8), area: 'pay', title: 'Payment of CL-0201 to Priya Nair', requestedBy: 'Ravi Kumar' },
    ...{ canDecide: true, approvers: [], holdsUntil: null },
  }
  mockApi({
    ...served,
    'GET /api/v1/user/payable/{id}': { ...row, waiting, payments: [] },
    'GET /api/v1/user/pending-change': { data: [change as never], pagination: { page: 1, limit: 50, total: 1 } },
  })
  show(<PayablesScreen />, { at: `/home/payroll/to-pay?id=${row._id}` })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('requested by Ravi Kumar, pending your approval')
  within(notice).getByRole('link', { name: 'Review change' })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

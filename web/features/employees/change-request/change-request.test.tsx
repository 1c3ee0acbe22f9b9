import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
// The screens load these lazily: here they are loaded from the start.
import './change-request-dialog.tsx'
import './change-request-panel.tsx'
import './decide-dialog.tsx'
import OwnBankTab from '../profile/own-bank-tab.tsx'
import ChangeRequestsScreen from './change-requests-screen.tsx'

afterEach(signedOut)

const bank = {
  ...{ _id: '0198', holderName: 'Priya Nair', accountNumber: '•••• 3333', ifsc: 'HDFC0001234', bankName: 'HDFC Bank' },
  ...{ branch: '', accountType: 'savings' as const, upi: null },
}
const request = {
  ...{ _id: '0201', kind: 'bank' as const, state: 'pending' as const, reason: 'My new bank is nearer' },
  changes: [{ field: 'accountNumber' as const, from: '•••• 3333', to: '•••• 4821' }],
  file: { key: 'o/document/k.pdf', name: 'cheque.pdf', mediaType: 'application/pdf' },
  ...{ requestedAt: '2026-11-20T09:00:00.000Z', decidedAt: null, decidedBy: null, note: '' },
}
const profile = { name: 'Priya Nair' } as never

it('an employee requests a new account with a proof, and is told about the pay run in progress', async () => {
  signedInAs('Employee')
  let requests: (typeof request)[] = []
  const { calls } = mockApi({
    'GET /api/v1/employee/self-bank-details': bank,
    'GET /api/v1/employee/self-change-request': () => ({ requests, runMonth: '2026-11' }),
    'POST /api/v1/employee/self-change-request/bank': () => {
      requests = [request]
      return { _id: request._id }
    },
  })
  const { user } = show(<OwnBankTab profile={profile} />)
  await user.click(await screen.findByRole('button', { name: 'Request change' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change your bank account' })
  await within(dialog).findByText(/The November 2026 pay run is in progress/)
  await user.type(within(dialog).getByLabelText('Account number'), '501001234821')
  await user.type(within(dialog).getByLabelText('Confirm account number'), '501001234821')
  await user.type(within(dialog).getByLabelText('IFSC'), 'ICIC0001234')
  await user.type(within(dialog).getByLabelText('Reason'), 'New bank')
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['%PDF-1.4'], 'cheque.pdf', { type: 'application/pdf' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send to HR' }))
  await screen.findByText('Your request has been sent to HR')
  const [{ body }] = calls('POST /api/v1/employee/self-change-request/bank') as unknown as [{ body: FormData }]
  expect([body.get('accountNumber'), (body.get('file') as File).name]).toEqual(['501001234821', 'cheque.pdf'])
  await screen.findByText(/is pending with HR/)
  expect(screen.queryByRole('button', { name: 'Request change' })).toBeNull()
})

it('HR reviews a request with its document and rejects it with a reason', async () => {
  signedInAs('HR', 'allEmployeeWrite', 'employeeBankWrite')
  const employee = { _id: '0300', name: 'Priya Nair', code: 'ACM-1', photo: null }
  const { calls } = mockApi({
    'GET /api/v1/employee/change-request': {
      data: [{ ...request, employee, isOwn: false }],
      pagination: { page: 1, limit: 20, total: 1 },
    },
    'GET /api/v1/employee/change-request-count': { pending: 1, runMonth: '2026-11' },
    'GET /api/v1/employee/change-request/{id}/reveal': { value: '501001234821' },
    'PUT /api/v1/employee/change-request/{id}': { state: 'rejected', countsFrom: null },
  })
  const at = '/home/employees/change-requests'
  const { user } = show(<ChangeRequestsScreen />, { path: at, at: `${at}?id=0201` })
  await screen.findByText(/may still pay to the current account/)
  await user.click(await screen.findByRole('button', { name: 'Show Account number' }))
  await screen.findByText('501001234821', undefined, { timeout: 5000 })
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject this change?' })
  await user.type(within(dialog).getByLabelText('Reason'), 'Wrong cheque')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(calls('PUT /api/v1/employee/change-request/{id}')).toHaveLength(1))
  expect(calls('PUT /api/v1/employee/change-request/{id}')).toMatchObject([
    { body: { outcome: 'reject', note: 'Wrong cheque' } },
  ])
})

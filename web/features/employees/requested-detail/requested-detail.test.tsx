import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { OwnRequestedDetails } from './own-requested-details.tsx'
import RequestDetailsDialog from './request-details-dialog.tsx'
import { RequestedNotice } from './requested-notice.tsx'

afterEach(signedOut)

const asked = {
  step: 'bank' as const,
  note: 'Before your first pay day',
  requestedBy: 'Anita Rao',
  state: 'open' as const,
}
const bank = { ...asked, requestedAt: '2026-11-20T09:00:00.000Z' }
const priya = { _id: '0300', name: 'Priya Nair' }

it('people are led to the details that HR requested', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/employee/self-requested-detail': [bank] })
  show(<OwnRequestedDetails />)
  const link = await screen.findByRole('link', { name: 'Bank account' })
  expect(link.getAttribute('href')).toBe('/home/profile?tab=bank')
  screen.getByText('Before your first pay day')
  screen.getByText('Not filled in yet')
})

it('HR requests details, and withdraws what is no longer needed', async () => {
  signedInAs('HR', 'allEmployeeWrite')
  const { calls } = mockApi({
    'GET /api/v1/employee/requested-detail/{id}': [bank],
    'POST /api/v1/employee/requested-detail/{id}': [bank],
    'DELETE /api/v1/employee/requested-detail/{id}/{step}': [],
  })
  const { user } = show(
    <>
      <RequestedNotice employee={priya} />
      <RequestDetailsDialog employee={priya} onClose={() => undefined} />
    </>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Ask Priya Nair to fill in details' })
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await within(dialog).findByText('Choose at least one')
  await user.click(within(dialog).getByLabelText('Bank account'))
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(calls('POST /api/v1/employee/requested-detail/{id}')).toHaveLength(1))
  const withdraw = await screen.findByRole('button', { name: 'Withdraw the request for Bank account', hidden: true })
  await user.click(withdraw)
  await waitFor(() => expect(calls('DELETE /api/v1/employee/requested-detail/{id}/{step}')).toHaveLength(1))
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../shared/testing/mock-api.ts'
import { show } from '../../shared/testing/show.tsx'
import { signedInAs } from '../../shared/testing/people.ts'
import TypedAddScreen from '../approvals/typed/typed-add-screen.tsx'
import TypedInboxScreen from '../approvals/typed/typed-inbox-screen.tsx'
import TypedOwnScreen from '../approvals/typed/typed-own-screen.tsx'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const at = '2026-11-20T06:00:00.000Z'
const bill = { position: 1, day: '2026-11-18', category: null, words: 'MG Road', quantity: null, unit: null, tax: null }
const line = { ...bill, _id: id(5), total: 10_000, currency: 'INR', rate: null, bills: [], approved: null, note: null }
const request = {
  ...{ _id: id(1), number: 'PK-0001', type: 'parking' as const, state: 'pending' as const, isCancelling: false },
  ...{ title: 'Parking', quantity: '1 fees', reason: 'Customers', startsOn: '2026-11-18', endsOn: '2026-11-18' },
  ...{
    claimed: 10_000,
    approved: null,
    stage: null,
    since: at,
    dueAt: null,
    level: 1,
    levelCount: 3,
    forwardedBy: null,
  },
  requester: { _id: id(9), name: 'Priya Nair', code: 'ACM-0001', department: null },
  assignee: { kind: 'person' as const, _id: id(8), name: 'Anita Rao' },
  ...{ createdAt: at, decidedAt: null, events: [], lines: [line], attachments: [], stages: [], nextStages: [] },
  ...{ isMine: false, mayDecide: true, mayCancel: false, details: { places: ['MG Road'] } },
}
const page = { data: [request], pagination: { page: 1, limit: 20, total: 1 } }

it('shows the inboxes of both types, and approves part of a line with a reason', async () => {
  signedInAs('HR', 'claimApprovalRead', 'leaveApprovalRead')
  const server = mockApi({
    'GET /api/v1/employee/all-parking': page,
    'GET /api/v1/employee/parking/{id}': request,
    'GET /api/v1/employee/approval-counts': [
      { type: 'leave', count: 3 },
      { type: 'parking', count: 1 },
    ],
    'PUT /api/v1/employee/parking-approval/{id}': null,
  })
  const { user } = show(<TypedInboxScreen />, { at: '/home/approval/parking' })
  const bar = await screen.findByRole('navigation', { name: 'Request types' })
  await within(bar).findByText('3')
  const tabs = within(bar).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Leave3 pending', 'Claim', 'Parking1 pending'])
  expect(within(bar).getByRole('link', { current: 'page' })).toBe(tabs[3])
  await screen.findByText('MG Road', { selector: 'p' })
  await user.click(await screen.findByRole('button', { name: 'Approve less' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve a lower amount' })
  const amount = await within(dialog).findByLabelText('Approved amount')
  await user.clear(amount)
  await user.type(amount, '80')
  await user.type(within(dialog).getByLabelText(/Reason for the lower amount/), 'The limit')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await screen.findByText("Priya Nair's request approved")
  expect(server.calls('PUT /api/v1/employee/parking-approval/{id}').at(-1)).toMatchObject({
    body: { status: 'approved', lines: [{ _id: id(5), amount: 8000, note: 'The limit' }] },
  })
})

it("lists the person's own requests with their numbers, and has a form", async () => {
  signedInAs('Employee', 'claimRead', 'claimWrite')
  mockApi({ 'GET /api/v1/employee/parking': page })
  show(<TypedOwnScreen />, { at: '/home/parking' })
  await screen.findByText('PK-0001')
  show(<TypedAddScreen />, { at: '/home/add-parking' })
  await screen.findByRole('button', { name: 'Add fee' })
})

it('marks an approved one as paid, with method, date and note; no button without the permission', async () => {
  const at = new Date().toISOString()
  const approved = {
    ...{ ...request, state: 'approved' as const, assignee: null, approved: 8000, createdAt: at, decidedAt: at },
    ...{ mayDecide: false, nextStages: ['paid'] },
  }
  const reads = {
    'GET /api/v1/employee/all-parking': { ...page, data: [approved] },
    'GET /api/v1/employee/parking/{id}': approved,
    'GET /api/v1/employee/approval-counts': [],
  }
  signedInAs('HR', 'claimApprovalRead')
  const server = mockApi({ ...reads, 'PUT /api/v1/employee/parking-stage/{id}': null })
  const { user, unmount } = show(<TypedInboxScreen />, { at: '/home/approval/parking?tab=decided' })
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mark as paid' })
  await user.type(within(dialog).getByLabelText(/^Note/), 'NEFT 4711')
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }))
  await screen.findByText("Priya Nair's request marked as paid")
  expect(server.calls('PUT /api/v1/employee/parking-stage/{id}').at(-1)).toMatchObject({
    params: { id: id(1) },
    body: { stage: 'paid', amount: 8000, note: 'NEFT 4711', day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  })
  unmount()
  mockApi({ ...reads, 'GET /api/v1/employee/parking/{id}': { ...approved, isMine: true } })
  show(<TypedInboxScreen />, { at: '/home/approval/parking?tab=decided' })
  await screen.findByRole('button', { name: 'Add note' })
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { Row } from '../request-view.ts'
import { MenuCount } from '../../../app/menu/menu-count.tsx'
import AllInboxScreen from './all-inbox-screen.tsx'

const all = 'GET /api/v1/employee/pending-approvals'
const id = (last: number) => `01930000-0000-7000-8000-00000000000${last}`
const priya = { _id: id(8), name: 'Priya Nair', code: 'ACM-2', department: 'Sales' }
const leave: Row = {
  ...{ _id: id(1), number: 'LV-12', type: 'leave', state: 'pending', isCancelling: false, title: 'Casual leave' },
  ...{ quantity: '3 days', reason: '', startsOn: '2026-12-01', endsOn: '2026-12-03', claimed: null, approved: null },
  ...{ stage: null, requester: priya, assignee: null, since: null, dueAt: null, level: 1, levelCount: 1 },
  ...{ forwardedBy: null, createdAt: '2026-11-20T06:30:00Z', decidedAt: null },
}
const claim: Row = {
  ...{ ...leave, _id: id(2), number: 'CL-4', type: 'claim', title: 'Claim', quantity: '', isCancelling: true },
  ...{ claimed: 125_000, startsOn: null, endsOn: null, requester: { ...priya, name: 'Arjun Rao' } },
}
const page = { page: 1, limit: 20, total: 2, pages: 1, next: null }
const counts = 'GET /api/v1/employee/approval-counts'

const given = (data: Row[]) =>
  mockApi({
    [all]: { data, pagination: { ...page, total: data.length } },
    [counts]: data.map(({ type }) => ({ type, count: 1 })),
  })

beforeEach(() => signedInAs('Manager', 'leaveApprovalRead', 'claimApprovalRead'))

test("requests of all types are listed, each with a link to its type's inbox", async () => {
  const { calls } = given([leave, claim])
  show(<AllInboxScreen />)
  const table = within(await screen.findByRole('table', { name: 'Requests pending with you' }))
  const links = table.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([`/home/approval/leave?id=${id(1)}`, `/home/approval/claim?id=${id(2)}`])
  expect(table.getByText('Casual leave · 3 days')).toBeTruthy()
  expect(table.getByText('Cancellation of Claim')).toBeTruthy()
  expect(table.getByText('₹1,250')).toBeTruthy()
  expect(calls(all)[0]?.query).toEqual({ page: '1', limit: '20', sortOrder: 'asc' })
})

test('the tabs start with all types', async () => {
  given([leave, claim])
  show(<AllInboxScreen />)
  const bar = within(await screen.findByRole('navigation', { name: 'Request types' }))
  const links = bar.getAllByRole('link')
  expect(links[0]?.textContent).toBe('All')
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null])
})

test('an empty list says that everything is done, and a failed one that it failed', async () => {
  given([])
  const { unmount } = show(<AllInboxScreen />)
  expect(await screen.findByText('No requests are pending with you.')).toBeTruthy()
  unmount()
  mockApi({ [all]: new Failure(500, 'Something went wrong'), [counts]: [] })
  show(<AllInboxScreen />)
  expect(await screen.findByText(/Could not load pending approvals\./)).toBeTruthy()
})

const change = {
  ...{ _id: id(5), area: 'payRun' as const, call: 'PUT /api/v1/user/payrun/{id}', state: 'pending' as const },
  ...{ title: 'Approve: November 2026 pay run', record: { type: 'payRun', _id: id(6) }, changes: [] },
  ...{ requestedBy: 'Deepa Saxena', requestedAt: '2026-11-20T04:00:00.000Z', decidedBy: null, decidedAt: null },
  ...{ note: null, canDecide: true, isOwn: false, approvers: ['Meera Iyer'], holdsUntil: null },
}

test('lists as many as the menu counts: requests, and changes such as a pay run', async () => {
  signedInAs('HR', 'leaveApprovalRead', 'claimApprovalRead', 'payRollHistoryWrite')
  given([leave, claim])
  mockApi({
    'GET /api/v1/user/pending-change': { data: [change], pagination: { ...page, total: 1 } },
    'GET /api/v1/user/pending-change-count': { toDecide: 1 },
  })
  const items = [
    ...(['leave', 'claim'] as const).map((type) => ({ id: type, title: type, type: 'item' as const, inbox: [type] })),
    { id: 'changes', title: 'Changes', type: 'item' as const, url: '/home/approval/changes' },
  ]
  show(
    <>
      <MenuCount item={{ id: 'approval', title: 'Approval', type: 'collapse', children: items } as never} />
      <AllInboxScreen />
    </>,
  )
  const changes = within(await screen.findByRole('list', { name: 'Changes pending with you' })).getAllByRole('link')
  expect(changes.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Approve: November 2026 pay run', `/home/approval/changes?id=${id(5)}`],
  ])
  const requests = within(await screen.findByRole('table', { name: 'Requests pending with you' })).getAllByRole('link')
  const counted = await screen.findByText((_, element) => element?.className === 'menu-count')
  // Both counts have been read by then.
  await waitFor(() => expect(counted.textContent).toBe(`${changes.length + requests.length}pending`))
  const tab = within(screen.getByRole('navigation', { name: 'Request types' })).getByRole('link', { name: /Changes/ })
  expect([tab.textContent, tab.getAttribute('href')]).toEqual(['Changes1 pending', '/home/approval/changes'])
})

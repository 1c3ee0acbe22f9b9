import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryOf } from '@muster/contract/request-types.ts'
import { useDeferred } from '../../../shared/snackbar/deferred.ts'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi, type MockReply } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedInboxScreen from '../../approvals/typed/typed-inbox-screen.tsx'
import { id, page, request } from './testing.ts'

const { inbox } = entryOf('leave')

const both = [request(1, 'Priya Nair'), request(2, 'Meera Iyer')]
const one: MockReply<'GET /api/v1/employee/leave/{id}'> = ({ params }) =>
  both.find(({ _id }) => _id === params['id']) ?? new Failure(404, 'The leave request was not found.')

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
  useDeferred.setState({ acts: [] })
})

describe('the inbox of leave', () => {
  beforeEach(() => void signedInAs('Manager', 'leaveApprovalRead'))

  it('shows the first request with its context: balance, colleagues, history', async () => {
    mockApi({ 'GET /api/v1/employee/all-leave': page(both), 'GET /api/v1/employee/leave/{id}': one })
    show(<TypedInboxScreen />, { at: inbox })
    const detail = await screen.findByRole('region', { name: 'Request' })
    await within(detail).findByRole('heading', { name: 'Casual leave · Priya Nair' })
    expect(within(detail).getByText('5 days')).toBeTruthy()
    expect(await within(detail).findByText('Rahul Shah')).toBeTruthy()
    expect(within(detail).getByText('Pending with Anita Rao')).toBeTruthy()
    expect(screen.getAllByText('Pending for 3 days')).toHaveLength(2)
  })

  it('approves with A and moves to the next; the decision is sent when its message closes', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/leave-approval/{id}': null,
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await screen.findByRole('button', { name: 'Approve' })
    await user.keyboard('a')
    await screen.findByText("Priya Nair's request approved")
    await screen.findByRole('heading', { name: 'Casual leave · Meera Iyer' })
    expect(screen.queryByRole('button', { name: /Priya Nair/ })).toBeNull()
    expect(calls('PUT /api/v1/employee/leave-approval/{id}')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(calls('PUT /api/v1/employee/leave-approval/{id}')).toHaveLength(1))
    expect(calls('PUT /api/v1/employee/leave-approval/{id}')[0]).toMatchObject({
      params: { id: id(1) },
      body: { status: 'approved' },
    })
  })

  it("is filtered by department, and shows a request's level", async () => {
    const level = request(1, 'Priya Nair', { level: 2, levelCount: 3, dueAt: '2020-01-01T00:00:00Z' })
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page([level]),
      'GET /api/v1/employee/leave/{id}': level,
      'GET /api/v1/user/department': [{ _id: id(5), name: 'Sales', people: 4 }],
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await screen.findByText('Level 2 of 3')
    expect(screen.getByText('Overdue')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('combobox', { name: /Department/ }))
    await user.click(await screen.findByRole('option', { name: 'Sales' }))
    await waitFor(() =>
      expect(calls('GET /api/v1/employee/all-leave').at(-1)?.query).toMatchObject({ departmentId: id(5) }),
    )
  })

  it('is filtered by forwarded to the approver or overdue, among pending requests only', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': ({ query }) => page(query['only'] === undefined ? both : []),
      'GET /api/v1/employee/leave/{id}': one,
      'GET /api/v1/user/department': [],
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('combobox', { name: /Show/ }))
    await user.click(await screen.findByRole('option', { name: 'Overdue' }))
    await screen.findByText('No requests match these filters')
    await user.click(screen.getByRole('link', { name: /Decided/ }))
    await screen.findByRole('button', { name: /Priya Nair/ })
    expect(screen.queryByRole('combobox', { name: /Show/ })).toBeNull()
    expect(calls('GET /api/v1/employee/all-leave').map(({ query }) => query['only'])).toEqual([
      undefined,
      'overdue',
      undefined,
    ])
  })

  it('sends nothing when a decision is undone', async () => {
    const { calls } = mockApi({ 'GET /api/v1/employee/all-leave': page(both), 'GET /api/v1/employee/leave/{id}': one })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: /Priya Nair/ })
    expect(screen.queryByText("Priya Nair's request approved")).toBeNull()
    expect(calls('PUT /api/v1/employee/leave-approval/{id}')).toHaveLength(0)
  })

  it('sends a decision when the next is made, and when the page is left', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/leave-approval/{id}': null,
    })
    const decided = () => calls('PUT /api/v1/employee/leave-approval/{id}').map(({ params }) => params['id'])
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByRole('heading', { name: 'Casual leave · Meera Iyer' })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(decided()).toEqual([id(1)]))
    await screen.findByText("Meera Iyer's request approved")
    dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(decided()).toEqual([id(1), id(2)]))
  })

  it('moves with J and K', async () => {
    mockApi({ 'GET /api/v1/employee/all-leave': page(both), 'GET /api/v1/employee/leave/{id}': one })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await screen.findByRole('button', { name: 'Approve' })
    await user.keyboard('j')
    await screen.findByRole('heading', { name: 'Casual leave · Meera Iyer' })
    await screen.findByRole('button', { name: 'Approve' })
    await user.keyboard('k')
    await screen.findByRole('heading', { name: 'Casual leave · Priya Nair' })
  })

  it('rejects only with a reason', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/leave-approval/{id}': null,
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reject request?' })
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    await within(dialog).findByText('Enter a reason. The employee sees it.')
    await user.type(within(dialog).getByLabelText('Reason'), 'Too many are away')
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    await screen.findByText("Priya Nair's request rejected")
    await user.click(screen.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(calls('PUT /api/v1/employee/leave-approval/{id}')).toHaveLength(1))
    expect(calls('PUT /api/v1/employee/leave-approval/{id}')[0]?.body).toEqual({
      status: 'rejected',
      note: 'Too many are away',
    })
  })

  it("shows the server's refusal if someone was quicker", async () => {
    mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/leave-approval/{id}': new Failure(
        409,
        'This leave request was already approved by Hema Pillai.',
      ),
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Close message' }))
    await screen.findByText('This leave request was already approved by Hema Pillai.')
    await screen.findByRole('button', { name: /Priya Nair/ })
  })

  it('forwards to a role', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'GET /api/v1/employee/no-employee-role': {
        data: [{ _id: id(5), name: 'HR', people: 2 }],
        pagination: { next: null, limit: 10 },
      },
      'PUT /api/v1/employee/claim-approval-forward/{id}': null,
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('button', { name: 'Forward' }))
    const dialog = await screen.findByRole('dialog', { name: 'Forward request' })
    await user.click(within(dialog).getByRole('radio', { name: 'Role' }))
    await user.click(await within(dialog).findByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: /HR/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Forward' }))
    await screen.findByText("Priya Nair's request forwarded")
    await screen.findByRole('heading', { name: 'Casual leave · Meera Iyer' })
    expect(calls('PUT /api/v1/employee/claim-approval-forward/{id}')[0]).toMatchObject({
      query: { type: 'leave' },
      body: { roleId: id(5) },
    })
  })

  it('is a list, then the request, on a phone', async () => {
    resizeTo({ width: 390, height: 844 })
    mockApi({ 'GET /api/v1/employee/all-leave': page(both), 'GET /api/v1/employee/leave/{id}': one })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('button', { name: /Meera Iyer/ }))
    await screen.findByRole('heading', { level: 1, name: 'Casual leave · Meera Iyer' })
    await user.click(screen.getByRole('button', { name: 'Back to list' }))
    await screen.findByRole('button', { name: /Priya Nair/ })
  })

  it('says if nothing is pending, nothing matches, or it cannot be loaded', async () => {
    mockApi({ 'GET /api/v1/employee/all-leave': page([]) })
    const { unmount } = show(<TypedInboxScreen />, { at: inbox })
    await screen.findByText('All caught up')
    unmount()
    const { user } = show(<TypedInboxScreen />, { at: '/home/approval/leave?employeeName=zzz' })
    await screen.findByText('No requests match these filters')
    mockApi({ 'GET /api/v1/employee/all-leave': new Failure(503, 'Not for a moment.') })
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('Not for a moment.')
  })
})

describe('several requests at once', () => {
  beforeEach(() => void signedInAs('Manager', 'leaveApprovalRead'))

  it('selects a range with X and Shift+X and rejects it with one reason', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/decisions': both.map(({ _id }) => ({ _id, refusal: null })),
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await screen.findByRole('heading', { name: 'Casual leave · Priya Nair' })
    await user.keyboard('xj')
    await screen.findByRole('heading', { name: 'Casual leave · Meera Iyer' })
    await user.keyboard('{Shift>}X{/Shift}')
    const bar = await screen.findByRole('toolbar', { name: 'Selected rows' })
    within(bar).getByText('2 selected')
    await user.click(within(bar).getByRole('button', { name: 'Reject' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reject 2 requests?' })
    within(dialog).getByText('From Priya Nair and Meera Iyer.')
    await user.type(within(dialog).getByLabelText('Reason'), 'The release is that week')
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    await screen.findByText('2 rejected')
    const requests = [id(1), id(2)].map((_id) => ({ type: 'leave', _id }))
    expect(calls('PUT /api/v1/employee/decisions').map(({ body }) => body)).toEqual([
      { status: 'rejected', note: 'The release is that week', requests },
    ])
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('says which were refused, and why', async () => {
    mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/decisions': [
        { _id: id(1), refusal: null },
        { _id: id(2), refusal: 'There are only 2 days left.' },
      ],
    })
    const { user } = show(<TypedInboxScreen />, { at: inbox })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Casual leave · Priya Nair' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 2' }))
    const bar = await screen.findByRole('toolbar', { name: 'Selected rows' })
    await user.click(within(bar).getByRole('button', { name: 'Approve' }))
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 requests?' })
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await screen.findByText('1 approved, 1 failed')
    await user.click(screen.getByRole('button', { name: 'Show' }))
    const refused = await screen.findByRole('dialog', { name: "Couldn't be processed" })
    within(refused).getByText('Meera Iyer')
    within(refused).getByText('There are only 2 days left.')
  })
})

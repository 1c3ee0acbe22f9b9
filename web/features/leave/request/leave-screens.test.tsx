import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi, type MockReply } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import AddLeaveRequestScreen from './add-leave-request-screen.tsx'
import LeaveApprovalScreen from './leave-approval-screen.tsx'
import type { LeaveRequest } from './leave-kind.ts'
import LeaveRequestScreen from './leave-request-screen.tsx'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const soon = new Date(Date.now() - 3 * 86_400_000).toISOString()

function request(n: number, name: string, more: Partial<LeaveRequest> = {}): LeaveRequest {
  return {
    _id: id(n),
    type: 'leave',
    state: 'pending',
    isCancelling: false,
    title: 'Casual leave',
    quantity: '2 days',
    reason: 'A wedding in the family',
    startsOn: '2099-11-24',
    endsOn: '2099-11-25',
    amount: null,
    requester: { _id: id(9), name, code: `ACM-000${n}`, department: 'Sales' },
    assignee: { kind: 'person', _id: id(8), name: 'Anita Rao' },
    forwardedBy: null,
    createdAt: soon,
    decidedAt: null,
    events: [{ _id: id(7), kind: 'asked', by: { _id: id(9), name }, to: null, note: null, at: soon }],
    isMine: false,
    mayDecide: true,
    mayCancel: false,
    details: {
      policy: 'Casual',
      isPaid: true,
      fromPart: 'full',
      toPart: 'full',
      halves: 4,
      days: [
        { day: '2099-11-24', halves: 2, why: 'leave', name: null },
        { day: '2099-11-25', halves: 2, why: 'leave', name: null },
      ],
      balance: { before: 14, after: 10 },
      away: [{ _id: id(6), name: 'Rahul Shah', from: '2099-11-24', to: '2099-11-24', isPending: true }],
      hasDocument: false,
    },
    ...more,
  }
}

const page = (rows: LeaveRequest[]) => ({ data: rows, pagination: { page: 1, limit: 20, total: rows.length } })
const both = [request(1, 'Priya Nair'), request(2, 'Meera Iyer')]
const one: MockReply<'GET /api/v1/employee/leave/{id}'> = ({ params }) =>
  both.find(({ _id }) => _id === params['id']) ?? new Failure(404, 'The leave request was not found.')

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
})

describe('the inbox of leave', () => {
  beforeEach(() => void signedInAs('Manager', 'leaveApprovalRead'))

  it('shows the first request with what decides: balance, colleagues, history', async () => {
    mockApi({ 'GET /api/v1/employee/all-leave': page(both), 'GET /api/v1/employee/leave/{id}': one })
    show(<LeaveApprovalScreen />)
    const detail = await screen.findByRole('region', { name: 'Request' })
    await within(detail).findByRole('heading', { name: 'Casual leave of Priya Nair' })
    expect(within(detail).getByText('5 days')).toBeTruthy()
    expect(within(detail).getByText('Rahul Shah')).toBeTruthy()
    expect(within(detail).getByText('Waiting for Anita Rao')).toBeTruthy()
    expect(screen.getAllByText('Waits 3 days')).toHaveLength(2)
  })

  it('approves with A and goes on to the next', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/leave-approval/{id}': null,
    })
    const { user } = show(<LeaveApprovalScreen />)
    await screen.findByRole('button', { name: 'Approve' })
    await user.keyboard('a')
    await screen.findByText('Leave of Priya Nair approved')
    expect(calls('PUT /api/v1/employee/leave-approval/{id}')[0]).toMatchObject({
      params: { id: id(1) },
      body: { status: 'approved' },
    })
    await screen.findByRole('heading', { name: 'Casual leave of Meera Iyer' })
  })

  it('moves with J and K', async () => {
    mockApi({ 'GET /api/v1/employee/all-leave': page(both), 'GET /api/v1/employee/leave/{id}': one })
    const { user } = show(<LeaveApprovalScreen />)
    await screen.findByRole('button', { name: 'Approve' })
    await user.keyboard('j')
    await screen.findByRole('heading', { name: 'Casual leave of Meera Iyer' })
    await screen.findByRole('button', { name: 'Approve' })
    await user.keyboard('k')
    await screen.findByRole('heading', { name: 'Casual leave of Priya Nair' })
  })

  it('rejects only with a reason', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/leave-approval/{id}': null,
    })
    const { user } = show(<LeaveApprovalScreen />)
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reject?' })
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    await within(dialog).findByText('Say why, the employee sees this')
    await user.type(within(dialog).getByLabelText('Reason'), 'Too many are away')
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    await screen.findByText('Leave of Priya Nair rejected')
    expect(calls('PUT /api/v1/employee/leave-approval/{id}')).toHaveLength(1)
    expect(calls('PUT /api/v1/employee/leave-approval/{id}')[0]?.body).toEqual({
      status: 'rejected',
      note: 'Too many are away',
    })
  })

  it('says what the server refused when somebody was quicker', async () => {
    mockApi({
      'GET /api/v1/employee/all-leave': page(both),
      'GET /api/v1/employee/leave/{id}': one,
      'PUT /api/v1/employee/leave-approval/{id}': new Failure(
        409,
        'This leave request was already approved by Hema Pillai.',
      ),
    })
    const { user } = show(<LeaveApprovalScreen />)
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByText('This leave request was already approved by Hema Pillai.')
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
    const { user } = show(<LeaveApprovalScreen />)
    await user.click(await screen.findByRole('button', { name: 'Forward' }))
    const dialog = await screen.findByRole('dialog', { name: 'Forward request' })
    await user.click(within(dialog).getByRole('radio', { name: 'Role' }))
    await user.click(await within(dialog).findByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: /HR/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Forward' }))
    await screen.findByText('Leave of Priya Nair forwarded')
    await screen.findByRole('heading', { name: 'Casual leave of Meera Iyer' })
    expect(calls('PUT /api/v1/employee/claim-approval-forward/{id}')[0]).toMatchObject({
      query: { type: 'leave' },
      body: { roleId: id(5) },
    })
  })

  it('is a list and then the request on a phone', async () => {
    resizeTo({ width: 390, height: 844 })
    mockApi({ 'GET /api/v1/employee/all-leave': page(both), 'GET /api/v1/employee/leave/{id}': one })
    const { user } = show(<LeaveApprovalScreen />)
    await user.click(await screen.findByRole('button', { name: /Meera Iyer/ }))
    await screen.findByRole('heading', { level: 1, name: 'Casual leave of Meera Iyer' })
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    await screen.findByRole('button', { name: /Priya Nair/ })
  })

  it('says so when nothing waits, when nothing matches, and when it cannot be read', async () => {
    mockApi({ 'GET /api/v1/employee/all-leave': page([]) })
    const { unmount } = show(<LeaveApprovalScreen />)
    await screen.findByText('All caught up.')
    unmount()
    const { user } = show(<LeaveApprovalScreen />, { at: '/?employeeName=zzz' })
    await screen.findByText('No leave requests match these filters')
    mockApi({ 'GET /api/v1/employee/all-leave': new Failure(503, 'Not for a moment.') })
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('Not for a moment.')
  })
})

describe('own leave', () => {
  beforeEach(() => void signedInAs('Employee', 'leaveRead', 'leaveWrite'))
  const mine = request(3, 'Aarav Rao', { isMine: true, mayDecide: false, mayCancel: true })

  it('lists the requests and withdraws one that waits', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/leave': page([mine]),
      'GET /api/v1/employee/leave/{id}': mine,
      'GET /api/v1/employee/leave-types': [],
      'GET /api/v1/employee/leave-policy-days': [],
      'PUT /api/v1/employee/leave-cancel/{id}': { state: 'cancelled' },
    })
    const { user } = show(<LeaveRequestScreen />, { at: `/?id=${mine._id}` })
    await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw request?' })
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await screen.findByText('Request withdrawn')
    expect(calls('PUT /api/v1/employee/leave-cancel/{id}')[0]?.params).toEqual({ id: mine._id })
  })

  it('asks for the rows of a status, five at a time', async () => {
    const { calls } = mockApi({ 'GET /api/v1/employee/leave': page([]), 'GET /api/v1/employee/leave-policy-days': [] })
    const { user } = show(<LeaveRequestScreen />)
    await screen.findByText('You have not applied for any leave yet.')
    await user.click(screen.getByRole('link', { name: 'Rejected' }))
    await screen.findByText('No leave requests match these filters')
    expect(calls('GET /api/v1/employee/leave').at(-1)?.query).toEqual({ page: '1', limit: '5', state: 'rejected' })
  })

  it('sends what was filled in, and shows what stands against it', async () => {
    const type = {
      _id: id(4),
      name: 'Casual',
      code: 'CL',
      isPaid: true,
      hasBalance: true,
      balanceHalves: 24,
      pendingHalves: 4,
      from: '2024-04-01',
      halfDays: true,
      noticeDays: 0,
      longestRunDays: null,
      negativeLimitHalves: 0,
      proofAfterDays: null,
      sandwich: false,
    }
    const { calls } = mockApi({
      'GET /api/v1/employee/leave-types': [type],
      'POST /api/v1/employee/leave': new Failure(400, 'You already have leave on 24 Nov 2099', {
        errors: [{ path: 'body.reason', message: 'Say it otherwise' }],
      }),
    })
    const { user } = show(<AddLeaveRequestScreen />)
    await screen.findByText('12 days left, 2 days asked for')
    await user.click(screen.getByRole('radio', { name: /Casual/ }))
    await user.type(screen.getByLabelText('Reason'), 'short')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findAllByText(/with at least 10 characters/)
    expect(calls('POST /api/v1/employee/leave')).toHaveLength(0)
  })
})

import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import AddLeaveRequestScreen from './add-leave-request-screen.tsx'
import LeaveRequestScreen from './leave-request-screen.tsx'
import { id, page, request } from './testing.ts'

afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
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

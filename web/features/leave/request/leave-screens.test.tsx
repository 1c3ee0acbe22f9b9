import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedAddScreen from '../../approvals/typed/typed-add-screen.tsx'
import TypedOwnScreen from '../../approvals/typed/typed-own-screen.tsx'
import { id, page, request } from './testing.ts'

const { own, form } = requestTypes.leave

afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
})

const casual = {
  _id: id(4),
  name: 'Casual',
  code: 'CL',
  isPaid: true,
  hasBalance: true,
  balanceHalfDays: 24,
  pendingHalfDays: 4,
  from: '2024-04-01',
  allowsHalfDays: true,
  noticeDays: 0,
  longestRunDays: null,
  negativeLimitHalfDays: 0,
  proofAfterDays: null,
  sandwich: false,
}

describe('own leave', () => {
  beforeEach(() => void signedInAs('Employee', 'leaveRead', 'leaveWrite'))
  const mine = request(3, 'Aarav Rao', { isMine: true, mayDecide: false, mayCancel: true })

  it('lists the requests and withdraws a pending one', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/leave': page([mine]),
      'GET /api/v1/employee/leave/{id}': mine,
      'GET /api/v1/employee/leave-types': [],
      'GET /api/v1/employee/leave-policy-days': [],
      'PUT /api/v1/employee/leave-cancel/{id}': { state: 'cancelled' },
    })
    const { user } = show(<TypedOwnScreen />, { at: `${own}?id=${mine._id}` })
    await user.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw request?' })
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await screen.findByText('Request withdrawn')
    expect(calls('PUT /api/v1/employee/leave-cancel/{id}')[0]?.params).toEqual({ id: mine._id })
  })

  it('fetches the rows of a status, five at a time', async () => {
    const { calls } = mockApi({ 'GET /api/v1/employee/leave': page([]), 'GET /api/v1/employee/leave-policy-days': [] })
    const { user } = show(<TypedOwnScreen />, { at: own })
    await screen.findByText('No leave requests yet')
    await user.click(screen.getByRole('link', { name: 'Rejected' }))
    await screen.findByText('No requests match these filters')
    expect(calls('GET /api/v1/employee/leave').at(-1)?.query).toEqual({ page: '1', limit: '5', state: 'rejected' })
  })

  it('duplicates a request into the form, and confirms before it replaces a draft', async () => {
    const cover = { _id: id(5), name: 'Ravi Kumar', isAway: false }
    const over = { ...mine, state: 'rejected' as const, details: { ...mine.details, policyId: casual._id, cover } }
    mockApi({
      'GET /api/v1/employee/leave': page([over]),
      'GET /api/v1/employee/leave/{id}': over,
      'GET /api/v1/employee/leave-types': [casual],
      'GET /api/v1/employee/leave-policy-days': [],
    })
    ownDraft('leave').keep({ reason: 'Something else' })
    const { user } = show(<TypedOwnScreen />, { at: `${own}?id=${mine._id}` })
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace your draft?' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep draft' }))
    expect(ownDraft('leave').values).toEqual({ reason: 'Something else' })
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await user.click(await screen.findByRole('button', { name: 'Replace draft' }))
    expect(ownDraft('leave').values).toEqual({
      ...{ policyId: casual._id, reason: mine.reason, coverId: { value: id(5), label: 'Ravi Kumar' } },
      ...{ from: mine.startsOn, to: mine.endsOn, fromPart: 'full', toPart: 'full' },
    })
    ownDraft('leave').forget()
  })

  it('sends what was filled in, and shows the obstacles', async () => {
    const { calls } = mockApi({
      'GET /api/v1/employee/leave-types': [casual],
      'POST /api/v1/employee/leave': new Failure(400, 'You already have leave on 24 Nov 2099', {
        errors: [{ path: 'body.reason', message: 'Say it otherwise' }],
      }),
    })
    const { user } = show(<TypedAddScreen />, { at: form })
    await screen.findByText('10 days available after 2 days pending')
    await user.click(screen.getByRole('radio', { name: /Casual/ }))
    await user.type(screen.getByLabelText('Reason'), 'short')
    await user.click(screen.getByRole('button', { name: 'Submit request' }))
    await screen.findAllByText(/with at least 10 characters/)
    expect(calls('POST /api/v1/employee/leave')).toHaveLength(0)
  })
  it('says which of its days are approved work from home', async () => {
    const span = { policyId: casual._id, from: '2099-11-24', to: '2099-11-27', fromPart: 'full', toPart: 'full' }
    const preview = {
      halfDays: 8,
      days: [],
      balance: [{ on: '2026-11-24', before: 24, after: 16 }],
      problems: [],
      approver: 'Anita Rao',
    }
    const shown = async (home: string[], said: RegExp) => {
      ownDraft('leave').keep(span)
      mockApi({
        'GET /api/v1/employee/leave-types': [casual],
        'POST /api/v1/employee/leave-preview': { ...preview, away: [], home },
      })
      const opened = show(<TypedAddScreen />, { at: form })
      await screen.findByText('Anita Rao')
      screen.getByText(said)
      opened.unmount()
    }
    await shown(
      ['2099-11-24', '2099-11-26'],
      /^Work from home is approved for Tue, 24 Nov.*; Thu, 26 Nov.*Leave replaces/,
    )
    await shown(
      ['2099-11-24', '2099-11-25', '2099-11-26', '2099-11-27'],
      /^4 of these days are approved work from home/,
    )
  })

  it('keeps the input until it is sent or discarded', async () => {
    mockApi({ 'GET /api/v1/employee/leave-types': [casual], 'GET /api/v1/employee/leave': page([]) })
    const first = show(<TypedAddScreen />, { at: form })
    await first.user.click(await screen.findByRole('radio', { name: /Casual/ }))
    await first.user.type(screen.getByLabelText('Reason'), 'A wedding')
    await screen.findByText(/^Draft saved/)
    first.unmount()
    const list = show(<TypedOwnScreen />, { at: own })
    expect((await list.findAllByRole('link', { name: 'Continue draft' })).length).toBeGreaterThan(0)
    list.unmount()
    const { user } = show(<TypedAddScreen />, { at: form })
    expect(await screen.findByDisplayValue('A wedding')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Casual/ })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByDisplayValue('A wedding')).toBeNull()
    expect(screen.queryByText(/^Draft saved/)).toBeNull()
  })

  it('gives a draft to no one else', async () => {
    localStorage.setItem(
      'muster.draft.leave',
      JSON.stringify({ account: id(6), at: '2026-11-20T04:05:00.000Z', values: { reason: 'Secret' } }),
    )
    mockApi({ 'GET /api/v1/employee/leave-types': [casual] })
    show(<TypedAddScreen />, { at: form })
    await screen.findByRole('radio', { name: /Casual/ })
    expect(screen.queryByDisplayValue('Secret')).toBeNull()
  })
})

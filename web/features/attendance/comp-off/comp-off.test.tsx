import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedAddScreen from '../../approvals/typed/typed-add-screen.tsx'
import TypedInboxScreen from '../../approvals/typed/typed-inbox-screen.tsx'
import TypedOwnScreen from '../../approvals/typed/typed-own-screen.tsx'

afterEach(signedOut)

const { own, form, inbox } = requestTypes.compOff
const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const at = '2026-11-20T06:00:00.000Z'
const work = {
  ...{ day: '2026-11-15', why: 'weeklyOff' as const, name: null, zone: 'Asia/Kolkata', minutes: 540, mostHalfDays: 2 },
  ...{ firstIn: '2026-11-15T04:00:00.000Z', lastOut: '2026-11-15T13:00:00.000Z' },
}
const day = { ...work, isRequested: false, halfDayMinutes: 240, fullDayMinutes: 480 }
const short = { ...day, day: '2026-11-14', minutes: 270, mostHalfDays: 1 }
const request = {
  ...{ _id: id(1), number: 'CO-0001', type: 'compOff' as const, state: 'pending' as const, isCancelling: false },
  ...{ title: 'Comp-off', quantity: '1 day', reason: 'Release', startsOn: work.day, endsOn: work.day },
  ...{ claimed: null, approved: null, stage: null, since: at, dueAt: null, level: 1, levelCount: 1, forwardedBy: null },
  requester: { _id: id(9), name: 'Priya Nair', code: 'ACM-0001', department: null },
  assignee: { kind: 'person' as const, _id: id(8), name: 'Anita Rao' },
  ...{ createdAt: at, decidedAt: null, events: [], lines: [], attachments: [], stages: [], nextStages: [] },
  ...{ isMine: false, mayDecide: true, mayCancel: false },
  details: {
    ...{ amount: 'full' as const, minutes: null, halfDays: 2, work, expiresOn: '2027-02-13', leftHalfDays: null },
    punches: [
      { kind: 'in' as const, at: work.firstIn },
      { kind: 'out' as const, at: work.lastOut },
    ],
  },
}
const page = { data: [request], pagination: { page: 1, limit: 20, total: 1 } }

describe('a comp-off request', () => {
  it('is made for a day that punches prove, and shows refusals at the field', async () => {
    signedInAs('Employee', 'compenstationRead', 'compenstationWrite')
    const message = 'You worked 4 h 30 min on this day'
    const { calls } = mockApi({
      'GET /api/v1/employee/compOff-days': { days: [day, short], requestWithinDays: 60, validDays: 90 },
      'POST /api/v1/employee/compOff-request': new Failure(400, message, {
        errors: [{ path: 'body.minutes', message }],
      }),
    })
    const { user } = show(<TypedAddScreen />, { at: form })
    await user.click(await screen.findByRole('combobox', { name: 'Date worked' }))
    await user.click(await screen.findByRole('option', { name: /14 Nov.*Weekly off · 4 h 30 m/ }))
    expect(screen.getByRole('radio', { name: /Full day/ })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: /Hours/ }))
    await user.type(await screen.findByLabelText('Time to claim'), '280')
    await user.type(screen.getByLabelText('Reason'), 'Release of the month')
    await user.click(screen.getByRole('button', { name: 'Submit request' }))
    await screen.findByText(message)
    expect(calls('POST /api/v1/employee/compOff-request')[0]?.body).toMatchObject({
      ...{ day: '2026-11-14', amount: 'hours', minutes: 280, reason: 'Release of the month' },
    })
  })

  it('has no form if no day can be claimed', async () => {
    signedInAs('Employee', 'compenstationWrite')
    const days = [{ ...day, isRequested: true }]
    mockApi({ 'GET /api/v1/employee/compOff-days': { days, requestWithinDays: 60, validDays: 90 } })
    show(<TypedAddScreen />, { at: form })
    await screen.findByText('No days to claim')
    expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull()
  })

  it('is decided beside its proof', async () => {
    signedInAs('Manager', 'compOffApprovalRead')
    mockApi({
      'GET /api/v1/employee/all-compOff': page,
      'GET /api/v1/employee/compOff-request/{id}': request,
    })
    show(<TypedInboxScreen />, { at: inbox })
    await screen.findByText('Punches on this day')
    expect(screen.getByText(/^In /)).toBeTruthy()
    expect(screen.getByText('13 Feb 2027')).toBeTruthy()
    expect(screen.queryByText('Already started')).toBeNull()
    expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
  })
})

it("the list of own comp-off shows each credit's balance and when it expires", async () => {
  signedInAs('Employee', 'compenstationRead', 'leaveWrite')
  const credit = { _id: id(1), workedOn: '2026-11-15', expiresOn: '2099-02-13', halfDays: 2, leftHalfDays: 1 }
  mockApi({
    'GET /api/v1/employee/compOff-request': page,
    'GET /api/v1/employee/compOff-balance': { halfDays: 1, credits: [credit] },
  })
  show(<TypedOwnScreen />, { at: own })
  await screen.findByRole('heading', { name: 'Compensation' })
  await screen.findByText('CO-0001')
  const credits = await screen.findByRole('list', { name: 'Comp-off credits' })
  within(credits).getByText('0.5 days')
  within(credits).getByText('Worked on 15 Nov 2026, expires on 13 Feb 2099')
  expect(screen.getByRole('link', { name: 'Apply for leave' })).toBeTruthy()
})

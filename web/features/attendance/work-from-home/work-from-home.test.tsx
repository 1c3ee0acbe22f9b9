import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { days as daysBetween, monthOf } from '@muster/engine/day.ts'
import { today } from '../../../shared/format/date.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedAddScreen from '../../approvals/typed/typed-add-screen.tsx'
import TypedInboxScreen from '../../approvals/typed/typed-inbox-screen.tsx'
import TypedOwnScreen from '../../approvals/typed/typed-own-screen.tsx'

afterEach(signedOut)

const { own, form, inbox } = requestTypes.workFromHome
const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const at = '2026-11-20T06:00:00.000Z'
const month = monthOf(today())
const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`
const states = { 2: 'home', 3: 'pending', 4: 'leave', 5: 'holiday', 6: 'weeklyOff' } as const
const days = daysBetween(on(1), on(28)).map((day) => {
  const state = states[Number(day.slice(8)) as keyof typeof states] ?? ('office' as const)
  const isHome = state === 'home' || state === 'pending'
  return { day, state, halfDays: isHome ? 2 : 0, request: isHome ? id(1) : null }
})
const homeMonth = {
  ...{ month, today: on(1), days, approvedHalfDays: 2, pendingHalfDays: 2, limitHalfDays: 16 },
  rule: { noticeDays: 0, pastDays: 7, needsPunches: true },
}
const preview = {
  halfDays: 4,
  days: [
    { day: on(9), halfDays: 2 },
    { day: on(10), halfDays: 2 },
  ],
  excluded: [{ day: on(11), why: 'holiday' as const, name: 'Founders day' }],
  months: [{ month, halfDays: 4, usedHalfDays: 14, limitHalfDays: 16 }],
  problems: [{ field: 'days', message: '9 days are more than 8', isBlocking: false }],
  approver: 'Anita Rao',
}
const request = {
  ...{ _id: id(1), number: 'WH-0001', type: 'workFromHome' as const, state: 'pending' as const, isCancelling: false },
  ...{ title: 'Work from home', quantity: '2 days', reason: 'Plumber at home', startsOn: on(9), endsOn: on(23) },
  ...{ claimed: null, approved: null, stage: null, since: at, dueAt: null, level: 1, levelCount: 1, forwardedBy: null },
  requester: { _id: id(9), name: 'Priya Nair', code: 'ACM-0001', department: null },
  assignee: { kind: 'person' as const, _id: id(8), name: 'Anita Rao' },
  ...{ createdAt: at, decidedAt: null, events: [], lines: [], attachments: [], stages: [], nextStages: [] },
  ...{ isMine: false, mayDecide: true, mayCancel: false },
  details: {
    ...{ pattern: 'weekly' as const, weekdays: [2, 4], part: 'full' as const, reachableAt: '+919876543210' },
    ...{ needsPunches: true, excluded: preview.excluded, months: preview.months, endable: null },
    days: [
      { day: on(9), halfDays: 2, isReturned: false },
      { day: on(16), halfDays: 0, isReturned: false },
      { day: on(23), halfDays: 0, isReturned: true },
    ],
  },
}
const page = { data: [request], pagination: { page: 1, limit: 20, total: 1 } }
const monthKey = 'GET /api/v1/employee/work-from-home-month'
const cell = (date: number) => document.querySelector<HTMLElement>(`[data-day="${on(date)}"]`)!

describe('a work from home request', () => {
  it("is made for days picked in the person's month, with a preview beside them", async () => {
    signedInAs('Employee', 'workFromHomeRead', 'workFromHomeWrite')
    const message = 'You already have work from home on this day'
    const { calls } = mockApi({
      [monthKey]: homeMonth,
      'POST /api/v1/employee/work-from-home-preview': preview,
      'POST /api/v1/employee/work-from-home': new Failure(400, message, { errors: [{ path: 'body.days', message }] }),
    })
    const { user } = show(<TypedAddScreen />, { at: form })
    await screen.findAllByText(/Working day/)
    await user.click(cell(9))
    await user.click(cell(10))
    await user.click(cell(12))
    await user.click(cell(12))
    // Neither taken days nor days off.
    for (const date of [2, 3, 4, 5, 6]) await user.click(cell(date))
    expect(await screen.findByRole('list', { name: '2 days selected' })).toBeTruthy()
    expect(await screen.findByText('9 of 8 days used')).toBeTruthy()
    expect(screen.getByText('9 days are more than 8')).toBeTruthy()
    expect(screen.getByText('excluded: Founders day')).toBeTruthy()
    await user.type(screen.getByLabelText(/Reachable at/), '98765 43210')
    await user.type(screen.getByLabelText('Reason'), 'Plumber at home')
    await user.click(screen.getByRole('button', { name: 'Submit request' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(calls('POST /api/v1/employee/work-from-home')[0]?.body).toMatchObject({
      ...{ pattern: 'days', days: [on(9), on(10)], part: 'full', reason: 'Plumber at home' },
      reachableAt: '+919876543210',
    })
  })

  it("requires a pattern's weekdays before it is sent", async () => {
    signedInAs('Employee', 'workFromHomeRead', 'workFromHomeWrite')
    const { calls } = mockApi({ [monthKey]: homeMonth })
    const { user } = show(<TypedAddScreen />, { at: form })
    await user.click(await screen.findByRole('radio', { name: /Weekly pattern/ }))
    await user.type(screen.getByLabelText('Reason'), 'Plumber at home')
    await user.click(screen.getByRole('button', { name: 'Submit request' }))
    expect((await screen.findAllByText('Choose at least one weekday')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Enter the first day').length).toBeGreaterThan(0)
    expect(calls('POST /api/v1/employee/work-from-home')).toEqual([])
  })

  it("appears in the person's month, and its upcoming days can be ended early", async () => {
    signedInAs('Employee', 'workFromHomeRead', 'workFromHomeWrite')
    const mine = {
      ...{ ...request, state: 'approved' as const, isMine: true, mayDecide: false },
      details: { ...request.details, endable: { from: on(10), to: on(23) } },
    }
    const { calls } = mockApi({
      [monthKey]: homeMonth,
      'GET /api/v1/employee/work-from-home': { ...page, data: [mine] },
      'GET /api/v1/employee/work-from-home/{id}': mine,
      'PUT /api/v1/employee/work-from-home-end/{id}': null,
    })
    const { user } = show(<TypedOwnScreen />, { at: own })
    expect(await screen.findByText('2 of 8 days used')).toBeTruthy()
    expect(screen.getByText('1 day pending approval')).toBeTruthy()
    await user.click(cell(2))
    const panel = await screen.findByRole('dialog', { name: 'Work from home' })
    expect(await within(panel).findByText('now leave or a day off')).toBeTruthy()
    expect(within(panel).getByText('no longer at home')).toBeTruthy()
    await user.click(within(panel).getByRole('button', { name: 'End early' }))
    const dialog = await screen.findByRole('dialog', { name: 'End work from home early?' })
    await user.click(within(dialog).getByRole('button', { name: 'End early' }))
    await screen.findByText('Work from home ended')
    expect(calls('PUT /api/v1/employee/work-from-home-end/{id}')[0]).toMatchObject({ body: { from: on(10) } })
  })

  it('says in its place if the month cannot be loaded', async () => {
    signedInAs('Employee', 'workFromHomeRead')
    mockApi({
      [monthKey]: new Failure(403, 'No Access'),
      'GET /api/v1/employee/work-from-home': { ...page, data: [] },
    })
    show(<TypedOwnScreen />, { at: own })
    expect(await screen.findByText(/Could not load your days/)).toBeTruthy()
    expect(await screen.findByText('No work from home requests yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Request work from home/i })).toBeNull()
  })

  it('shows its approver the pattern, the allowance and the phone number, and is forwarded by its own call', async () => {
    signedInAs('Manager', 'workFromHomeApprovalRead')
    mockApi({
      'GET /api/v1/employee/work-from-home-approval': page,
      'GET /api/v1/employee/work-from-home/{id}': request,
      'GET /api/v1/employee/approval-counts': [{ type: 'workFromHome', count: 1 }],
      'GET /api/v1/user/department': [],
    })
    show(<TypedInboxScreen />, { at: inbox })
    expect(await screen.findByText('Tue, Thu')).toBeTruthy()
    expect(screen.getByRole('link', { name: '+919876543210' }).getAttribute('href')).toBe('tel:+919876543210')
    expect(await screen.findByText('9 of 8 days used')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'End early' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Forward' })).toBeTruthy()
  })
})

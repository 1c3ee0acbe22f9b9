import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedInboxScreen from '../../approvals/typed/typed-inbox-screen.tsx'
import SelfAttendanceScreen from '../self-attendance-screen.tsx'
import EmployeesAttendanceScreen from '../employees-attendance-screen.tsx'
import type { Picture } from './attendance-request.ts'

afterEach(signedOut)

const { own, inbox } = requestTypes.attendance
const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const at = '2026-10-07T04:00:00.000Z'
const [start, end] = ['2026-10-06T04:21:00.000Z', '2026-10-06T13:10:00.000Z']
const punch = (kind: 'in' | 'out', when: string) => ({ kind, at: when, isSuperseded: false })
const before: Picture = {
  ...{ day: '2026-10-06', state: 'absent', zone: 'Asia/Kolkata', shiftName: 'General', isFinal: true },
  ...{ shiftFrom: '2026-10-06T04:00:00.000Z', shiftTo: '2026-10-06T13:00:00.000Z', firstIn: start, lastOut: null },
  ...{ openSince: start, workedMinutes: 0, breakMinutes: 0, lateMinutes: 21, earlyMinutes: 0, overtimeMinutes: 0 },
  ...{ lossOfPayHalfDays: 2, punches: [punch('in', start)] },
}
const after: Picture = {
  ...before,
  ...{ state: 'present', lastOut: end, openSince: null, workedMinutes: 529, lossOfPayHalfDays: 0 },
  punches: [punch('in', start), punch('out', end)],
}
const usage = { month: '2026-10', used: 1, limit: 3 }
const locked = { from: '2026-10-01', to: '2026-10-31' }
const today = {
  ...{ employeeAttendance: { punchIn: [], punchOut: [] }, lastPunchStatus: null, workDate: '2026-10-07' },
  ...{ zone: 'Asia/Kolkata', shift: null, expected: null, location: 'Bengaluru', asksForPosition: false },
  ...{ dayOff: null, missedPunchOut: '2026-10-06', canPunchOutLate: false },
}
const month = {
  'GET /api/v1/employee/attendances': { today, summary: null },
  'GET /api/v1/employee/attendance': { data: [], pagination: { page: 1, limit: 31, total: 0 } },
}
const previewed = (of: object = {}) => ({
  days: [{ day: before.day, before, after, locked: null, pending: null, problems: [], ...of }],
  ...{ usage: [usage], requestWithinDays: 60, approver: 'Anita Rao' },
})
const request = {
  ...{ _id: id(1), number: 'AT-0001', type: 'attendance' as const, state: 'pending' as const, isCancelling: false },
  ...{ title: 'Attendance correction', quantity: 'Out 18:40', reason: 'I forgot to punch out' },
  ...{ startsOn: before.day, endsOn: before.day, claimed: null, approved: null, stage: null, since: at, dueAt: null },
  ...{ level: 1, levelCount: 1, forwardedBy: null, createdAt: at, decidedAt: null },
  requester: { _id: id(9), name: 'Priya Nair', code: 'ACM-0001', department: null },
  assignee: { kind: 'person' as const, _id: id(8), name: 'Anita Rao' },
  ...{ events: [], lines: [], attachments: [], stages: [], nextStages: [] },
  ...{ isMine: false, mayDecide: true, mayCancel: false },
  details: {
    ...{ type: 'punchOut' as const, requestedTime: '18:40', punchInTime: null, punchOutTime: null },
    ...{ before, after, locked: null, outdated: null, usage },
    recorded: [
      {
        ...{ kind: 'in' as const, at: start, source: 'web' as const, place: 'onDuty' as const, distanceMetres: 2100 },
        position: { latitude: 12.9716, longitude: 77.6946 },
      },
    ],
    corrections: [
      {
        ...{ _id: id(3), day: '2026-10-02', number: 'AT-0007', isCancelled: false, reason: 'The reader was down' },
        at: '2026-10-03T04:00:00.000Z',
      },
    ],
  },
}
const page = { data: [request], pagination: { page: 1, limit: 20, total: 1 } }

async function fill(user: UserEvent, dialog: HTMLElement) {
  await user.click(await within(dialog).findByRole('spinbutton', { name: 'Hours' }))
  await user.keyboard('1840')
  await user.type(within(dialog).getByLabelText('Reason'), 'I forgot to punch out')
  await user.click(within(dialog).getByRole('button', { name: 'Submit request' }))
}

describe('a correction of an own day', () => {
  beforeEach(() => void signedInAs('Employee', 'selfattendanceRead'))

  it('is one click from a missed punch-out, and shows what the day would become', async () => {
    const { calls } = mockApi({
      ...month,
      'POST /api/v1/employee/attendance-preview': previewed({ locked }),
      'POST /api/v1/employee/attendance-request': { requests: [{ _id: id(1), day: before.day }] },
    })
    const { user } = show(<SelfAttendanceScreen />, { at: `${own}?month=2026-10` })
    await user.click(await screen.findByRole('link', { name: 'Request correction' }))
    const dialog = await screen.findByRole('dialog', { name: 'Request attendance correction' })
    expect(await within(dialog).findByRole('radio', { name: 'Punch-out' })).toHaveProperty('checked', true)
    await within(dialog).findByText('Loss of pay of 1 day is removed.')
    expect(within(dialog).getByRole('group', { name: 'Recorded' }).textContent).toContain('09:51 – …')
    expect(within(dialog).getByRole('group', { name: 'After approval' }).textContent).toContain('09:51 – 18:40')
    expect(dialog.textContent).toContain('1 of 3 corrections used for October 2026')
    expect(dialog.textContent).toContain('settled in the next pay run')
    await fill(user, dialog)
    await screen.findByText('Attendance request submitted')
    expect(calls('POST /api/v1/employee/attendance-request').at(-1)?.body).toEqual({
      days: [{ day: before.day, type: 'punchOut', requestedTime: '18:40' }],
      reason: 'I forgot to punch out',
    })
  })

  it('keeps the input when a day is refused, and says why at its field', async () => {
    const message = 'You already have a pending request for this day'
    mockApi({
      ...month,
      'POST /api/v1/employee/attendance-preview': previewed({ pending: id(1), problems: [{ field: 'day', message }] }),
      'POST /api/v1/employee/attendance-request': new Failure(400, message, {
        errors: [{ path: 'body.days.0.day', message }],
      }),
    })
    const { user } = show(<SelfAttendanceScreen />, { at: `/?fix=${before.day}&missed=punchOut` })
    const dialog = await screen.findByRole('dialog', { name: 'Request attendance correction' })
    const link = await within(dialog).findByRole('link', { name: 'View request' })
    expect(link.getAttribute('href')).toBe(`${own}?tab=requests&id=${id(1)}`)
    await fill(user, dialog)
    await waitFor(() => expect(within(dialog).getAllByText(message, { exact: false }).length).toBeGreaterThan(1))
    expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'I forgot to punch out')
    expect(within(dialog).getByRole('spinbutton', { name: 'Hours' }).textContent).toBe('18')
  })

  it('can cover several days at once', async () => {
    const { calls } = mockApi({
      ...month,
      'POST /api/v1/employee/attendance-preview': previewed(),
      'POST /api/v1/employee/attendance-request': { requests: [] },
    })
    const { user } = show(<SelfAttendanceScreen />, { at: `/?fix=${before.day}&missed=punchOut` })
    const dialog = await screen.findByRole('dialog', { name: 'Request attendance correction' })
    await user.click(await within(dialog).findByRole('button', { name: 'Add another day' }))
    const second = within(dialog).getByRole('group', { name: 'Day 2' })
    await user.click(within(second).getByRole('radio', { name: 'Both' }))
    await user.click(within(dialog).getByRole('button', { name: 'Submit request' }))
    // Each day's errors are shown with that day.
    await within(second).findByText('Enter a date as DD/MM/YYYY')
    within(within(dialog).getByRole('group', { name: 'Day 1' })).getByText('Enter when you punched out')
    expect(calls('POST /api/v1/employee/attendance-request')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Remove day 2' }))
    expect(within(dialog).queryByRole('group', { name: 'Day 2' })).toBeNull()
  })

  it('is listed with its state; its notification opens it', async () => {
    mockApi({
      ...month,
      'GET /api/v1/employee/attendance-request': page,
      'GET /api/v1/employee/attendance-request/{id}': { ...request, isMine: true, mayDecide: false, mayCancel: true },
    })
    show(<SelfAttendanceScreen />, { at: `${own}?id=${id(1)}` })
    const panel = await screen.findByRole('dialog', { name: 'Attendance correction' })
    await within(panel).findByText('Loss of pay of 1 day is removed.')
    expect(within(panel).getByRole('button', { name: 'Withdraw request' })).toBeTruthy()
    expect(await screen.findByText('Out 18:40')).toBeTruthy()
  })
})

describe('an attendance request', () => {
  it('is decided beside the day before and after, and says if someone has resolved it otherwise', async () => {
    signedInAs('Manager', 'attendanceApproveRead')
    const outdated = 'This day was corrected after the request was submitted.'
    const { calls } = mockApi({
      'GET /api/v1/employee/attendance-approval': page,
      'GET /api/v1/employee/attendance-request/{id}': { ...request, details: { ...request.details, outdated } },
    })
    show(<TypedInboxScreen />, { at: inbox })
    await screen.findByText(outdated)
    expect(screen.getByRole('group', { name: 'Recorded' }).textContent).toContain('Missed punch')
    expect(screen.getByText('Punched out at 18:40')).toBeTruthy()
    const punches = within(screen.getByRole('list', { name: 'Recorded punches' }))
    expect(punches.getByText('Recorded in Muster · On duty, 2.1 km from the location')).toBeTruthy()
    expect(punches.getByRole('link', { name: /OpenStreetMap.*In 09:51/ }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=12.9716&mlon=77.6946#map=17/12.9716/77.6946',
    )
    const others = within(screen.getByRole('list', { name: 'Other corrections this month' }))
    expect(others.getByText('AT-0007 · The reader was down')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
    expect(calls('GET /api/v1/employee/attendance-approval').length).toBeGreaterThan(0)
  })
})

it("the rules of corrections are changed by people with access, beside everyone's attendance", async () => {
  signedInAs('HR', 'organizationAttendanceRead', 'attendanceWrite')
  const counts = { presentCount: 0, absentCount: 0, leaveCount: 0, workFromHomeCount: 0, halfdayCount: 0, lateCount: 0 }
  const { calls } = mockApi({
    'GET /api/v1/employee/attendance-all': { data: [], pagination: { page: 1, limit: 10, total: 0 } },
    'GET /api/v1/employee/attendance-counts': {
      ...{ ...counts, date: '2026-10-07', totalEmployees: 0, notYetCount: 0, holidayCount: 0, weeklyOffCount: 0 },
    },
    'GET /api/v1/user/attendance-request-rule': { monthlyLimit: 3, requestWithinDays: 60 },
    'PUT /api/v1/user/attendance-request-rule': null,
  })
  const { user } = show(<EmployeesAttendanceScreen />, { at: '/' })
  await user.click(await screen.findByRole('button', { name: 'Correction rules' }))
  const dialog = await screen.findByRole('dialog', { name: 'Correction rules' })
  const limit = within(dialog).getByLabelText('Corrections per month')
  await user.clear(limit)
  await user.type(limit, '40')
  await user.click(within(dialog).getByRole('button', { name: 'Save rules' }))
  await within(dialog).findByText('Enter 1 to 31')
  await user.clear(limit)
  await user.type(limit, '5')
  await user.click(within(dialog).getByRole('button', { name: 'Save rules' }))
  await screen.findByText('Correction rules saved')
  expect(calls('PUT /api/v1/user/attendance-request-rule').at(-1)?.body).toEqual({
    monthlyLimit: 5,
    requestWithinDays: 60,
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useSession } from '../../shared/session/session.ts'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import DashboardScreen from './dashboard-screen.tsx'
import { counts, mockAll, noPunches, priyas, today, week } from './testing.ts'

test('an employee sees their own day, the week, own requests and missed punches', async () => {
  signedInAs('Employee', 'selfattendanceRead', 'leaveRead', 'leaveWrite')
  mockAll()
  show(<DashboardScreen />)
  expect(await screen.findByText('of 9 h')).toBeTruthy()
  expect(await screen.findByText('32 h 10 m')).toBeTruthy()
  expect(screen.getByText(/You did not punch out on Thu, 19 Nov/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Casual leave · 2 days/ })).toBeTruthy()
  expect(screen.getByText(/Pending with Anita Rao ·/)).toBeTruthy()
  expect(screen.getByText(/Pending with Anita Rao, level 2 of 3 ·/)).toBeTruthy()
  expect(screen.queryByText('Pending with you')).toBeNull()
  expect(screen.queryByText('Headcount')).toBeNull()
})

test('a person who worked past midnight can still punch out for the day before', async () => {
  signedInAs('Employee', 'selfattendanceRead')
  mockAll()
  const late = { ...today, canPunchOutLate: true, employeeAttendance: noPunches }
  const { calls } = mockApi({
    'GET /api/v1/employee/attendances': { today: late, summary: null },
    'POST /api/v1/employee/punch-out': { ...late, canPunchOutLate: false, missedPunchOut: null },
  })
  show(<DashboardScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Punch out for Thu, 19 Nov' }))
  await waitFor(() => expect(screen.queryByText(/You did not punch out/)).toBeNull())
  expect(calls('POST /api/v1/employee/punch-out')).toHaveLength(1)
})

test('the admin sees the company, and no punch and no leave of their own', async () => {
  const user = signedInAs('Admin', 'allEmployeeRead', 'organizationAttendanceRead', 'informationWrite', 'leaveWrite')
  useSession.setState({ user: { ...user, employeeId: '' } })
  mockAll()
  show(<DashboardScreen />)
  const strip = await screen.findByRole('region', { name: 'Attendance today' })
  await waitFor(() => expect(within(strip).getByText('41')).toBeTruthy())
  // As in the list that it opens.
  expect(within(strip).getByText(/1 half day/)).toBeTruthy()
  expect(within(strip).getByRole('link', { name: /Late/ }).getAttribute('href')).toContain('state=late')
  expect(await screen.findByText('1 of 2 done')).toBeTruthy()
  expect(await screen.findByText('No bank account')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Apply for leave' })).toBeNull()
})

test('on a weekly off the dashboard says so, instead of figures that are all zero', async () => {
  signedInAs('HR', 'selfattendanceRead', 'organizationAttendanceRead')
  mockAll()
  const sunday = { ...today, expected: null, dayOff: { kind: 'weeklyOff' as const, name: 'Weekly off' } }
  const nobody = { presentCount: 0, absentCount: 0, leaveCount: 0, workFromHomeCount: 0, halfdayCount: 0, lateCount: 0 }
  mockApi({
    'GET /api/v1/dashboard/first': {
      ...{ employeeAttendance: noPunches, date: '2026-11-22', zone: 'Asia/Kolkata', today: sunday, week },
    },
    'GET /api/v1/employee/attendances': { today: { ...sunday, employeeAttendance: noPunches }, summary: null },
    'GET /api/v1/employee/attendance-counts': { ...counts, ...nobody, notYetCount: 0, weeklyOffCount: 60 },
  })
  show(<DashboardScreen />)
  expect(await screen.findByText('Today: Weekly off for all 60 employees')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Attendance today' })).toBeNull()
  expect((await screen.findAllByText('Today is a day off: Weekly off')).length).toBe(2)
  expect(screen.queryByText(/^of .* h$/)).toBeNull()
})

test('the set-up list stays hidden once dismissed', async () => {
  const person = signedInAs('Admin', 'informationWrite')
  useSession.setState({ user: { ...person, employeeId: '' } })
  mockAll()
  const { user, unmount } = show(<DashboardScreen />)
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(screen.queryByText('Set up your company')).toBeNull()
  unmount()
  show(<DashboardScreen />)
  await screen.findByText('Out today')
  expect(screen.queryByText('Set up your company')).toBeNull()
})

test("a manager sees the team's attendance today and opens a member's month", async () => {
  signedInAs('Manager', 'teamLevelAttendanceRead')
  mockAll()
  const row = {
    ...{ _id: priyas.requester._id, name: 'Priya Nair', code: 'ACM-0002', photoKey: null, department: 'Design' },
    ...{ location: 'Bengaluru', shiftName: 'General', zone: 'Asia/Kolkata', state: 'present' as const },
    ...{ firstIn: '2026-11-20T04:21:00.000Z', lastOut: null, openSince: null, workedMinutes: 60, lateMinutes: 21 },
    ...{ isFinal: false, isHalfAbsent: false, place: 'notAsked' as const },
  }
  const { calls } = mockApi({
    'GET /api/v1/employee/attendance-all': { data: [row], pagination: { page: 1, limit: 6, total: 1 } },
  })
  show(<DashboardScreen />)
  expect(await screen.findByText('In 09:51, 21 m late')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Priya Nair/ }).getAttribute('href')).toBe(
    `/home/attendance/view-attendance/${row._id}`,
  )
  expect(calls('GET /api/v1/employee/attendance-all')[0]?.query).toMatchObject({ scope: 'team' })
})

test('a manager undoes an approval, and gives a reason for a rejection', async () => {
  signedInAs('Manager', 'leaveApprovalRead')
  mockAll()
  const { calls } = mockApi({ 'PUT /api/v1/employee/leave-approval/{id}': null })
  const { user } = show(<DashboardScreen />)
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByText("Priya Nair's request approved")).toBeTruthy()
  expect(screen.getByText('All caught up. No requests are pending with you.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(dialog).findByText('Enter a reason. The employee sees it.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Reason'), 'The release is that week')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await user.click(await screen.findByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(calls('PUT /api/v1/employee/leave-approval/{id}')).toHaveLength(1))
  expect(calls('PUT /api/v1/employee/leave-approval/{id}')[0]?.body).toEqual({
    status: 'rejected',
    note: 'The release is that week',
  })
})

test('a correction of attendance is decided beside the day before and after, on the dashboard', async () => {
  signedInAs('Manager', 'attendanceApproveRead')
  mockAll()
  const picture = {
    ...{ day: '2026-11-19', state: 'absent' as const, zone: 'Asia/Kolkata', shiftName: 'General', isFinal: true },
    ...{ shiftFrom: '2026-11-19T04:00:00.000Z', shiftTo: '2026-11-19T13:00:00.000Z', lastOut: null },
    punches: [{ kind: 'in' as const, at: '2026-11-19T04:00:00.000Z', isSuperseded: false }],
    ...{ firstIn: '2026-11-19T04:00:00.000Z', openSince: '2026-11-19T04:00:00.000Z', workedMinutes: 0 },
    ...{ breakMinutes: 0, lateMinutes: 0, earlyMinutes: 0, overtimeMinutes: 0, lossOfPayHalfDays: 2 },
  }
  const after = { ...picture, state: 'present' as const, lastOut: '2026-11-19T13:10:00.000Z', openSince: null }
  const correction = {
    ...{ ...priyas, type: 'attendance' as const, title: 'Attendance correction', quantity: 'Out 18:40' },
    ...{ startsOn: '2026-11-19', endsOn: '2026-11-19' },
  }
  const { calls } = mockApi({
    'GET /api/v1/dashboard/recent-approval': { mine: [], waiting: [correction], waitingTotal: 1 },
    'GET /api/v1/employee/attendance-request/{id}': {
      ...{ ...correction, events: [], lines: [], attachments: [], stages: [], nextStages: [] },
      ...{ isMine: false, mayDecide: true, mayCancel: false },
      details: {
        ...{ type: 'punchOut', requestedTime: '18:40', punchInTime: null, punchOutTime: null, before: picture },
        ...{ after, locked: null, outdated: null, usage: { month: '2026-11', used: 1, limit: 3 } },
        ...{ recorded: [], corrections: [] },
      },
    },
    'PUT /api/v1/employee/attendance-request/{id}': null,
  })
  const { user } = show(<DashboardScreen />)
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  const drawer = await screen.findByRole('dialog', { name: 'Attendance correction' })
  const recorded = await within(drawer).findByRole('group', { name: 'Recorded' })
  expect(recorded.textContent).toContain('09:30 – …')
  expect(within(drawer).getByRole('group', { name: 'After approval' }).textContent).toContain('09:30 – 18:40')
  expect(within(drawer).getByRole('button', { name: 'Forward' })).toBeTruthy()
  await user.click(within(drawer).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText("Priya Nair's request approved")).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(calls('PUT /api/v1/employee/attendance-request/{id}')).toHaveLength(1))
})

test('three requests are shown at first, the others on demand', async () => {
  signedInAs('Manager', 'leaveApprovalRead')
  mockAll()
  const waiting = [1, 2, 3, 4, 5].map((n) => ({
    ...priyas,
    _id: `01930000-0000-7000-8000-0000000001b${n}`,
    requester: { ...priyas.requester, name: `Priya Nair ${n}` },
  }))
  mockApi({ 'GET /api/v1/dashboard/recent-approval': { mine: [], waiting, waitingTotal: 23 } })
  const { user } = show(<DashboardScreen />)
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Pending with you' })).getAllByRole('listitem')
  expect(await rows()).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'View all 23' }).getAttribute('href')).toBe('/home/approval/all')
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(await rows()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(await rows()).toHaveLength(3)
  await user.click((await screen.findAllByRole('button', { name: 'Approve' }))[0]!)
  // The next one moves up.
  expect(await screen.findByText('Priya Nair 4')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Show 1 more' })).toBeTruthy()
})

test('changes pending with the viewer are among what is pending, and counted with it', async () => {
  signedInAs('HR', 'leaveApprovalRead', 'payRollHistoryWrite')
  mockAll()
  const change = {
    ...{ _id: '01930000-0000-7000-8000-0000000001c1', area: 'payRun', call: 'PUT /api/v1/user/payrun/{id}' },
    ...{
      title: 'Approve: November 2026 pay run',
      requestedBy: 'Deepa Saxena',
      requestedAt: '2026-11-01T04:00:00.000Z',
    },
  }
  const waiting = { mine: [], waiting: [priyas], waitingTotal: 16 }
  mockApi({
    'GET /api/v1/dashboard/recent-approval': waiting,
    'GET /api/v1/user/pending-change': { data: [change], pagination: { page: 1, limit: 20, total: 1 } },
  } as never)
  show(<DashboardScreen />)
  expect(await screen.findByRole('link', { name: 'View all 17' })).toBeTruthy()
  const rows = within(screen.getByRole('list', { name: 'Pending with you' })).getAllByRole('listitem')
  expect(rows[0]!.textContent).toContain('Approve: November 2026 pay run')
  const review = within(rows[0]!).getByRole('link', { name: 'Review change' })
  expect(review.getAttribute('href')).toBe(`/home/approval/changes?id=${change._id}`)
})

test('a panel that fails says so on its own and can be retried', async () => {
  signedInAs('Manager', 'leaveApprovalRead')
  mockAll()
  let broken = true
  mockApi({
    'GET /api/v1/dashboard/out': () =>
      broken ? new Failure(500, 'Something went wrong') : { department: null, today: [], tomorrow: [] },
  })
  const { user } = show(<DashboardScreen />)
  expect(await screen.findByText('Could not load who is on leave.')).toBeTruthy()
  expect(await screen.findByText('Pay date')).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No one is on leave today.')).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { resizeTo } from '../../shared/testing/set-up.ts'
import { show } from '../../shared/testing/show.tsx'
import type { AttendanceDay } from './day/attendance-day.ts'
import EmployeesAttendanceScreen from './employees-attendance-screen.tsx'
import SelfAttendanceScreen from './self-attendance-screen.tsx'
import TeamAttendanceScreen from './team-attendance-screen.tsx'
import ViewAttendanceScreen from './view-attendance-screen.tsx'

const id = '01930000-0000-7000-8000-0000000000e1'

const day: AttendanceDay = {
  day: '2026-10-05',
  state: 'present',
  zone: 'Asia/Kolkata',
  shiftName: 'General',
  shiftFrom: '2026-10-05T04:00:00.000Z',
  shiftTo: '2026-10-05T13:00:00.000Z',
  firstIn: '2026-10-05T04:21:00.000Z',
  lastOut: '2026-10-05T13:10:00.000Z',
  openSince: null,
  workedMinutes: 529,
  breakMinutes: 0,
  lateMinutes: 21,
  earlyMinutes: 0,
  overtimeMinutes: 0,
  isFinal: true,
  lossOfPayHalfDays: 0,
  reasons: [{ code: 'late', text: 'Late by 21 min (grace 10 minutes)' }],
  punches: [
    ...(['in', 'out'] as const).map((kind, index) => ({
      _id: `01930000-0000-7000-8000-00000000000${index}`,
      kind,
      at: kind === 'in' ? '2026-10-05T04:21:00.000Z' : '2026-10-05T13:10:00.000Z',
      place: 'notAsked' as const,
      distanceMetres: null,
      note: '',
      source: 'web' as const,
      isSuperseded: false,
      reason: null,
      request: null,
    })),
  ],
}
const missed: AttendanceDay = {
  ...day,
  day: '2026-10-06',
  lastOut: null,
  openSince: day.firstIn,
  lateMinutes: 0,
  reasons: [],
}
const summary = {
  ...{ present: 18, halfDay: 1, absent: 0, leave: 2, workFromHome: 0, holiday: 1, weeklyOff: 6, late: 3 },
  ...{ workedMinutes: 9000, averageMinutes: 500, overtimeMinutes: 65, lossOfPayHalfDays: 1 },
}
const today = {
  employeeAttendance: { punchIn: [], punchOut: [] },
  lastPunchStatus: null,
  workDate: '2026-11-20',
  zone: 'Asia/Kolkata',
  shift: null,
  expected: null,
  location: 'Bengaluru',
  asksForPosition: false,
  dayOff: null,
  missedPunchOut: null,
  canPunchOutLate: false,
}
const own = {
  'GET /api/v1/employee/attendances': { today, summary },
  'GET /api/v1/employee/attendance': { data: [missed, day], pagination: { page: 1, limit: 2, total: 2 } },
  'GET /api/v1/employee/roster': [],
}

afterEach(signedOut)

describe('my attendance', () => {
  beforeEach(() => void signedInAs('Employee', 'selfattendanceRead'))

  it('shows the month, its days and how one of them was calculated', async () => {
    mockApi(own)
    const { user } = show(<SelfAttendanceScreen />, { at: '/?month=2026-10' })
    const row = await screen.findByRole('row', { name: /Mon, 05 Oct/ })
    expect(row.textContent).toContain('09:51 – 18:40')
    expect(row.textContent).toContain('Late 21 m')
    expect(screen.getByRole('row', { name: /Tue, 06 Oct/ }).textContent).toContain('Missed punch')
    expect(screen.getByRole('region', { name: 'Month to date' }).textContent).toContain('8 h 20 m')
    await user.click(within(row).getByRole('button', { name: /05 Oct/ }))
    const panel = await screen.findByRole('dialog', { name: 'Monday, 5 October 2026' })
    expect(panel.textContent).toContain('Late by 21 min (grace 10 minutes)')
    expect(within(panel).getByText('In 09:51')).toBeTruthy()
  })

  it('fetches the month that is selected', async () => {
    const { calls } = mockApi(own)
    const { user } = show(<SelfAttendanceScreen />, { at: '/?month=2026-10' })
    await user.click(await screen.findByRole('button', { name: 'Previous month' }))
    await waitFor(() =>
      expect(calls('GET /api/v1/employee/attendance').at(-1)?.query).toEqual({ attendance: '2026-09' }),
    )
  })

  it('shows the month as a calendar on a phone, and says if it is empty or failed', async () => {
    resizeTo({ width: 390, height: 844 })
    mockApi({ ...own, 'GET /api/v1/employee/attendance': new Failure(503, 'Away') })
    const { user } = show(<SelfAttendanceScreen />, { at: '/?month=2026-10' })
    await screen.findByText(/Could not load attendance/)
    mockApi(own)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(screen.getByRole('link', { name: 'Month' }))
    await screen.findByRole('grid', { name: 'October 2026' })
  })
})

describe("employees' attendance", () => {
  const person = {
    ...{ _id: id, name: 'Priya Nair', code: 'ACM-1', photoKey: null, department: 'Sales', location: 'Bengaluru' },
    ...{ shiftName: 'General', zone: 'Asia/Kolkata', state: 'present' as const, firstIn: day.firstIn, lastOut: null },
    ...{
      openSince: day.firstIn,
      workedMinutes: 100,
      lateMinutes: 21,
      isFinal: false,
      isHalfAbsent: false,
      place: 'onDuty' as const,
    },
  }
  const counts = {
    ...{ date: '2026-10-05', presentCount: 40, absentCount: 3, leaveCount: 2, workFromHomeCount: 0, halfdayCount: 1 },
    ...{ lateCount: 8, totalEmployees: 60, notYetCount: 14, holidayCount: 0, weeklyOffCount: 0 },
  }
  const page = { data: [person], pagination: { page: 1, limit: 10, total: 1 } }

  it('shows no figures if there is no one to count', async () => {
    signedInAs('Manager', 'teamLevelAttendanceRead')
    const none = { presentCount: 0, absentCount: 0, leaveCount: 0, halfdayCount: 0, lateCount: 0, notYetCount: 0 }
    mockApi({
      'GET /api/v1/employee/attendance-counts': { ...counts, ...none, totalEmployees: 0 },
      'GET /api/v1/employee/attendance-all': { data: [], pagination: { page: 1, limit: 10, total: 0 } },
    })
    show(<TeamAttendanceScreen />)
    await screen.findByText('You had no direct reports on this day')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Day summary' })).toBeNull())
  })

  it('counts a day, and each count filters the list', async () => {
    signedInAs('HR', 'organizationAttendanceRead', 'teamLevelAttendanceRead')
    const { calls } = mockApi({
      'GET /api/v1/employee/attendance-counts': counts,
      'GET /api/v1/employee/attendance-all': page,
    })
    const { user } = show(<EmployeesAttendanceScreen />, { at: '/?date=2026-10-05' })
    const name = await screen.findByRole('link', { name: /Priya Nair/ })
    expect(name.getAttribute('href')).toBe(`/home/attendance/view-attendance/${id}?month=2026-10&day=2026-10-05`)
    await user.click(within(screen.getByRole('region', { name: 'Day summary' })).getByRole('link', { name: /^Late/ }))
    await waitFor(() =>
      expect(calls('GET /api/v1/employee/attendance-all').at(-1)?.query).toMatchObject({
        date: '2026-10-05',
        state: 'late',
      }),
    )
  })
})

describe("one person's attendance", () => {
  const reply = {
    person: {
      ...{ _id: id, name: 'Priya Nair', code: 'ACM-1', photoKey: null, department: null, location: 'Bengaluru' },
      ...{ zone: 'Asia/Kolkata', shiftName: 'General', manager: 'Anita Rao', joinedOn: '2024-04-01', canCorrect: true },
    },
    month: '2026-10',
    summary,
    days: [missed, day],
    locked: [],
    requested: [],
    late: [],
  }
  const at = {
    path: '/home/attendance/view-attendance/:id',
    at: `/home/attendance/view-attendance/${id}?month=2026-10&day=2026-10-06`,
  }

  it('is corrected by a manager, with a reason', async () => {
    signedInAs('Manager', 'teamLevelAttendanceRead')
    const { calls } = mockApi({
      'GET /api/v1/employee/attendance/{id}': reply,
      'PUT /api/v1/employee/attendance/{id}': day,
    })
    const { user } = show(<ViewAttendanceScreen />, at)
    await user.click(await screen.findByRole('button', { name: 'Correct' }))
    const dialog = await screen.findByRole('dialog', { name: /^Correct .*'s attendance on Tue, 06 Oct/ })
    await user.click(within(dialog).getByRole('button', { name: 'Save correction' }))
    await within(dialog).findByText('Enter a reason. The employee sees it.')
    await user.type(within(dialog).getByLabelText('Reason'), 'Forgot to punch out')
    await user.click(within(dialog).getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(calls('PUT /api/v1/employee/attendance/{id}')).toHaveLength(1))
    expect(calls('PUT /api/v1/employee/attendance/{id}')[0]?.body).toEqual({
      day: '2026-10-06',
      spans: [{ in: '09:51', out: '18:40' }],
      reason: 'Forgot to punch out',
    })
  })

  it('says that the person has requested a correction of the same day', async () => {
    signedInAs('Manager', 'teamLevelAttendanceRead')
    const pending = /pending correction request for this day/
    mockApi({ 'GET /api/v1/employee/attendance/{id}': { ...reply, requested: ['2026-10-05'] } })
    const first = show(<ViewAttendanceScreen />, at)
    await first.user.click(await screen.findByRole('button', { name: 'Correct' }))
    expect(within(await screen.findByRole('dialog', { name: /^Correct / })).queryByText(pending)).toBeNull()
    first.unmount()
    mockApi({ 'GET /api/v1/employee/attendance/{id}': { ...reply, requested: ['2026-10-06'] } })
    const { user } = show(<ViewAttendanceScreen />, at)
    await user.click(await screen.findByRole('button', { name: 'Correct' }))
    within(await screen.findByRole('dialog', { name: /^Correct / })).getByText(pending)
  })

  describe('in a locked month', () => {
    const locked = {
      ...reply,
      locked: [{ from: '2026-10-01', to: '2026-10-31' }],
      late: [
        {
          ...{
            _id: id,
            day: '2026-10-05',
            halfDays: 2,
            overtimeMinutes: 0,
            reason: 'Absent all day',
            source: 'ended' as const,
            requestNumber: null,
            by: null,
          },
          ...{ recordedAt: '2026-11-01T04:05:00.000Z', settledAt: null },
        },
        {
          ...{
            _id: `${id.slice(0, -1)}f`,
            day: '2026-10-06',
            halfDays: 0,
            overtimeMinutes: -90,
            reason: 'Left earlier',
            requestNumber: 'AT-0007',
          },
          ...{ source: 'changed' as const, by: null, recordedAt: '2026-11-02T04:05:00.000Z', settledAt: null },
        },
      ],
    }

    it('is adjusted by HR for the next pay run', async () => {
      signedInAs('HR', 'attendanceWrite', 'organizationAttendanceRead')
      const { calls } = mockApi({
        'GET /api/v1/employee/attendance/{id}': locked,
        'POST /api/v1/employee/late-attendance/{id}': { _id: id },
      })
      const { user } = show(<ViewAttendanceScreen />, at)
      expect(await screen.findByText('1 day deducted')).toBeTruthy()
      expect(screen.getByText('1 h 30 m overtime reversed')).toBeTruthy()
      await user.click(await screen.findByRole('button', { name: 'Adjust pay of this day' }))
      const dialog = await screen.findByRole('dialog', { name: /^Adjust .*'s pay for Tue, 06 Oct/ })
      await user.click(within(dialog).getByRole('button', { name: 'Record adjustment' }))
      await within(dialog).findByText('Choose half a day or a day')
      await user.click(within(dialog).getByRole('radio', { name: /Deduct half a day/ }))
      await user.type(within(dialog).getByLabelText('Reason'), 'Left at noon')
      await user.click(within(dialog).getByRole('button', { name: 'Record adjustment' }))
      await waitFor(() => expect(calls('POST /api/v1/employee/late-attendance/{id}')).toHaveLength(1))
      expect(calls('POST /api/v1/employee/late-attendance/{id}')[0]?.body).toEqual({
        day: '2026-10-06',
        halfDays: 1,
        reason: 'Left at noon',
      })
    })

    it('cannot be changed by a manager, who is told why', async () => {
      signedInAs('Manager', 'teamLevelAttendanceRead')
      mockApi({ 'GET /api/v1/employee/attendance/{id}': locked })
      show(<ViewAttendanceScreen />, at)
      await screen.findByText('Payroll has locked this day. HR can adjust it.')
      expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
    })
  })

  it('says so if it cannot be loaded', async () => {
    signedInAs('Manager', 'teamLevelAttendanceRead')
    mockApi({ 'GET /api/v1/employee/attendance/{id}': new Failure(404, 'The employee was not found.') })
    show(<ViewAttendanceScreen />, at)
    await screen.findByText('The employee was not found.')
  })
})

import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import EmployeesAttendanceScreen from '../employees-attendance-screen.tsx'
import TeamAttendanceScreen from '../team-attendance-screen.tsx'

const id = '01930000-0000-7000-8000-0000000000e1'

afterEach(signedOut)

describe('the register of a month', () => {
  const line = {
    ...{ _id: id, name: 'Priya Nair', code: 'ACM-0002', department: 'Design' },
    ...{ presentDays: 1, halfDays: 1, leaveDays: 2, absentDays: 3, lateDays: 4 },
    ...{ paidLeaveHalfDays: 5, lossOfPayHalfDays: 7 },
    days: [
      { day: '2026-10-05', state: 'present' as const, isLate: true, isMissedPunch: false, isHalfAbsent: false },
      { day: '2026-10-06', state: 'absent' as const, isLate: false, isMissedPunch: true, isHalfAbsent: false },
      { day: '2026-10-07', state: 'leave' as const, isLate: false, isMissedPunch: false, isHalfAbsent: true },
    ],
  }
  const at = { at: '/?tab=month&month=2026-10' }

  it('has a line per person that links to their month', async () => {
    signedInAs('HR', 'organizationAttendanceRead', 'teamLevelAttendanceRead')
    const { calls } = mockApi({
      'GET /api/v1/employee/all-attendance': { data: [line], pagination: { page: 1, limit: 25, total: 1 } },
    })
    const { user, router } = show(<EmployeesAttendanceScreen />, at)
    const name = await screen.findByText('Priya Nair')
    // By element: naming every cell of a month takes the role queries too long.
    const row = name.closest('tr') as HTMLElement
    expect(calls('GET /api/v1/employee/all-attendance')[0]?.query).toMatchObject({ attendance: '2026-10', limit: '25' })
    expect(within(row).getByText('Present, late')).toBeTruthy()
    expect(within(row).getByText('No punch-out')).toBeTruthy()
    expect(within(row).getByText('Half leave, half absent')).toBeTruthy()
    expect(within(row).getByText('1.5')).toBeTruthy()
    // Half a day of leave and a lost half are in the totals, which the legend explains.
    expect(within(row).getByText('2.5')).toBeTruthy()
    expect(within(row).getByText('3.5')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Legend' })).getByText('Half day')).toBeTruthy()
    expect(screen.getByText(/LOP is loss of pay: absent days, lost half-days/)).toBeTruthy()
    expect(screen.getByText('31').textContent).toBe('31S')
    await user.click(name)
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/home/attendance/view-attendance/${id}?month=2026-10`,
    )
  })

  it('shows a manager their team, by month and by day', async () => {
    signedInAs('Manager', 'teamLevelAttendanceRead')
    const nobody = { data: [], pagination: { page: 1, limit: 25, total: 0 } }
    const { calls } = mockApi({
      'GET /api/v1/employee/all-attendance': nobody,
      'GET /api/v1/employee/attendance-all': nobody,
      'GET /api/v1/employee/attendance-counts': new Failure(503, 'Not for a moment.'),
    })
    const { unmount } = show(<TeamAttendanceScreen />, at)
    await screen.findByText('You had no direct reports in this month')
    expect(calls('GET /api/v1/employee/all-attendance')[0]?.query).toMatchObject({ scope: 'team' })
    unmount()
    show(<TeamAttendanceScreen />)
    await screen.findByText('You had no direct reports on this day')
    expect(calls('GET /api/v1/employee/attendance-all')[0]?.query).toMatchObject({ scope: 'team' })
    expect(calls('GET /api/v1/employee/attendance-counts')[0]?.query).toMatchObject({ scope: 'team' })
  })

  it('shows a card per person on a phone, and says if it cannot be loaded', async () => {
    resizeTo({ width: 390, height: 844 })
    signedInAs('HR', 'organizationAttendanceRead')
    mockApi({ 'GET /api/v1/employee/all-attendance': { data: [line], pagination: { page: 1, limit: 25, total: 1 } } })
    const { unmount } = show(<EmployeesAttendanceScreen />, at)
    expect(await screen.findByText('Priya Nair')).toBeTruthy()
    expect(screen.queryByText('No punch-out', { selector: 'td *' })).toBeNull()
    expect(screen.getByText('LOP')).toBeTruthy()
    expect(screen.getByText('3.5')).toBeTruthy()
    unmount()
    mockApi({ 'GET /api/v1/employee/all-attendance': new Failure(503, 'Not for a moment.') })
    show(<EmployeesAttendanceScreen />, { at: '/?tab=month&month=2026-09' })
    await screen.findByText('Not for a moment.')
  })
})

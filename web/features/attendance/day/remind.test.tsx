import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import EmployeesAttendanceScreen from '../employees-attendance-screen.tsx'

const id = (n: number) => `01930000-0000-7000-8000-0000000000e${n}`
const row = (n: number, name: string, more: { state: 'present' | 'absent'; lateMinutes: number }) => ({
  ...{ _id: id(n), name, code: `ACM-000${n}`, photoKey: null, department: null, location: 'Pune', shiftName: null },
  ...{
    zone: 'Asia/Kolkata',
    firstIn: null,
    lastOut: null,
    openSince: null,
    workedMinutes: 0,
    isFinal: true,
    place: null,
    isHalfAbsent: false,
  },
  ...more,
})
const counts = {
  ...{ date: '2026-10-05', presentCount: 1, absentCount: 1, leaveCount: 0, workFromHomeCount: 0, halfdayCount: 0 },
  ...{ lateCount: 0, totalEmployees: 2, notYetCount: 0, holidayCount: 0, weeklyOffCount: 0 },
}
const rows = [
  row(1, 'Priya Nair', { state: 'absent', lateMinutes: 0 }),
  row(2, 'Meera Iyer', { state: 'present', lateMinutes: 0 }),
]
const day = {
  'GET /api/v1/employee/attendance-counts': counts,
  'GET /api/v1/employee/attendance-all': { data: rows, pagination: { page: 1, limit: 10, total: 2 } },
}

afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
})

it('HR reminds the selected people of the shown day', async () => {
  signedInAs('HR', 'organizationAttendanceRead')
  const { calls } = mockApi({ ...day, 'POST /api/v1/employee/attendance-reminder': { reminded: 1 } })
  const { user } = show(<EmployeesAttendanceScreen />, { at: '/?date=2026-10-05' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Remind' }))
  await screen.findByText('1 person reminded. The others need no reminder.')
  expect(calls('POST /api/v1/employee/attendance-reminder')[0]?.body).toEqual({
    employeeIds: [id(1), id(2)],
    date: '2026-10-05',
  })
})

it('a person is reminded from the row if there is a reason', async () => {
  signedInAs('HR', 'organizationAttendanceRead')
  mockApi({ ...day, 'POST /api/v1/employee/attendance-reminder': new Failure(503, 'Not for a moment.') })
  const { user } = show(<EmployeesAttendanceScreen />, { at: '/?date=2026-10-05' })
  await user.click(await screen.findByRole('button', { name: 'Actions for Priya Nair' }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Remind' }))
  await screen.findByText('Not for a moment.')
  expect(screen.queryByRole('button', { name: 'Actions for Meera Iyer' })).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import ReportScreen from './report-screen.tsx'
import ReportsScreen from './reports-screen.tsx'
// Loaded lazily: here it is loaded from the start.
import './people-behind.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(signedOut)

const get = 'GET /api/v1/user/report/{report}'
const behind = 'GET /api/v1/user/report/{report}/people'
const path = '/home/organization/reports/:report'
const key = '01930000-0000-7000-8000-000000000001'
const month = { joiners: 1, leavers: 0, people: 3 }
const movement = {
  months: ['2026-10', '2026-11'],
  rows: [{ key, name: 'Design', months: [month, month], total: { joiners: 2, leavers: 0, people: 3 } }],
  all: { months: [month, { ...month, joiners: 4 }], total: { joiners: 5, leavers: 0, people: 3 } },
}

it('only permitted reports are offered', () => {
  signedInAs('HR', 'allEmployeeRead')
  mockApi({ 'GET /api/v1/user/saved-report': [] })
  show(<ReportsScreen />, { at: '/home/organization/reports' })
  expect(
    within(screen.getByRole('list', { name: 'Reports' }))
      .getAllByRole('link')
      .map((one) => one.textContent),
  ).toEqual(['Head count', 'Joiners and leavers', 'Attrition'])
})

it('a report shows its figures by month and department, and the employees behind one', async () => {
  signedInAs('HR', 'allEmployeeRead')
  const { calls } = mockApi({
    [get]: movement,
    [behind]: {
      data: [
        {
          _id: key,
          name: 'Priya Nair',
          code: 'A-1',
          photo: null,
          department: 'Design',
          day: '2026-10-05',
          value: null,
        },
      ],
      pagination: { page: 1, limit: 20, total: 1 },
    },
    'GET /api/v1/user/department': [],
  })
  const { user } = show(<ReportScreen />, {
    at: `${path.replace(':report', 'movement')}?from=2026-10&to=2026-11`,
    path,
  })
  const figures = await screen.findByRole('table', { name: 'By month' })
  expect(
    within(figures)
      .getAllByRole('cell')
      .map((one) => one.textContent),
  ).toEqual(['1', '4'])
  expect(calls(get)[0]?.query).toMatchObject({ from: '2026-10', to: '2026-11' })
  await user.click(screen.getByRole('button', { name: 'Actions for Design' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show employees' }))
  const dialog = await screen.findByRole('dialog', { name: 'Employees: Design' })
  await within(dialog).findByText('Priya Nair')
  expect(calls(behind)[0]?.query).toMatchObject({ departmentId: key, measure: 'joiners' })
})

it('says if there is no data, an error, or no access', async () => {
  signedInAs('HR', 'allEmployeeRead')
  const nothing = { months: ['2026-11'], rows: [], all: { months: [{}], total: {} } }
  mockApi({ [get]: nothing, 'GET /api/v1/user/department': [] })
  const at = '/home/organization/reports/headCount'
  const first = show(<ReportScreen />, { at, path })
  await screen.findByText('No figures for these filters')
  first.unmount()
  mockApi({ [get]: new Failure(500, 'Something went wrong'), 'GET /api/v1/user/department': [] })
  const second = show(<ReportScreen />, { at: `${at}?to=2026-10`, path })
  await screen.findByText('Could not load the report.')
  second.unmount()
  show(<ReportScreen />, { at: '/home/organization/reports/payrollCost', path })
  await waitFor(() => expect(screen.getByText('You do not have permission to view this report.')).not.toBeNull())
})

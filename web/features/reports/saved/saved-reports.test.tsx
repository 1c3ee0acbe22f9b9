import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import ReportScreen from '../report-screen.tsx'
import SavedReportScreen from './saved-report-screen.tsx'
import { SavedReportsPanel } from './saved-reports-panel.tsx'
// Loaded lazily: here it is loaded from the start.
import './saved-report-dialog.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(signedOut)

const list = 'GET /api/v1/user/saved-report'
const viewer = 'GET /api/v1/user/report/{report}/viewer'
const id = '01930000-0000-7000-8000-000000000001'
const tara = { _id: '01930000-0000-7000-8000-000000000002', name: 'Tara Sen' }
const saved = {
  ...({ _id: id, name: 'Joiners', report: 'movement', measure: 'joiners', period: 'thisMonth' } as const),
  ...{ from: '2026-09', to: '2026-11', department: null, location: null, isShared: true, mailDay: 5, readers: [tara] },
  ...{ createdBy: 'Anita Rao', isOwn: true, mayChange: true },
}
const other = { ...saved, _id: tara._id, name: 'Cost', mailDay: null, readers: [], isOwn: false, mayChange: false }

it("lists saved reports with period, sharing and email, and edits or deletes the person's own", async () => {
  signedInAs('HR', 'allEmployeeRead')
  const { calls } = mockApi({
    [list]: [saved, other],
    [viewer]: [tara],
    'PUT /api/v1/user/saved-report/{id}': { _id: id },
    'DELETE /api/v1/user/saved-report/{id}': null,
  })
  const { user } = show(<SavedReportsPanel />, { at: '/home/organization/reports' })
  const row = (await screen.findByRole('link', { name: 'Joiners' })).closest('tr')!
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(0, 4),
  ).toEqual([...['Joiners and leavers', 'Last 3 months, including this month', 'Shared', 'On day 5']])
  expect(screen.getByText('Shared by Anita Rao')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Actions for Cost' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Actions for Joiners' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit saved report' })
  await user.click(within(dialog).getByRole('radio', { name: /Last 3 complete months/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save report' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/saved-report/{id}')).toHaveLength(1))
  expect(calls('PUT /api/v1/user/saved-report/{id}')[0]?.body).toMatchObject({
    ...{ name: 'Joiners', period: 'lastMonth', from: '2026-09', to: '2026-11', mailDay: 5, readerIds: [tara._id] },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Joiners' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls('DELETE /api/v1/user/saved-report/{id}')).toHaveLength(1))
})

it('saves what a report shows, and reports missing values at the field', async () => {
  signedInAs('HR', 'allEmployeeRead')
  const figures = { months: ['2026-11'], rows: [], all: { months: [{}], total: {} } }
  const { calls } = mockApi({
    ...{ 'GET /api/v1/user/report/{report}': figures, 'GET /api/v1/user/department': [], [viewer]: [tara] },
    'POST /api/v1/user/saved-report': { _id: id },
  })
  const at = '/home/organization/reports/movement?from=2026-10&to=2026-11&measure=leavers'
  const { user } = show(<ReportScreen />, { at, path: '/home/organization/reports/:report' })
  const save = screen.queryByRole('button', { name: 'Save report' })
  if (save === null) await user.click(await screen.findByRole('button', { name: /More/ }))
  await user.click(save ?? (await screen.findByRole('menuitem', { name: 'Save report' })))
  const dialog = await screen.findByRole('dialog', { name: 'Save report' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Leavers')
  await user.type(within(dialog).getByLabelText(/Monthly email on day/), '5')
  await user.click(within(dialog).getByRole('button', { name: 'Save report' }))
  await within(dialog).findByText(/Choose at least one person/)
  await user.clear(within(dialog).getByLabelText(/Monthly email on day/))
  await user.click(within(dialog).getByRole('button', { name: 'Save report' }))
  await waitFor(() => expect(calls('POST /api/v1/user/saved-report')).toHaveLength(1))
  expect(calls('POST /api/v1/user/saved-report')[0]?.body).toMatchObject({
    ...{ name: 'Leavers', report: 'movement', measure: 'leavers', period: 'thisMonth', from: '2026-10', to: '2026-11' },
    ...{ departmentId: null, locationId: null, isShared: false, readerIds: [] },
  })
})

it("the email's link opens the report, or says that it was deleted", async () => {
  signedInAs('HR', 'allEmployeeRead')
  const path = '/home/organization/reports/saved/:id'
  mockApi({ [list]: [] })
  const first = show(<SavedReportScreen />, { at: path.replace(':id', id), path })
  await screen.findByText('This saved report is not available')
  first.unmount()
  mockApi({ [list]: new Failure(500, 'Something went wrong') })
  const second = show(<SavedReportScreen />, { at: path.replace(':id', id), path })
  await screen.findByText('Could not load the report.')
  second.unmount()
  mockApi({ [list]: [saved] })
  show(<SavedReportScreen />, { at: path.replace(':id', id), path })
  await waitFor(() => expect(screen.queryByText('This saved report is not available')).toBeNull())
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import LogScreen from './log-screen.tsx'

const run = { type: 'payRun', _id: '01a205ae-8731-70bf-9959-9ae8a6d15ed2', name: null, month: '2026-10' }
const entry = {
  ...{
    _id: '7',
    at: '2026-11-01T11:30:00.000Z',
    who: 'Deepa Saxena',
    isKey: false,
    account: null,
    network: '10.0.0.1',
    device: 'Chrome, Windows',
    action: 'marked as paid',
    record: run,
  },
  changes: { paidOn: { from: null, to: '2026-11-01' } },
}

test.each([1440, 390])('shows who did what to which month, at %i px', async (width) => {
  resizeTo({ width, height: 844 })
  signedInAs('Admin', 'permissionWrite')
  mockApi({
    'GET /api/v1/user/activity-log-chain': { head: null, checked: null },
    'GET /api/v1/user/activity-log': { data: [entry], pagination: { page: 1, limit: 50, total: 1 } },
  })
  show(<LogScreen />)
  expect(await screen.findByText('Marked as paid')).toBeTruthy()
  expect(screen.getByText('October 2026 pay run')).toBeTruthy()
  expect(screen.getByText(/Paid on: 0?1 Nov 2026/)).toBeTruthy()
})

test('exports the filtered entries, and filters by a chosen person', async () => {
  signedInAs('Admin', 'permissionWrite')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined }))
  const api = mockApi({
    'GET /api/v1/user/activity-log-chain': { head: null, checked: null },
    'GET /api/v1/user/activity-log': { data: [entry], pagination: { page: 1, limit: 50, total: 1 } },
    'GET /api/v1/user/activity-log-export': { file: 'activity-log-2026-11-01.csv', entries: [entry] },
  })
  const { user } = show(<LogScreen />, { at: `/?person=${run._id}&kind=refused` })
  expect(await screen.findByText('Marked as paid')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() =>
    expect(api.calls('GET /api/v1/user/activity-log-export')).toMatchObject([
      { query: { person: run._id, kind: 'refused' } },
    ]),
  )
})

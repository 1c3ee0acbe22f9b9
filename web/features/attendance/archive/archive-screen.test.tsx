import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import ArchiveScreen from './archive-screen.tsx'

afterEach(signedOut)

const nothing = { keepYears: null, archivedTo: null, waiting: null, months: [] }
const months = [
  { month: '2022-11', people: 12_345, days: 370_350, punches: 543_210, bytes: 2_048 },
  { month: '2022-10', people: 2, days: 62, punches: 90, bytes: 1_024 },
]

it('is off at first; the chosen years are saved', async () => {
  signedInAs('Admin', 'permissionWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/attendance-archive': nothing,
    'PUT /api/v1/user/attendance-archive': null,
  })
  const { user } = show(<ArchiveScreen />)
  await screen.findByText('No archived months')
  const choice = await screen.findByRole('combobox', { name: 'Archive attendance' })
  expect(choice.textContent).toContain('Never')
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'After 4 years' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/attendance-archive')[0]?.body).toEqual({ keepYears: 4 }))
})

it('lists the archived months, says what blocks the next one, and downloads a month', async () => {
  signedInAs('Admin', 'permissionWrite')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const { calls } = mockApi({
    'GET /api/v1/user/attendance-archive': {
      ...{ keepYears: 3, archivedTo: '2022-11-30', months },
      waiting: { month: '2022-12', for: 'openPayRun' },
    },
    'GET /api/v1/user/attendance-archive/{month}': new Blob(['gzip']),
  })
  const { user } = show(<ArchiveScreen />)
  await screen.findByText('Attendance up to 30 Nov 2022 is in the archive.')
  screen.getByText('December 2022 is not archived yet: its pay run is not approved.')
  await screen.findByText('3,70,350')
  await user.click((await screen.findAllByRole('button', { name: /^Actions for November 2022/ }))[0]!)
  await user.click(await screen.findByRole('menuitem', { name: 'Download' }))
  await waitFor(() =>
    expect(calls('GET /api/v1/user/attendance-archive/{month}')[0]?.params).toEqual({ month: '2022-11' }),
  )
})

it('says that it could not be loaded, and retries', async () => {
  signedInAs('Admin', 'permissionWrite')
  let fails = true
  mockApi({ 'GET /api/v1/user/attendance-archive': () => (fails ? new Failure(500, 'Away') : nothing) })
  const { user } = show(<ArchiveScreen />)
  await screen.findByText('Could not load the archive.')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No archived months')
})

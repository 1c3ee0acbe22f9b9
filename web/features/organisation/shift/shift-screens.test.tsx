import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { today } from '../../../shared/format/date.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import AddShiftScreen from './add-shift-screen.tsx'
import EditShiftScreen from './edit-shift-screen.tsx'
import ShiftScreen from './shift-screen.tsx'
import type { Shift } from './shift-hours.ts'

const night: Shift = {
  _id: '01930000-0000-7000-8000-0000000000a1',
  name: 'Night',
  startsAt: '22:00',
  endsAt: '06:00',
  breakMinutes: 45,
  graceMinutes: 10,
  halfDayMinutes: 210,
  fullDayMinutes: 420,
  weeklyOffs: [{ weekday: 0 }, { weekday: 6, weeks: [2, 4] }],
  absenceSandwich: true,
  locationIds: [],
  people: 9,
  changesOn: null,
  createdAt: '2026-11-20T04:05:00.000Z',
}
const page = (...data: Shift[]) => ({ data, pagination: { page: 1, limit: 10, total: data.length } })
const noPlaces = { data: [], pagination: { page: 1, limit: 10, total: 0 } }

beforeEach(() => void signedInAs('HR', 'shiftRead', 'shiftWrite'))

test('shifts are listed newest first, with their hours and weekly offs', async () => {
  const { calls } = mockApi({ 'GET /api/v1/user/shift': page(night) })
  show(<ShiftScreen />)
  const row = await screen.findByRole('row', { name: /Night/ })
  expect(within(row).getByText('22:00 – 06:00 next day')).toBeTruthy()
  expect(within(row).getByText('2nd and 4th Sat, Sun')).toBeTruthy()
  expect(calls('GET /api/v1/user/shift')[0]?.query).toEqual({
    page: '1',
    limit: '10',
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
})

test('a search is in the URL, and can be cleared if nothing matches', async () => {
  mockApi({ 'GET /api/v1/user/shift': ({ query }) => (query['search'] === 'early' ? page() : page(night)) })
  const { user, router } = show(<ShiftScreen />)
  await user.type(await screen.findByLabelText('Search shifts'), 'early')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Night')).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('read access offers no changes', async () => {
  signedInAs('Employee', 'shiftRead')
  mockApi({ 'GET /api/v1/user/shift': page(night) })
  show(<ShiftScreen />)
  await screen.findByText('Night')
  expect(screen.queryByRole('link', { name: 'Add Shift' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Actions for Night' })).toBeNull()
})

test('a shift in use is not deleted, and the dialog says why', async () => {
  const words = '"Night" is used by 9 people. Assign another shift before deleting it.'
  mockApi({ 'GET /api/v1/user/shift': page(night), 'DELETE /api/v1/user/shift/{id}': new Failure(409, words) })
  const { user } = show(<ShiftScreen />)
  await user.click(await screen.findByRole('button', { name: 'Actions for Night' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete shift' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('on a phone shifts are cards', async () => {
  resizeTo({ width: 390, height: 844 })
  mockApi({ 'GET /api/v1/user/shift': page(night) })
  show(<ShiftScreen />)
  expect(await screen.findByRole('list', { name: 'Shifts' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a new shift shows its effect and is sent in minutes', async () => {
  const { calls } = mockApi({ 'GET /api/v1/user/location': noPlaces, 'POST /api/v1/user/shift': { _id: night._id } })
  const { user, router } = show(<AddShiftScreen />, { path: '/add', at: '/add' })
  await user.type(await screen.findByLabelText('Name'), 'General')
  expect(await screen.findByText('48 h on 6 days')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sat' }))
  expect(await screen.findByText('40 h on 5 days')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Shift' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/organization/shift'))
  expect(calls('POST /api/v1/user/shift')[0]?.body).toMatchObject({
    name: 'General',
    startsAt: '09:30',
    fullDayMinutes: 480,
    halfDayMinutes: 240,
    weeklyOffs: [{ weekday: 0 }, { weekday: 6 }],
  })
})

test('a missing name and a half day longer than a full day are both reported', async () => {
  mockApi({ 'GET /api/v1/user/location': noPlaces })
  const { user } = show(<AddShiftScreen />)
  const half = await screen.findByLabelText('Minimum for a half day')
  await user.clear(half)
  await user.type(half, '9')
  await user.click(screen.getByRole('button', { name: 'Save Shift' }))
  expect(await screen.findByText(/Enter a name/)).toBeTruthy()
  await user.type(screen.getByLabelText('Name'), 'General')
  await user.click(screen.getByRole('button', { name: 'Save Shift' }))
  expect(await screen.findByText('Half-day hours must be below full-day hours')).toBeTruthy()
})

test('a shift is changed by its id; a name already in use is reported at the field', async () => {
  const path = '/home/organization/edit-shift/:id'
  const { calls } = mockApi({
    'GET /api/v1/user/shift/{id}': night,
    'GET /api/v1/user/location': noPlaces,
    'PUT /api/v1/user/shift/{id}': new Failure(409, 'A shift with this name exists', {
      errors: [{ path: 'body.name', message: 'A shift with this name exists' }],
    }),
  })
  const { user } = show(<EditShiftScreen />, { path, at: `/home/organization/edit-shift/${night._id}` })
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'General')
  await user.click(screen.getByRole('button', { name: 'Save Shift' }))
  expect(await screen.findByText('A shift with this name exists')).toBeTruthy()
  expect(calls('PUT /api/v1/user/shift/{id}')[0]).toMatchObject({
    params: { id: night._id },
    body: { name: 'General', fullDayMinutes: 420, weeklyOffs: night.weeklyOffs, absenceSandwich: true, from: today() },
  })
})

test('future hours are shown, new ones take an effective date, and say whose leave they affect', async () => {
  const path = '/home/organization/edit-shift/:id'
  const effect = 'POST /api/v1/user/shift-effect'
  const { calls } = mockApi({
    [effect]: { people: 2, returnedHalfDays: 3, takenHalfDays: 0 },
    'GET /api/v1/user/shift/{id}': { ...night, changesOn: '2026-12-01' },
    'GET /api/v1/user/location': noPlaces,
  })
  show(<EditShiftScreen />, { path, at: `/home/organization/edit-shift/${night._id}` })
  expect(await screen.findByText(/Other hours take effect on .*1 Dec 2026/)).toBeTruthy()
  expect(await screen.findByRole('group', { name: /New hours effective from/ })).toBeTruthy()
  const words = 'This changes leave for 2 people. Credited back: 1.5 days. They will be notified.'
  expect(await screen.findByText(words)).toBeTruthy()
  const { weeklyOffs } = night
  expect(calls(effect)[0]?.body).toEqual({ _id: night._id, from: today(), weeklyOffs })
})

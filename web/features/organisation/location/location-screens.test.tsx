import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import EditLocationScreen from './edit-location-screen.tsx'
import LocationScreen from './location-screen.tsx'
import type { Location } from './location-labels.ts'

const pune: Location = {
  _id: '01930000-0000-7000-8000-0000000000d1',
  name: 'Pune plant',
  addressLine1: '12 Hill Road',
  addressLine2: '',
  city: 'Pune',
  state: 'IN-MH',
  postalCode: '411001',
  timeZone: 'Asia/Kolkata',
  latitude: 18.520431,
  longitude: 73.856743,
  radiusMetres: 250,
  punchRule: 'require',
  people: 42,
  createdAt: '2026-11-20T04:05:00.000Z',
}

beforeEach(() => void signedInAs('HR', 'locationRead', 'locationWrite'))

test('locations are listed with their geofence; deleting one names its people', async () => {
  mockApi({ 'GET /api/v1/user/location': { data: [pune], pagination: { page: 1, limit: 10, total: 1 } } })
  const { user } = show(<LocationScreen />)
  expect(await screen.findByText('Within 250 m only')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for Pune plant' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('42 people work here. Move them to another location first.')).toBeTruthy()
})

test('the current position fills in the coordinates, and cleared ones are sent as none', async () => {
  const getCurrentPosition = (done: (position: object) => void) =>
    done({ coords: { latitude: 12.97159871, longitude: 77.59456612 } })
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as unknown as Geolocation)
  const { calls } = mockApi({
    'GET /api/v1/user/location/{id}': pune,
    'PUT /api/v1/user/location/{id}': { _id: pune._id },
  })
  const path = '/home/organization/edit-location/:id'
  const { user } = show(<EditLocationScreen />, { path, at: `/home/organization/edit-location/${pune._id}` })
  await user.click(await screen.findByRole('button', { name: 'Use my location' }))
  expect(((await screen.findByLabelText(/^Latitude/)) as HTMLInputElement).value).toBe('12.971599')
  const map = screen.getByRole('link', { name: /Show on OpenStreetMap/ })
  expect(map.getAttribute('href')).toBe(
    `https://www.openstreetmap.org/?mlat=12.971599&mlon=77.594566#map=17/12.971599/77.594566`,
  )
  expect([map.getAttribute('target'), map.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  await user.clear(screen.getByLabelText(/^Latitude/))
  expect(screen.queryByRole('link', { name: /Show on OpenStreetMap/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save Location' }))
  expect(await screen.findByText('Enter the latitude too')).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Longitude/))
  await user.click(screen.getByLabelText(/^Anywhere/))
  await user.click(screen.getByRole('button', { name: 'Save Location' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/location/{id}')).toHaveLength(1))
  expect(calls('PUT /api/v1/user/location/{id}')[0]?.body).toMatchObject({
    latitude: null,
    longitude: null,
    addressLine2: '',
    state: 'IN-MH',
    punchRule: 'off',
  })
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@muster/engine/day.ts'
import { today } from '../../../shared/format/date.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import ApiKeysScreen from './api-keys-screen.tsx'
import type { KeyRow } from './key-dialog.tsx'

const id = '01a205ae-8731-70bf-9959-9ae8a6d15ed2'
const key: KeyRow = {
  ...{ _id: id, name: 'Payroll sync', scopes: ['people:read'], callsPerMinute: 120, lastFour: 'Xy12' },
  ...{ state: 'active', expiresOn: '2027-01-31', previousUntil: null, revokedAt: null },
  ...{ createdAt: '2026-11-01T04:30:00.000Z', createdBy: 'Acme Admin' },
  ...{ usedAt: '2026-11-20T04:30:00.000Z', usedFrom: '198.51.100.7' },
}

test.each([1440, 390])('lists keys with their scopes and last use, at %i px', async (width) => {
  resizeTo({ width, height: 844 })
  signedInAs('Admin', 'permissionWrite')
  const expired: KeyRow = { ...key, _id: `${id.slice(0, -1)}3`, name: 'Old board', state: 'expired', usedAt: null }
  mockApi({ 'GET /api/v1/user/api-key': [key, expired] })
  show(<ApiKeysScreen />)
  expect(await screen.findByText('Payroll sync (…Xy12)')).toBeTruthy()
  expect(screen.getByText('Active')).toBeTruthy()
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(screen.getByText('Never')).toBeTruthy()
  expect(screen.getByText(/from 198\.51\.100\.7$/)).toBeTruthy()
  const reference = screen.getByRole('link', { name: 'Open the API reference' })
  expect([reference.getAttribute('href'), reference.getAttribute('target')]).toEqual(['/api/docs', '_blank'])
})

test('creates a key for 90 days and shows it once', async () => {
  signedInAs('Admin', 'permissionWrite')
  const api = mockApi({
    'GET /api/v1/user/api-key': [],
    'POST /api/v1/user/api-key': { _id: id, key: 'mk_once' },
  })
  const { user } = show(<ApiKeysScreen />)
  expect(await screen.findByText('No API keys yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create API key' }))
  const form = await screen.findByRole('dialog', { name: 'Create API key' })
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Payroll sync')
  await user.click(within(form).getByRole('button', { name: 'Create API key' }))
  expect(await within(form).findByText('Choose what the key may do')).toBeTruthy()
  await user.click(await within(form).findByRole('combobox', { name: 'Scopes' }))
  await user.click((await screen.findAllByRole('option'))[0]!)
  await user.click(within(form).getByRole('button', { name: 'Create API key' }))
  expect(await screen.findByText('mk_once')).toBeTruthy()
  expect(api.calls('POST /api/v1/user/api-key').at(-1)?.body).toMatchObject({
    ...{ name: 'Payroll sync', callsPerMinute: 120, expiresOn: addDays(today(), 90) },
  })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('mk_once')).toBeNull()
})

test('revokes a key after confirmation; a revoked key has no actions', async () => {
  signedInAs('Admin', 'permissionWrite')
  let rows: KeyRow[] = [key]
  mockApi({
    'GET /api/v1/user/api-key': () => rows,
    'DELETE /api/v1/user/api-key/{id}': () => {
      rows = [{ ...key, state: 'revoked', revokedAt: '2026-11-21T04:30:00.000Z' }]
      return null
    },
  })
  const { user } = show(<ApiKeysScreen />)
  await user.click(await screen.findByRole('button', { name: 'Actions for Payroll sync' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }))
  expect(await screen.findByText('Revoked')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Actions for Payroll sync' })).toBeNull()
})

test('says if keys could not be loaded', async () => {
  signedInAs('Admin', 'permissionWrite')
  mockApi({ 'GET /api/v1/user/api-key': new Failure(503, 'Try again later') })
  show(<ApiKeysScreen />)
  expect(await screen.findByText('Could not load API keys.')).toBeTruthy()
})

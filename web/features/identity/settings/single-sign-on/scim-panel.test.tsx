import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Failure, mockApi } from '../../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../../shared/testing/people.ts'
import { show } from '../../../../shared/testing/show.tsx'
import { ScimPanel } from './scim-panel.tsx'

const get = 'GET /api/v1/user/single-sign-on/scim'
const post = 'POST /api/v1/user/single-sign-on/scim-token'
const revoke = 'DELETE /api/v1/user/single-sign-on/scim-token/{id}'
const allow = 'PUT /api/v1/user/single-sign-on/sign-in/{id}'
const path = '/home/settings/single-sign-on'
const address = 'https://muster.test/scim/v2'
const token = {
  ...{ _id: '0190a000-0000-7000-8000-000000000009', lastFour: 'k3Yx', state: 'active' as const },
  ...{ mailsInvitations: false, createdAt: '2026-11-01T06:30:00.000Z', createdBy: 'Asha Pillai' },
  ...{ expiresOn: '2027-10-31', lastUsedAt: null },
}
const other = { ...token, _id: '0190a000-0000-7000-8000-00000000000a', lastFour: 'Qm2b' }
const person = {
  ...{ _id: '0190a000-0000-7000-8000-00000000000b', employeeId: '0190a000-0000-7000-8000-00000000000c' },
  ...{ name: 'Priya Nair', code: 'ACM-0007', stoppedAt: '2026-11-02T06:30:00.000Z' },
}
const open = () => show(<ScimPanel />, { path, at: path })

beforeEach(() => void signedInAs('Company Admin'))

test('without a token it shows the base URL and what to do', async () => {
  mockApi({ [get]: { address, tokens: [], stopped: [] } })
  open()
  expect(await screen.findByText(address)).toBeTruthy()
  expect(screen.getByText('No SCIM tokens yet')).toBeTruthy()
})

test('a new token is shown once, with its last day and whether people are emailed', async () => {
  const { calls } = mockApi({
    [get]: { address, tokens: [token], stopped: [] },
    [post]: { _id: token._id, token: 'muster_scim_secret' },
  })
  const { user } = open()
  await screen.findByText('SCIM token …k3Yx')
  await user.click(screen.getByRole('button', { name: 'Create SCIM token' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByLabelText(/^Send invitation emails/))
  await user.click(within(dialog).getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('muster_scim_secret')).toBeTruthy()
  expect(calls(post)[0]?.body).toEqual({
    mailsInvitations: true,
    expiresOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('muster_scim_secret')).toBeNull())
})

test('with two tokens no third can be created, and one of them can be revoked', async () => {
  const { calls } = mockApi({ [get]: { address, tokens: [token, other], stopped: [] }, [revoke]: null })
  const { user } = open()
  await screen.findByText('SCIM token …Qm2b')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create SCIM token' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Revoke SCIM token …Qm2b' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke token' }))
  await waitFor(() => expect(calls(revoke)[0]?.params).toEqual({ id: other._id }))
})

test('a token that stopped working says why', async () => {
  mockApi({ [get]: { address, tokens: [{ ...token, state: 'stopped' }], stopped: [] } })
  open()
  expect(await screen.findByText(/because Asha Pillai is no longer an admin/)).toBeTruthy()
})

test.each([
  [{ state: 'expired' as const }, /This token expired/],
  [{ expiresOn: null, lastFour: null }, /This token has no last day/],
])('a token %o says what to do', async (more, notice) => {
  mockApi({ [get]: { address, tokens: [{ ...token, ...more }], stopped: [] } })
  open()
  expect((await screen.findByRole('alert')).textContent).toMatch(notice)
})

test('a working token shows nothing more', async () => {
  mockApi({ [get]: { address, tokens: [token], stopped: [] } })
  open()
  await screen.findByText('SCIM token …k3Yx')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('someone whose sign-in was turned off can be let in again', async () => {
  const { calls } = mockApi({ [get]: { address, tokens: [], stopped: [person] }, [allow]: null })
  const { user } = open()
  expect((await screen.findByRole('link', { name: 'Priya Nair' })).getAttribute('href')).toContain(person.employeeId)
  await user.click(screen.getByRole('button', { name: 'Let Priya Nair sign in' }))
  expect(await screen.findByText('Priya Nair can sign in again')).toBeTruthy()
  expect(calls(allow)[0]?.params).toEqual({ id: person._id })
})

test('a refusal is shown, and the person stays in the list', async () => {
  mockApi({ [get]: { address, tokens: [], stopped: [person] }, [allow]: new Failure(403, 'For admins only') })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Let Priya Nair sign in' }))
  expect(await screen.findByText('For admins only')).toBeTruthy()
  expect(screen.getByText('Priya Nair')).toBeTruthy()
})

test('a loading error is shown and can be retried', async () => {
  mockApi({ [get]: new Failure(500, 'Something went wrong') })
  open()
  expect(await screen.findByText(/Could not load SCIM provisioning/)).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Failure, mockApi } from '../../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../../shared/testing/people.ts'
import { show } from '../../../../shared/testing/show.tsx'
import SingleSignOnScreen from './single-sign-on-screen.tsx'

const get = 'GET /api/v1/user/single-sign-on'
const put = 'PUT /api/v1/user/single-sign-on'
const scim = 'GET /api/v1/user/single-sign-on/scim'
const noTokens = { address: 'https://muster.test/scim/v2', tokens: [], stopped: [] }
const path = '/home/settings/single-sign-on'
const admin = {
  _id: '0190a000-0000-7000-8000-000000000001',
  name: 'Asha',
  email: 'asha@acme.test',
  hasAuthenticator: true,
}
const provider = {
  ...{ issuer: 'https://idp.test', clientId: 'muster', hasSecret: true, accounts: 'invited' as const },
  ...{ trustsSecondFactor: false, groupsClaim: null, roles: [], breakGlass: [], state: 'off' as const, testedAt: null },
}
const settings = { callback: 'https://muster.test/sso/callback', provider, domains: [], admins: [admin], roles: [] }
const open = () => show(<SingleSignOnScreen />, { path, at: path })

beforeEach(() => void signedInAs('Company Admin'))

test('before setup there is the redirect address and no test', async () => {
  mockApi({ [scim]: noTokens, [get]: { ...settings, provider: null } })
  open()
  expect(await screen.findByText('https://muster.test/sso/callback')).toBeTruthy()
  expect(screen.getByText('No domains yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Test sign-in' })).toBeNull()
})

test('an empty secret stays unchanged, and requiring it is sent with its emergency admins', async () => {
  const { calls } = mockApi({ [scim]: noTokens, [get]: settings, [put]: settings })
  const { user } = open()
  expect((await screen.findByLabelText<HTMLInputElement>(/^Client secret/)).value).toBe('')
  await user.click(screen.getByRole('checkbox', { name: /asha@acme.test/ }))
  await user.click(screen.getByRole('radio', { name: /^Required/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls(put)).toHaveLength(1))
  const { testedAt: _, hasSecret: __, groupsClaim: ___, ...same } = provider
  expect(calls(put)[0]?.body).toEqual({ ...same, breakGlass: [admin._id], state: 'enforced' })
})

test("the server's refusal is shown at its field", async () => {
  const message = 'Save it turned off, and test the connection first'
  mockApi({
    [scim]: noTokens,
    [get]: settings,
    [put]: new Failure(422, 'Check the form', { errors: [{ path: 'body.state', message }] }),
  })
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: /^On/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a domain is verified with the code from its mail', async () => {
  const domains = [{ domain: 'acme.test', mailbox: 'postmaster' as const, provedAt: null }]
  const { calls } = mockApi({
    [scim]: noTokens,
    [get]: { ...settings, domains },
    'POST /api/v1/user/single-sign-on/domain-proof': settings,
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Enter code for acme.test' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('postmaster@acme.test')
  await user.type(within(dialog).getByLabelText('Code'), '123456')
  await user.click(within(dialog).getByRole('button', { name: 'Verify' }))
  await waitFor(() =>
    expect(calls('POST /api/v1/user/single-sign-on/domain-proof')[0]?.body).toEqual({
      domain: 'acme.test',
      code: '123456',
    }),
  )
})

test('a loading error is shown and can be retried', async () => {
  mockApi({ [get]: new Failure(500, 'Something went wrong') })
  open()
  expect(await screen.findByText(/Could not load single sign-on/)).toBeTruthy()
})

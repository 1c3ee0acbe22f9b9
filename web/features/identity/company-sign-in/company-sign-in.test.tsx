import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { tokens } from '../../../shared/call/token-store.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import CallbackScreen from './callback-screen.tsx'
import SsoScreen from './sso-screen.tsx'

const finish = 'POST /api/auth/sso/finish'
const back = (query: string) => show(<CallbackScreen />, { path: '/sso/callback', at: `/sso/callback?${query}` })
const answer = { purpose: 'signIn' as const, accessToken: null, secondStep: null, email: 'asha@acme.test' }

beforeEach(() => {
  signedOut()
  sessionStorage.clear()
})

test('an email without single sign-on is refused at its field', async () => {
  const message = 'Single sign-on is not set up for this email. Sign in with your password.'
  const { calls } = mockApi({
    'POST /api/auth/sso/begin': new Failure(422, 'Check the form', { errors: [{ path: 'body.email', message }] }),
  })
  const { user } = show(<SsoScreen />, { path: '/sso', at: '/sso?email=asha%40acme.test' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(calls('POST /api/auth/sso/begin')[0]?.body).toEqual({ email: 'asha@acme.test' })
  expect(screen.getByRole('link', { name: 'Sign in another way' }).getAttribute('href')).toContain('/login')
})

test("the provider's code is sent once and begins a session", async () => {
  const { calls } = mockApi({
    [finish]: { ...answer, accessToken: 'access-1' },
    'GET /api/v1/employee/permissions': {},
    'GET /api/v1/employee/user-info': signedInAs('Employee'),
  })
  back('state=one&code=two&iss=https%3A%2F%2Fidp.test&session_state=left-out')
  await waitFor(() => expect(tokens.access()).toBe('access-1'))
  expect(calls(finish).map(({ body }) => body)).toEqual([{ state: 'one', code: 'two', iss: 'https://idp.test' }])
})

test('a second step follows if the organisation requires one', async () => {
  const secondStep = { token: 'half', methods: ['email'], resendAfter: 30 }
  mockApi({ [finish]: { ...answer, secondStep } } as never)
  const { router } = back('state=second&code=two')
  await waitFor(() => expect(router.state.location.pathname).toBe('/otp'))
  expect(tokens.access()).toBeNull()
})

test("the provider's refusal is shown in plain words, with a way out", async () => {
  mockApi({ [finish]: new Failure(401, 'Refused') })
  back('state=refused&error=access_denied&error_description=call+0800')
  expect((await screen.findByRole('alert')).textContent).toContain('ask your administrator to assign Muster to you')
  expect(screen.queryByText(/0800/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/sso')
})

test('a sign-in that expired says so', async () => {
  mockApi({ [finish]: new Failure(401, 'This sign-in expired. Start again.') })
  back('state=late&code=two')
  expect((await screen.findByRole('alert')).textContent).toBe('This sign-in expired. Start again.')
})

test("a test sign-in shows the provider's user and returns to the settings", async () => {
  mockApi({ [finish]: { ...answer, purpose: 'test' } })
  back('state=test&code=two')
  expect(await screen.findByText(/signed you in as asha@acme.test/)).toBeTruthy()
  expect(screen.getByText('Back to single sign-on').getAttribute('href')).toBe('/home/settings/single-sign-on')
})

test('a proof notifies the tab that requested it', async () => {
  const listener = vi.fn()
  const channel = new BroadcastChannel('muster.sso.proved')
  channel.addEventListener('message', listener)
  mockApi({ [finish]: { ...answer, purpose: 'proof' } })
  back('state=proof&code=two')
  expect(await screen.findByText('Close this tab and continue where you were.')).toBeTruthy()
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  channel.close()
})

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { tokens } from '../../shared/call/token-store.ts'
import { useSession } from '../../shared/session/session.ts'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import { readAway } from './company-sign-in/away.ts'
import LoginScreen from './login-screen.tsx'

const someone = signedInAs('Employee')

beforeEach(signedOut)

const open = () => show(<LoginScreen />, { path: '/login', at: '/login' })

test("signing in begins a session with the person's permissions", async () => {
  const { calls } = mockApi({
    'POST /api/auth/user/signin': { accessToken: 'access-1', step: null, onboardingToken: null, secondStep: null },
    'GET /api/v1/employee/permissions': { leaveRead: true },
    'GET /api/v1/employee/user-info': someone,
  })
  const { user } = open()
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  await waitFor(() => expect(useSession.getState().permissions).toEqual({ leaveRead: true }))
  expect(tokens.access()).toBe('access-1')
  expect(calls('POST /api/auth/user/signin')[0]?.body).toEqual({
    email: 'asha@acme.test',
    password: 'violet teapot',
    remember: true,
  })
})

test('the link that is mailed when strangers crowd out the owner goes along with the password', async () => {
  const { calls } = mockApi({ 'POST /api/auth/user/signin': new Failure(401, 'Email or password is not right.') })
  const { user } = show(<LoginScreen />, { path: '/login', at: '/login#token=1764000000000.seal' })
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  await screen.findByRole('alert')
  expect(calls('POST /api/auth/user/signin')[0]?.headers.get('authorization')).toBe('Bearer 1764000000000.seal')
})

test.each([
  { ended: 'expired', said: 1 },
  { ended: 'logout', said: 0 },
] as const)('a session that ended by $ended is explained $said times', ({ ended, said }) => {
  useSession.setState({ ended })
  open()
  expect(screen.queryAllByText('Session expired. Please log in again.')).toHaveLength(said)
})

test('empty fields are both reported at once, without a call', async () => {
  const { calls } = mockApi({})
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('Enter a work email, for example you@company.com')).toBeTruthy()
  expect(screen.getByText('Enter your password')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Work email')))
  expect(calls('POST /api/auth/user/signin')).toEqual([])
})

test('a wrong password is reported above the form; the field is cleared and focused', async () => {
  mockApi({ 'POST /api/auth/user/signin': new Failure(401, 'Email or password is not right.') })
  const { user } = open()
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Email or password is not right.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

test('an unfinished sign-up continues where it stopped', async () => {
  mockApi({
    'POST /api/auth/user/signin': {
      accessToken: null,
      step: 'company',
      onboardingToken: 'onboarding-1',
      secondStep: null,
    },
  })
  const { user, router } = open()
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/company-details'))
  expect(tokens.onboarding()).toBe('onboarding-1')
  expect(tokens.access()).toBeNull()
})

test('a delayed answer says why, until it arrives', async () => {
  const later = Promise.withResolvers<{
    accessToken: null
    step: 'company'
    onboardingToken: string
    secondStep: null
  }>()
  mockApi({ 'POST /api/auth/user/signin': () => later.promise })
  const { user } = open()
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  expect(screen.queryByText(/many attempts to sign in/)).toBeNull()
  expect(await screen.findByText(/many attempts to sign in/, {}, { timeout: 4000 })).toBeTruthy()
  later.resolve({ accessToken: null, step: 'company', onboardingToken: 'onboarding-1', secondStep: null })
  await waitFor(() => expect(screen.queryByText(/many attempts to sign in/)).toBeNull())
})

const needsSso = new Failure(403, 'Your company uses single sign-on.', { needsSso: true })

test('an address whose company requires single sign-on is redirected to that sign-in', async () => {
  const { calls } = mockApi({
    'POST /api/auth/user/signin': needsSso,
    'POST /api/auth/sso/begin': { url: 'https://idp.test/authorize' },
  })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { user } = show(<LoginScreen />, { path: '/login', at: '/login?to=%2Fhome%2Fleave' })
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://idp.test/authorize'))
  expect(calls('POST /api/auth/sso/begin').map(({ body }) => body)).toEqual([{ email: 'asha@acme.test' }])
  expect(screen.getByText(/Taking you to its sign-in page/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(readAway()).toEqual({ purpose: 'signIn', search: '?to=%2Fhome%2Fleave' })
})

test('if the identity provider is unreachable, the sign-in page says so and keeps the address', async () => {
  mockApi({
    'POST /api/auth/user/signin': needsSso,
    'POST /api/auth/sso/begin': new Failure(422, "Your company's identity provider can't be reached."),
  })
  const { user } = open()
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe("Your company's identity provider can't be reached.")
  expect(screen.queryByText(/Taking you to its sign-in page/)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe('asha@acme.test')
})

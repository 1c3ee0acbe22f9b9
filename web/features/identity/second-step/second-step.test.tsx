import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokens } from '../../../shared/call/token-store.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import LoginScreen from '../login-screen.tsx'
import OtpScreen from '../sign-up/otp-screen.tsx'
import { keepHalfSignIn, readHalfSignIn } from '../half-sign-in.ts'

const someone = signedInAs('Employee')
const session = {
  'GET /api/v1/employee/permissions': { leaveRead: true },
  'GET /api/v1/employee/user-info': someone,
} as const
const done = { accessToken: 'access-1', secondStep: null, recoveryCodes: null }

beforeEach(() => {
  signedOut()
  sessionStorage.clear()
})

function begin(step: 'authenticator' | 'email' | 'enrol', resendAfter = 0) {
  keepHalfSignIn({ token: 'half-1', step, hasPasskey: false, resendAfter }, 'asha@acme.test')
  return show(<OtpScreen />, { path: '/otp', at: '/otp' })
}

const wrong = new Failure(400, 'Some fields need correction.', {
  errors: [{ path: 'body.code', message: 'That code is not right. 4 tries left' }],
})

test('a correct password leads to the second step, and the page to return to is kept', async () => {
  const secondStep = { token: 'half-1', step: 'authenticator', hasPasskey: false, resendAfter: 0 } as const
  mockApi({ 'POST /api/auth/user/signin': { accessToken: null, step: null, onboardingToken: null, secondStep } })
  const { user, router } = show(<LoginScreen />, { path: '/login', at: '/login?next=%2Fhome%2Fclaims' })
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/otp'))
  expect(router.state.location.search).toBe('?next=%2Fhome%2Fclaims')
  expect(readHalfSignIn()).toMatchObject({ token: 'half-1', email: 'asha@acme.test' })
  expect(tokens.access()).toBeNull()
})

describe("an app's code", () => {
  test('signs in once its last digit is entered, trusting the device if chosen', async () => {
    const { calls } = mockApi({ 'POST /api/auth/user/2fa-verify': done, ...session })
    const { user } = begin('authenticator')
    await user.click(screen.getByLabelText('Trust this device for 30 days'))
    await user.type(screen.getByLabelText('Code'), '123456')
    await waitFor(() => expect(tokens.access()).toBe('access-1'))
    expect(calls('POST /api/auth/user/2fa-verify')[0]?.body).toEqual({ code: '123456', trust: true })
    expect(readHalfSignIn()).toBeNull()
  })

  test('that was right is not sent again by a press while the next page loads', async () => {
    const { calls } = mockApi({ 'POST /api/auth/user/2fa-verify': done, ...session })
    const { user } = begin('authenticator')
    await user.type(screen.getByLabelText('Code'), '123456')
    await waitFor(() => expect(tokens.access()).toBe('access-1'))
    await waitFor(() => expect(readHalfSignIn()).toBeNull())
    const button = screen.queryByRole('button', { name: 'Continue' })
    if (button !== null) await user.click(button)
    await user.keyboard('{Enter}')
    expect(calls('POST /api/auth/user/2fa-verify')).toHaveLength(1)
  })

  test('that is wrong is reported at its field, and another can be tried', async () => {
    mockApi({ 'POST /api/auth/user/2fa-verify': wrong })
    const { user } = begin('authenticator')
    await user.type(screen.getByLabelText('Code'), '123456')
    expect(await screen.findByText('That code is not right. 4 tries left')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
  })

  test('can be replaced by a recovery code, typed as written down, which stays after a mistake', async () => {
    const { calls } = mockApi({ 'POST /api/auth/user/2fa-verify': wrong })
    const { user } = begin('authenticator')
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    await user.type(screen.getByLabelText('Recovery code'), 'abcd{Enter}')
    expect(screen.getByText('Enter all 16 letters and digits of the code')).toBeTruthy()
    await user.type(screen.getByLabelText('Recovery code'), '-efgh-ijkl-mnop{Enter}')
    expect(await screen.findByText('That code is not right. 4 tries left')).toBeTruthy()
    expect(calls('POST /api/auth/user/2fa-verify').map(({ body }) => body)).toEqual([
      { code: 'abcd-efgh-ijkl-mnop', trust: false },
    ])
    expect(screen.getByLabelText<HTMLInputElement>('Recovery code').value).toBe('abcd-efgh-ijkl-mnop')
  })

  test('that is too late leads back to the password and says so', async () => {
    mockApi({ 'POST /api/auth/user/2fa-verify': new Failure(401, 'Too many wrong codes. Sign in again.') })
    const { user, router } = begin('authenticator')
    await user.type(screen.getByLabelText('Code'), '123456')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toEqual({ message: 'Too many wrong codes. Sign in again.' })
    expect(readHalfSignIn()).toBeNull()
  })
})

test('a code by mail can be resent', async () => {
  const { calls } = mockApi({ 'POST /api/auth/user/2fa-resend': { resendAfter: 30 } })
  const { user } = begin('email')
  expect(screen.getByText(/Enter the code sent to a/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText('We sent a new code.')).toBeTruthy()
  expect(calls('POST /api/auth/user/2fa-resend')).toHaveLength(1)
  expect(screen.getByText(/^Resend in 0:(30|29|28)$/)).toBeTruthy()
})

describe('an authenticator that the company requires', () => {
  const enrolment = { picture: '<svg xmlns="http://www.w3.org/2000/svg"/>', key: 'ABCD EFGH', uri: 'otpauth://totp/x' }

  test('is set up before the session begins, and its codes have to be saved first', async () => {
    const codes = ['abcd-efgh-ijkl-mnop', 'bcde-fghi-jklm-nopq']
    mockApi({
      'POST /api/auth/user/2fa-enrol': enrolment,
      'POST /api/auth/user/2fa-verify': { ...done, recoveryCodes: codes },
      ...session,
    })
    const { user } = begin('enrol')
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    await user.type(screen.getByLabelText('Code'), '123456')
    expect(await screen.findByText(codes[1] ?? '')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Save the codes first')).toBeTruthy()
    expect(tokens.access()).toBeNull()
    await user.click(screen.getByLabelText('I saved these codes'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(tokens.access()).toBe('access-1'))
  })

  test('that cannot be set up says so, and can be retried', async () => {
    let times = 0
    mockApi({
      'POST /api/auth/user/2fa-enrol': () => (++times === 1 ? new Failure(503, 'Try again later.') : enrolment),
    })
    const { user } = begin('enrol')
    expect(await screen.findByText('Try again later.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
  })
})

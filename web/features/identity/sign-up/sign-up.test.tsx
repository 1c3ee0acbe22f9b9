import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { tokens } from '../../../shared/call/token-store.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import OtpScreen from './otp-screen.tsx'
import PasswordScreen from './password-screen.tsx'
import RegisterScreen from './register-screen.tsx'
import { maySee } from './steps.ts'

const progress = {
  step: 'verify' as const,
  email: 'asha@acme.test',
  name: 'Asha Menon',
  phone: '+919876543210',
  companyName: 'Acme',
  plan: 'free' as const,
  resendAfter: 0,
}

let round = 0
beforeEach(() => {
  signedOut()
  sessionStorage.clear()
  // Each test has its own token, so that cached reads of another do not apply.
  tokens.setOnboarding(`onboarding-${(round += 1)}`)
})

test('registering stores the token and continues to the code', async () => {
  tokens.clearOnboarding()
  const { calls } = mockApi({ 'POST /api/auth/user/signup': { token: 'onboarding-new', step: 'verify' } })
  const { user, router } = show(<RegisterScreen />, { path: '/register', at: '/register' })
  await user.type(screen.getByLabelText('Company name'), 'Acme')
  await user.type(screen.getByLabelText('Full name'), 'Asha Menon')
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Mobile'), '98765 43210')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/otp'))
  expect(tokens.onboarding()).toBe('onboarding-new')
  expect(calls('POST /api/auth/user/signup')[0]?.body).toMatchObject({ phone: '+919876543210', terms: true })
})

test('every wrong field of the registration is named, and the input is kept for later', async () => {
  mockApi({})
  const { user, unmount } = show(<RegisterScreen />, { path: '/register', at: '/register' })
  await user.type(screen.getByLabelText('Company name'), 'Acme')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Agree to the terms to continue')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
  expect(screen.getByText('Enter a work email, for example you@company.com')).toBeTruthy()
  unmount()
  show(<RegisterScreen />, { path: '/register', at: '/register' })
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Acme')
})

test('a wrong code is reported and cleared; a correct one continues', async () => {
  let tries = 0
  const { calls } = mockApi({
    'GET /api/auth/user/onboarding': progress,
    'POST /api/auth/user/verify-otp': () => {
      tries += 1
      const message = 'That code is not right. 4 tries left'
      return tries === 1
        ? new Failure(400, message, { errors: [{ path: 'body.code', message }] })
        : { step: 'password' as const }
    },
  })
  const { user, router } = show(<OtpScreen />, { path: '/otp', at: '/otp' })
  const field = await screen.findByLabelText<HTMLInputElement>('Code')
  await user.type(field, '123456')
  expect(await screen.findByText('That code is not right. 4 tries left')).toBeTruthy()
  expect(field.value).toBe('')
  await user.type(field, '654321')
  await waitFor(() => expect(router.state.location.pathname).toBe('/password'))
  expect(calls('POST /api/auth/user/verify-otp')[0]?.headers.get('authorization')).toBe(`Bearer onboarding-${round}`)
})

test('a step opened too early or too late redirects to the next one', async () => {
  mockApi({ 'GET /api/auth/user/onboarding': { ...progress, step: 'plan' } })
  const { router } = show(<PasswordScreen />, { path: '/password', at: '/password' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/choose-plan'))
  expect(maySee('plan', 'admin')).toBe(true)
  expect(maySee('password', 'admin')).toBe(false)
  expect(maySee('admin', 'plan')).toBe(false)
})

test('without a token a step redirects to the beginning', async () => {
  tokens.clearOnboarding()
  mockApi({})
  const { router } = show(<OtpScreen />, { path: '/otp', at: '/otp' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
})

test("a password's rules are ticked while typing", async () => {
  mockApi({ 'GET /api/auth/user/onboarding': { ...progress, step: 'password' } })
  const { user } = show(<PasswordScreen />, { path: '/password', at: '/password' })
  const field = await screen.findByLabelText('New password')
  await user.type(field, 'asha likes tea')
  await waitFor(() => expect(screen.getByText('Weak')).toBeTruthy())
  expect(screen.getByText('At least 10 characters').parentElement?.textContent ?? '').toContain('At least 10')
  await user.clear(field)
  await user.type(field, 'violet teapot 47 harbour')
  await waitFor(() => expect(screen.getByText('Strong')).toBeTruthy())
  await user.type(screen.getByLabelText('Confirm password'), 'something else')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
})

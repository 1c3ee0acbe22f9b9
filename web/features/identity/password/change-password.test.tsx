import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { tokens } from '../../../shared/call/token-store.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PasswordSecurityScreen from '../settings/password-security-screen.tsx'
import ChangePasswordScreen from './change-password-screen.tsx'

const someone = signedInAs('Employee')

beforeEach(signedOut)

test("an invitation's link sets the first password and signs in", async () => {
  const { calls } = mockApi({
    'GET /api/auth/employee/password-reset': { name: 'Priya Rao', email: 'priya@acme.test', orgName: 'Acme' },
    'POST /api/auth/employee/password-reset': { accessToken: 'access-1', secondStep: null },
    'GET /api/v1/employee/permissions': {},
    'GET /api/v1/employee/user-info': someone,
  })
  const { user } = show(<ChangePasswordScreen />, { path: '/change-password', at: '/change-password#token=link-1' })
  await user.type(await screen.findByLabelText('New password'), 'violet teapot 47 harbour')
  await user.type(screen.getByLabelText('Confirm password'), 'violet teapot 47 harbour')
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }))
  await waitFor(() => expect(tokens.access()).toBe('access-1'))
  expect(calls('POST /api/auth/employee/password-reset')[0]?.headers.get('authorization')).toBe('Bearer link-1')
})

test("the rules of a password know the company's name", async () => {
  mockApi({
    'GET /api/auth/employee/password-reset': { name: 'Priya Rao', email: 'priya@x.test', orgName: 'Acme Tools' },
  })
  const { user } = show(<ChangePasswordScreen />, { path: '/change-password', at: '/change-password#token=link-1' })
  const field = await screen.findByLabelText('New password')
  const rule = () => screen.getByText(/^Not your name, email or company/).closest('li')
  await user.type(field, 'violet teapot 47 harbour')
  await waitFor(() => expect(rule()?.className).toBe('kept'))
  await user.clear(field)
  await user.type(field, 'violet acme 47 harbour')
  await waitFor(() => expect(rule()?.className).not.toBe('kept'))
})

test('an expired link says what to do', async () => {
  const message = 'This link is no longer valid. Ask your administrator to send it again.'
  mockApi({ 'GET /api/auth/employee/password-reset': new Failure(401, message) })
  show(<ChangePasswordScreen />, { path: '/change-password', at: '/change-password#token=link-2' })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('without a link there is nothing to set, and the person is redirected to sign-in', async () => {
  mockApi({})
  const { router } = show(<ChangePasswordScreen />, { path: '/change-password', at: '/change-password' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('people change their own password, and can end other sessions', async () => {
  signedInAs('Employee')
  const here = {
    _id: '01930000-0000-7000-8000-000000000001',
    device: 'Chrome on Linux',
    address: '10.0.0.1',
    isCurrent: true,
    isSso: false,
  }
  const phone = {
    ...here,
    _id: '01930000-0000-7000-8000-000000000002',
    device: 'Safari on iPhone',
    isCurrent: false,
    isSso: false,
  }
  const times = { createdAt: '2026-11-20T04:00:00.000Z', lastSeenAt: '2026-11-20T04:00:00.000Z' }
  const { calls } = mockApi({
    'GET /api/auth/user/password': { changedAt: '2026-11-01T04:00:00.000Z' },
    'GET /api/auth/user/session': [
      { ...here, ...times },
      { ...phone, ...times },
    ],
    'POST /api/auth/user/change-password': null,
    'DELETE /api/auth/user/session/{id}': null,
    'POST /api/auth/user/signout-everywhere': { ended: 1 },
  })
  const { user } = show(<PasswordSecurityScreen />)
  await user.type(screen.getByLabelText('Current password'), 'old password here')
  await user.type(screen.getByLabelText('New password'), 'violet teapot 47 harbour')
  await user.type(screen.getByLabelText('Confirm new password'), 'violet teapot 47 harbour')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(calls('POST /api/auth/user/change-password')).toHaveLength(1))
  expect(calls('POST /api/auth/user/change-password')[0]?.body).toEqual({
    currentPassword: 'old password here',
    password: 'violet teapot 47 harbour',
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(calls('POST /api/auth/user/signout-everywhere')).toHaveLength(1))
})

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import ConfirmEmailScreen from './confirm-email-screen.tsx'

beforeEach(signedOut)

const change = {
  name: 'Asha Rao',
  email: 'asha@new.test',
  previous: 'asha@old.test',
  orgName: 'Acme Components',
  withoutPasswordFrom: '2099-11-25T04:05:00.000Z',
}
const open = () => show(<ConfirmEmailScreen />, { path: '/confirm-email', at: '/confirm-email#token=link-1' })

test('a new email is confirmed with the password, and continues to sign-in', async () => {
  const { calls } = mockApi({ 'GET /api/auth/user/new-email': change, 'POST /api/auth/user/new-email': null })
  const { user, router } = open()
  await user.type(await screen.findByLabelText('Password'), 'violet teapot{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(calls('POST /api/auth/user/new-email')[0]?.body).toEqual({ password: 'violet teapot' })
})

test('a wrong password is reported at its field', async () => {
  const wrong = new Failure(400, 'This is not your password', {
    errors: [{ path: 'body.password', message: 'This is not your password' }],
  })
  mockApi({ 'GET /api/auth/user/new-email': change, 'POST /api/auth/user/new-email': wrong })
  const { user } = open()
  await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText('This is not your password')).toBeTruthy()
})

test.each([401, 409])('an expired link (%i) says why, and continues to sign-in', async (status) => {
  mockApi({ 'GET /api/auth/user/new-email': new Failure(status, 'This link is no longer valid.') })
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid.')
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

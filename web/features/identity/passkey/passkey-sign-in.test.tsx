import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokens } from '../../../shared/call/token-store.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import LoginScreen from '../login-screen.tsx'
import { startAuthentication, WebAuthnAbortService } from './testing.ts'

vi.mock('@simplewebauthn/browser', () => import('./testing.ts'))
const device = { sign: startAuthentication, stop: WebAuthnAbortService.cancelCeremony }

const someone = signedInAs('Employee')
const enter = 'POST /api/auth/user/passkey-signin'
const session = {
  'GET /api/v1/employee/permissions': { leaveRead: true },
  'GET /api/v1/employee/user-info': someone,
} as const
const asked = { 'POST /api/auth/user/passkey-challenge': { rpId: location.hostname } as never }
const byButton = () => screen.getByRole('button', { name: 'Sign in with a passkey' })
const open = () => show(<LoginScreen />, { path: '/login', at: '/login' })
/** Long enough for an offer to start. */
const later = () => act(() => new Promise((over) => setTimeout(over, 700)))

/** A promise that a test resolves. */
function held<T>() {
  let settle: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => (settle = resolve))
  return { promise, settle }
}

beforeEach(() => {
  signedOut()
  device.sign.mockReset()
  device.stop.mockReset()
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(() => vi.unstubAllGlobals())

test('a device that agrees at once signs in once, without further questions', async () => {
  device.sign.mockResolvedValue({ id: 'signed' })
  const { calls } = mockApi({ ...asked, ...session, [enter]: { accessToken: 'access-1' } })
  open()
  await waitFor(() => expect(tokens.access()).toBe('access-1'))
  await later()
  expect(device.sign).toHaveBeenCalledTimes(1)
  expect(device.sign).toHaveBeenCalledWith(expect.objectContaining({ useBrowserAutofill: true }))
  expect(calls(enter)).toHaveLength(1)
})

test('while a sign-in is running, neither the button nor the password starts another', async () => {
  const reply = held<{ accessToken: string }>()
  device.sign.mockResolvedValue({ id: 'signed' })
  const { calls } = mockApi({ ...asked, ...session, [enter]: () => reply.promise as never })
  const { user } = open()
  await waitFor(() => expect(calls(enter)).toHaveLength(1))
  await user.click(byButton())
  await user.type(screen.getByLabelText('Work email'), 'asha@acme.test')
  await user.type(screen.getByLabelText('Password'), 'violet teapot{Enter}')
  expect(calls('POST /api/auth/user/signin')).toEqual([])
  reply.settle({ accessToken: 'access-1' })
  await waitFor(() => expect(tokens.access()).toBe('access-1'))
  expect([device.sign.mock.calls.length, calls(enter).length]).toEqual([1, 1])
})

test('the button replaces the offer, which can no longer sign in', async () => {
  const offered = held<unknown>()
  const pressed = held<unknown>()
  device.sign.mockReturnValueOnce(offered.promise).mockReturnValueOnce(pressed.promise)
  const { calls } = mockApi({ ...asked, ...session, [enter]: { accessToken: 'access-1' } })
  const { user } = open()
  await waitFor(() => expect(device.sign).toHaveBeenCalledTimes(1))
  await user.click(byButton())
  await waitFor(() => expect(device.sign).toHaveBeenCalledTimes(2))
  expect(device.stop).toHaveBeenCalledTimes(1)
  offered.settle({ id: 'offered' })
  pressed.settle({ id: 'pressed' })
  await waitFor(() => expect(tokens.access()).toBe('access-1'))
  expect(calls(enter).map(({ body }) => (body as { passkey: unknown }).passkey)).toEqual([{ id: 'pressed' }])
})

test('a refused passkey says why, and can be retried', async () => {
  device.sign.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce({ id: 'signed' })
  device.sign.mockReturnValue(new Promise(() => undefined))
  mockApi({ ...asked, [enter]: new Failure(400, 'This passkey does not sign in here.') })
  const { user } = open()
  await waitFor(() => expect(device.sign).toHaveBeenCalledTimes(1))
  await user.click(byButton())
  expect((await screen.findByRole('alert')).textContent).toBe('This passkey does not sign in here.')
  await waitFor(() => expect(device.sign).toHaveBeenCalledTimes(3), { timeout: 2000 })
})

test('the offer ends with the page', async () => {
  const offered = held<unknown>()
  device.sign.mockReturnValueOnce(offered.promise)
  const { calls } = mockApi({ ...asked })
  const { unmount } = open()
  await waitFor(() => expect(device.sign).toHaveBeenCalledTimes(1))
  unmount()
  expect(device.stop).toHaveBeenCalledTimes(1)
  offered.settle({ id: 'offered' })
  await later()
  expect(calls(enter)).toEqual([])
})

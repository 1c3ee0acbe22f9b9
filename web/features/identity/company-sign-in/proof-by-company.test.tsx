import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { tellProved } from './away.ts'
import { ProofByCompany } from './proof-by-company.tsx'

const sessions = 'GET /api/auth/user/session'
const prove = 'POST /api/auth/sso/prove'
const session = (isSso: boolean) => ({
  ...{ _id: '01930000-0000-7000-8000-0000000000c1', device: 'Chrome on Linux', address: '192.0.2.1' },
  ...{ createdAt: '2026-11-20T04:00:00.000Z', lastSeenAt: '2026-11-20T04:05:00.000Z', isCurrent: true, isSso },
})
const proved = vi.fn()
const tab = () => ({ opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() })

beforeEach(() => {
  signedInAs('Employee')
  proved.mockClear()
})
afterEach(() => vi.restoreAllMocks())

test('a person who signed in with a password is not offered single sign-on', async () => {
  const { calls } = mockApi({ [sessions]: [session(false)] as never })
  show(<ProofByCompany onProved={proved} />)
  await waitFor(() => expect(calls(sessions)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Use single sign-on' })).toBeNull()
})

test('the provider opens in its own tab, and the proof there continues here', async () => {
  const opened = tab()
  vi.spyOn(window, 'open').mockReturnValue(opened as never)
  mockApi({ [sessions]: [session(true)] as never, [prove]: { url: 'https://idp.test/auth' } })
  const { user } = show(<ProofByCompany onProved={proved} />)
  await user.click(await screen.findByRole('button', { name: 'Use single sign-on' }))
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://idp.test/auth'))
  expect(opened.opener).toBeNull()
  expect(proved).not.toHaveBeenCalled()
  tellProved()
  await waitFor(() => expect(proved).toHaveBeenCalledTimes(1))
})

test('a browser that blocks the tab says what to do', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  mockApi({ [sessions]: [session(true)] as never, [prove]: { url: 'https://idp.test/auth' } })
  const { user } = show(<ProofByCompany onProved={proved} />)
  await user.click(await screen.findByRole('button', { name: 'Use single sign-on' }))
  expect(await screen.findByText('Allow pop-ups for this page, then try again.')).toBeTruthy()
})

test('an unreachable provider is reported, and the empty tab is closed', async () => {
  const opened = tab()
  vi.spyOn(window, 'open').mockReturnValue(opened as never)
  const message = "Your company's identity provider can't be reached."
  mockApi({ [sessions]: [session(true)] as never, [prove]: new Failure(409, message) })
  const { user } = show(<ProofByCompany onProved={proved} />)
  await user.click(await screen.findByRole('button', { name: 'Use single sign-on' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(opened.close).toHaveBeenCalled()
  expect(proved).not.toHaveBeenCalled()
})

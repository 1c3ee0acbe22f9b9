import { screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useApi } from '../../shared/call/use-api.ts'
import { mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import { cacheSettings } from './cache-settings.ts'
import { useFetchedAgain } from './use-fetched-again.ts'

const user = signedInAs('Employee')

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function Name() {
  useFetchedAgain()
  const { data, error } = useApi('GET /api/v1/user/user-info')
  return (
    <>
      <p>{data?.name ?? error?.message ?? 'Reading'}</p>
      <input aria-label="Note" />
    </>
  )
}

const page = (
  <SWRConfig value={{ ...cacheSettings, shouldRetryOnError: false, revalidateOnReconnect: false }}>
    <Name />
  </SWRConfig>
)

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server restarts', () => Promise.resolve(new Response('', { status: 503 }))],
])('reads that failed %s are repeated, and input stays', async (_, answer) => {
  signedInAs('Employee')
  vi.stubGlobal('fetch', vi.fn(answer))
  const shown = show(page)
  await screen.findByText(/Could not reach|restarting/)
  const note = screen.getByRole('textbox') as HTMLInputElement
  note.value = 'Half a sentence'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.queryByText('Aarav Rao')).toBeNull()

  mockApi({ 'GET /api/v1/user/user-info': user })
  const api = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/api/ready' ? Promise.resolve(new Response('{}')) : api(url, init),
  )
  await vi.advanceTimersByTimeAsync(20_000)
  await waitFor(() => expect(screen.getByText('Aarav Rao')).toBeTruthy())
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('Half a sentence')
  shown.unmount()
})

test('a browser that is online again does not wait for the next check', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  show(page)
  await screen.findByText(/Could not reach/)
  await vi.advanceTimersByTimeAsync(60_000)
  mockApi({ 'GET /api/v1/user/user-info': user })
  const api = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/api/ready' ? Promise.resolve(new Response('{}')) : api(url, init),
  )
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Aarav Rao')
})

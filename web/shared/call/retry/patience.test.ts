import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from '../send.ts'
import { tokens } from '../token-store.ts'

let asked: string[]
const busy = (seconds: string | null) =>
  Response.json(
    { success: false, message: 'You have too many requests running.' },
    { status: 429, headers: seconds === null ? {} : { 'retry-after': seconds } },
  )
const fine = () => Response.json({ success: true, data: 'fine' })

function server(...answers: (() => Response)[]) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)())
  })
}

beforeEach(() => {
  asked = []
  tokens.setAccess('mine')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that was refused its turn gets its data after the wait, without a word', async () => {
  server(() => busy('5'), fine)
  const got = send('GET /api/one')
  await vi.advanceTimersByTimeAsync(4_900)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  await expect(got).resolves.toEqual({ data: 'fine' })
})

test('after two repeats the message of the server is shown', async () => {
  server(() => busy('5'))
  const failure = send('GET /api/one').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await failure).toMatchObject({ status: 429, message: 'You have too many requests running.' })
  expect(asked).toHaveLength(3)
})

test.each([
  ['a longer wait', 'GET /api/one', '60'],
  ['no wait', 'GET /api/one', null],
  ['a call that changes something', 'POST /api/one', '5'],
])('%s is shown at once', async (_, key, seconds) => {
  server(() => busy(seconds))
  await expect(send(key, key.startsWith('POST') ? { body: {} } : {})).rejects.toMatchObject({ status: 429 })
  expect(asked).toHaveLength(1)
})

test('a page that was left no longer waits', async () => {
  server(() => busy('5'), fine)
  const leaving = new AbortController()
  const got = send('GET /api/one', { signal: leaving.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  leaving.abort()
  expect(await got).toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveLength(1)
})

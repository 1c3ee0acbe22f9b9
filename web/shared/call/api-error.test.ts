import { afterEach, expect, test, vi } from 'vitest'
import { messageOf } from './api-error.ts'
import { api } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const thrownBy = async (reply: () => Promise<Response>) => {
  vi.stubGlobal('fetch', reply)
  return api('GET /api/v1/dashboard/first').then(
    () => undefined,
    (error: unknown) => error,
  )
}
const json = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const otherwise = 'Failed to fetch permissions'

test.each([
  ["the server's message", json(409, { success: false, message: 'The run is locked.' }), 'The run is locked.'],
  ["the caller's message, for a reply without one", json(500, { success: false }), otherwise],
  [
    'what the caller says, for a reply that is no JSON',
    () => Promise.resolve(new Response('x', { status: 400 })),
    otherwise,
  ],
  ["the caller's message, if no reply arrived", () => Promise.reject(new TypeError('failed')), otherwise],
])('a failed call shows %s', async (_, reply, shown) => {
  expect(messageOf(await thrownBy(reply), otherwise)).toBe(shown)
})

test('an error without a message gets one by its status if the caller has none', async () => {
  expect(messageOf(await thrownBy(() => Promise.resolve(new Response('', { status: 413 }))))).toBe(
    'The file is too large',
  )
  expect(messageOf(new Error('anything'))).toBe('Something went wrong')
})

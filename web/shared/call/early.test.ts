import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../session/session.ts'
import type { EarlyCall } from './early.ts'
import { send } from './send.ts'
import { tokens } from './token-store.ts'

const url = '/api/v1/dashboard/first'
const early = new Map<string, EarlyCall>()
let asked: string[]

beforeEach(() => {
  asked = []
  early.clear()
  tokens.setAccess('mine')
  useSession.setState({ isAuthenticated: true, ended: null })
  vi.stubGlobal('musterEarly', early)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.endsWith('/refresh-token')) return reply(200, { accessToken: 'newer' })
    return reply(200, 'asked now')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  tokens.clear()
})

test('a call already made by the page is not made again the first time', async () => {
  began(reply(200, 'asked early'))
  await expect(first()).resolves.toBe('asked early')
  expect(asked).toEqual([])
  await expect(first()).resolves.toBe('asked now')
})

test('only exactly the same call of the same session is reused', async () => {
  began(reply(200, 'of somebody else'), { token: 'theirs' })
  await expect(first()).resolves.toBe('asked now')
  began(reply(200, 'of another call'))
  await expect(send('GET /api/v1/dashboard/second')).resolves.toMatchObject({ data: 'asked now' })
})

test('an expired session is renewed as for a call made now', async () => {
  began(reply(401, null))
  await expect(first()).resolves.toBe('asked now')
  expect(asked).toEqual(['/api/auth/user/refresh-token', url])
})

test.each([
  ['is old', () => reply(200, 'asked early'), { began: Date.now() - 60_000 }],
  ['said that the server is unavailable', () => reply(503, null), {}],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch')), {}],
] as const)('an early reply that %s is fetched again', async (_, response, more) => {
  began(response(), more)
  await expect(first()).resolves.toBe('asked now')
})

test('a refusal is reused', async () => {
  began(reply(403, null))
  await expect(first()).rejects.toMatchObject({ status: 403 })
  expect(asked).toEqual([])
})

async function first(): Promise<unknown> {
  return (await send('GET /api/v1/dashboard/first')).data
}

function began(response: Response | Promise<Response>, more: Partial<EarlyCall> = {}): void {
  const answer = Promise.resolve(response)
  answer.catch(() => undefined)
  early.set(url, { token: 'mine', began: Date.now(), response: answer, ...more })
}

function reply(status: number, data: unknown): Response {
  const body = JSON.stringify({ success: status < 400, message: '', data })
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

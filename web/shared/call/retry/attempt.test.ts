import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { isKeyed } from './attempt.ts'
import { send } from '../send.ts'

const bonus = 'POST /api/v1/user/pay-input'
let keys: (string | null)[]

beforeEach(() => {
  keys = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function server(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return answer()
  })
}
const ok = () => Promise.resolve(Response.json({ success: true, data: { _id: '1' } }))
const lost = () => Promise.reject(new TypeError('the line broke'))
const body = (amountPaise = 500_000) => ({ body: { amountPaise } })
const tryIt = () => send(bonus, body()).catch(() => null)

test('six identical calls at once share one key; another amount gets its own', async () => {
  server(ok)
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(bonus, body())))
  await send(bonus, body(600_000))
  expect(new Set(keys.slice(0, 6)).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[6]).not.toBe(keys[0])
})

test('an unanswered call is resent under its key; a repeat after an answer gets a new one', async () => {
  server(lost)
  await tryIt()
  server(() => Promise.resolve(Response.json({ success: false, message: 'Busy' }, { status: 503 })))
  await tryIt()
  server(ok)
  await tryIt()
  await tryIt()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

test('a refusal counts as an answer', async () => {
  server(() => Promise.resolve(Response.json({ success: false, message: 'No' }, { status: 422 })))
  await tryIt()
  await tryIt()
  expect(keys[1]).not.toBe(keys[0])
})

test('after two minutes a repeat is a new attempt', async () => {
  server(lost)
  await tryIt()
  vi.advanceTimersByTime(120_000)
  await tryIt()
  expect(keys[1]).not.toBe(keys[0])
})

test('two files with the same name are two attempts', async () => {
  server(lost)
  const withFile = (text: string) => send(bonus, { files: { proof: new File([text], 'bill.pdf') } }).catch(() => null)
  await withFile('a')
  await withFile('ab')
  expect(keys[1]).not.toBe(keys[0])
})

test('every call that changes something for an account carries a key, except punches', () => {
  for (const [key, route] of Object.entries(allRoutes) as [string, Route][]) {
    const isPunch = key.includes('/punch-')
    const isOfAccount = route.access !== 'public' && route.access !== 'onboarding'
    if (isOfAccount && !key.includes(' /api/auth/') && route.reply !== 'blob')
      expect([key, isKeyed(key)]).toEqual([key, !key.startsWith('GET ') && route.reads !== true && !isPunch])
  }
})

import { describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Route } from '@muster/contract/routes.ts'
import { aCompany, type Company } from '../../testing/company.ts'
import { rawCall, type Key } from '../../testing/call.ts'
import { features } from '../features.ts'

const routes = Object.entries(allRoutes) as [Key, Route][]
const ofAccount = routes.filter(([, route]) => route.access !== 'public' && route.access !== 'onboarding')
const anId = '01890a5d-ac96-774b-bcce-b302099a8057'
const paramsOf = (key: string) => Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, anId]))
const send = (token: string | null, key: Key, sent: object = {}) =>
  rawCall(token, key, { params: paramsOf(key), ...sent } as never)

describe('every call of the contract', () => {
  it('is served exactly once', () => {
    const served = features.flatMap((feature) => feature.routes.map(({ key }) => key as string))
    expect(served.toSorted()).toEqual(Object.keys(allRoutes).toSorted())
  })

  it('answers 401 to signed-out callers', async () => {
    await aCompany()
    for (const [key, route] of routes) {
      if (route.access === 'public') continue
      const { status, body } = await send(null, key)
      expect.soft([key, status, (body as { success: boolean }).success]).toEqual([key, 401, false])
    }
  })

  it('answers 401 to a token not issued by us', async () => {
    for (const [key] of ofAccount) expect.soft([key, (await send('a.b.c', key)).status]).toEqual([key, 401])
  })

  it('answers 403 to callers without the permission', async () => {
    const company = await aCompany()
    const nobody = await withoutPermissions(company)
    for (const [key, route] of ofAccount) {
      if (route.access === 'signedIn') continue
      expect.soft([key, (await send(nobody, key)).status]).toEqual([key, 403])
    }
  })

  it('answers 403 to callers with one of two required permissions', async () => {
    const company = await aCompany()
    const holding = async (granted: Permission[]) => (await company.employee('Asha Pillai', { granted })).token
    for (const [key, { access, also }] of ofAccount) {
      if (also === undefined) continue
      const tokens = [await holding([access].flat() as Permission[]), await holding([also])]
      for (const token of tokens) expect.soft([key, (await send(token, key)).status]).toEqual([key, 403])
      const both = await holding([...([access].flat() as Permission[]), also])
      expect.soft([key, (await send(both, key)).status]).not.toEqual([key, 403])
    }
  })

  it('answers 4xx with the envelope to junk in every place', { timeout: 120_000 }, async () => {
    const company = await aCompany()
    for (const [key, route] of routes) {
      // Signing out would leave only 401 for the calls after it.
      if (key === 'POST /api/auth/user/signout') continue
      for (const sent of junk(key, route)) {
        const { status, body } = await send(company.admin.token, key, sent)
        expect.soft([key, sent, status < 500], JSON.stringify(body)).toEqual([key, sent, true])
        if (status >= 400) expect.soft(body).toMatchObject({ success: false, message: expect.any(String) })
      }
    }
    expect((await send(company.admin.token, 'GET /api/v1/user/user-info')).status).toBe(200)
  })

  it('answers 4xx to a body that is not JSON, is huge, or nests endlessly', { timeout: 120_000 }, async () => {
    const company = await aCompany()
    const { fastify } = company
    const deep = '['.repeat(20_000)
    const closed = `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    for (const [key, route] of ofAccount) {
      if (!route.body || route.files) continue
      const [method, template = ''] = key.split(' ')
      for (const payload of ['{', 'null', deep, closed, `{"name":"${'x'.repeat(1_200_000)}"}`]) {
        const { statusCode } = await fastify.inject({
          method: method as 'POST',
          url: template.replace(/\{\w+\}/g, anId),
          headers: { authorization: `Bearer ${company.admin.token}`, 'content-type': 'application/json' },
          payload,
        })
        expect
          .soft([key, payload.slice(0, 10), statusCode >= 400 && statusCode < 500])
          .toEqual([key, payload.slice(0, 10), true])
      }
    }
  })
})

async function withoutPermissions(company: Company): Promise<string> {
  const person = await company.employee('Nobody Special')
  await company.within((tx) =>
    tx.query({ name: '', text: "update role set permissions = '{}' where name = 'Employee'", values: [] }),
  )
  return person.token
}

const hostile = [
  "'; drop table organisation; --",
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '<script>',
  '9'.repeat(400),
  '🧾'.repeat(300),
  '0000-01-01',
  '9999-12-31',
  '0000-01',
  '9999-12',
]

function* junk(key: Key, route: Route): Generator<object> {
  const takesBody = !key.startsWith('GET')
  const takesQuery = route.query !== undefined || route.paging !== undefined
  for (const text of hostile) {
    if (takesBody) yield { body: { name: text, email: text, id: text, from: text, amount: text, date: text } }
    if (takesQuery) {
      yield { query: Object.fromEntries(queryNames.map((name) => [name, text])) }
      yield { query: { attendance: text, startDate: text, endDate: text, date: text, search: text } }
      yield { query: { next: Buffer.from(JSON.stringify([text, anId])).toString('base64url') } }
    }
    if (key.includes('{'))
      yield {
        params: Object.fromEntries(Object.keys(paramsOf(key)).map((name) => [name, text.toWellFormed().slice(0, 60)])),
      }
  }
  if (takesBody) yield* bodies.map((body) => ({ body }))
  if (takesQuery) {
    yield { query: { page: '-1', limit: '1000000' } }
    yield { query: { page: '0.5', limit: 'NaN' } }
  }
}

const queryNames = ['page', 'limit', 'search', 'sortBy', 'date', 'next', 'key', 'month', 'year']
const bodies: unknown[] = [
  [],
  'text',
  7,
  { name: { $gt: '' } },
  { name: ['a'] },
  { __proto__: null, constructor: 1 },
  {},
]

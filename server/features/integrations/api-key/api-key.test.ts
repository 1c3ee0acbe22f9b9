import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rawCall } from '../../../testing/call.ts'
import { aCompany, run, type Company } from '../../../testing/company.ts'
import { aKey } from '../testing/a-key.ts'
import { warnOfExpiry } from './warn.ts'

let company: Company
beforeAll(async () => {
  company = await aCompany()
})

const input = { name: 'Payroll sync', scopes: ['people:read' as const], expiresOn: '2027-01-31' }
const listOf = async (of = company) => of.admin.call('GET /api/v1/user/api-key')
const employees = (key: string) => rawCall(key, 'GET /api/v1/employee/basic-info', { query: {} })
const day = 24 * 3600

describe('a key', () => {
  test('is shown once, is stored as a digest, and is recognised by its prefix and last four characters', async () => {
    const { _id, key } = await company.admin.call('POST /api/v1/user/api-key', { body: input })
    expect(key).toMatch(/^mk_[\w-]{86}$/)
    const [listed] = (await listOf()).filter((one) => one._id === _id)
    expect(listed).toMatchObject({
      ...{ name: 'Payroll sync', scopes: ['people:read'], state: 'active', lastFour: key.slice(-4) },
      ...{ createdBy: 'Acme Components Admin', callsPerMinute: 120, usedAt: null, usedFrom: null },
    })
    const everything = await company.within((tx) => run(tx, sql`select to_jsonb(api_key) as row from api_key`))
    expect(JSON.stringify(everything.rows)).not.toContain(key.slice(10, 60))
  })

  test('reports input errors at their fields', async () => {
    const at = async (more: object) => {
      const refused = await company.admin.refused('POST /api/v1/user/api-key', { body: { ...input, ...more } })
      return [refused.status, refused.errors?.map(({ path }) => path)]
    }
    expect(await at({ name: '' })).toEqual([400, ['body.name']])
    expect(await at({ scopes: [] })).toEqual([400, ['body.scopes']])
    expect(await at({ scopes: ['access:write'] })).toEqual([400, ['body.scopes.0']])
    expect(await at({ scopes: ['leaveApproval:write'] })).toEqual([400, ['body.scopes.0']])
    expect(await at({ expiresOn: '2026-11-19' })).toEqual([400, ['body.expiresOn']])
    expect(await at({ expiresOn: '2027-11-22' })).toEqual([400, ['body.expiresOn']])
    expect(await at({ callsPerMinute: 601 })).toEqual([400, ['body.callsPerMinute']])
    const last = { ...input, expiresOn: '2027-11-21' }
    expect((await company.admin.raw('POST /api/v1/user/api-key', { body: last })).status).toBe(200)
  })

  test('is for the admin alone, and cannot be managed with another key', async () => {
    const hr = await company.employee('Hema Rao', { role: 'HR' })
    const { _id, raw } = await aKey(company, ['people:write', 'payRuns:write'])
    const params = { id: _id }
    for (const who of [hr, { raw }]) {
      expect((await who.raw('GET /api/v1/user/api-key')).status).toBe(403)
      expect((await who.raw('POST /api/v1/user/api-key', { body: input })).status).toBe(403)
      expect((await who.raw('POST /api/v1/user/api-key/{id}/renew', { params, body: input })).status).toBe(403)
      expect((await who.raw('PUT /api/v1/user/api-key/{id}', { params, body: input })).status).toBe(403)
      expect((await who.raw('DELETE /api/v1/user/api-key/{id}', { params })).status).toBe(403)
    }
  })

  test('acts as itself in the log, is not a person of the company, and cannot sign in', async () => {
    const { _id, key, raw } = await aKey(company, ['places:write', 'people:read'])
    const before = (await employees(key)).body as { pagination: { total: number } }
    await raw('POST /api/v1/user/location', { body: { name: 'Kochi', city: 'Kochi', state: 'IN-KL' } as never })
    const refused = await raw('GET /api/v1/user/payrun')
    expect(refused.status).toBe(403)
    await expect
      .poll(async () => (await company.admin.call('GET /api/v1/user/activity-log')).data[0])
      .toMatchObject({ who: 'Payroll sync', isKey: true, action: 'refused', record: { _id } })
    const after = (await employees(key)).body as { pagination: { total: number } }
    expect(after.pagination.total).toBe(before.pagination.total)
    const roles = await company.admin.call('GET /api/v1/user/role', { query: {} })
    expect(JSON.stringify(roles)).not.toContain('Payroll sync')
  })

  test('records when and from where it was used, once a minute', async () => {
    const { _id, key } = await aKey(company, ['people:read'])
    const used = async () => (await listOf()).find((one) => one._id === _id)!
    await employees(key)
    const first = await used()
    expect(first).toMatchObject({ usedAt: company.clock.now(), usedFrom: '127.0.0.1' })
    company.clock.advance(59)
    await employees(key)
    expect((await used()).usedAt).toBe(first.usedAt)
    company.clock.advance(1)
    await employees(key)
    expect((await used()).usedAt).toBe(company.clock.now())
  })

  test("has its own limit, which doesn't affect others", async () => {
    const { key } = await aKey(company, ['people:read'], { callsPerMinute: 10 })
    const other = await aKey(company, ['people:read'], { callsPerMinute: 10 })
    for (let call = 0; call < 10; call += 1) expect((await employees(key)).status).toBe(200)
    const refused = await employees(key)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await employees(other.key)).status).toBe(200)
  })

  test('applies changed permissions at once', async () => {
    const { _id, key } = await aKey(company, ['people:read'])
    expect((await employees(key)).status).toBe(200)
    const params = { id: _id }
    const body = { name: 'Shift board', scopes: ['places:read' as const], callsPerMinute: 60 }
    const changed = await company.admin.call('PUT /api/v1/user/api-key/{id}', { params, body })
    expect(changed).toMatchObject(body)
    expect([(await employees(key)).status, (await rawCall(key, 'GET /api/v1/user/shift')).status]).toEqual([403, 200])
  })
})

describe('end of a key', () => {
  test('a revoked key is refused from then on, and stays revoked', async () => {
    const { _id, key } = await aKey(company, ['people:read'])
    expect((await employees(key)).status).toBe(200)
    const params = { id: _id }
    const both = await Promise.all([0, 1].map(() => company.admin.raw('DELETE /api/v1/user/api-key/{id}', { params })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = await employees(key)
    expect([refused.status, (refused.body as { isLogout?: boolean }).isLogout]).toEqual([401, undefined])
    const body = { expiresOn: input.expiresOn }
    expect((await company.admin.raw('POST /api/v1/user/api-key/{id}/renew', { params, body })).status).toBe(409)
    expect((await listOf()).find((one) => one._id === _id)?.state).toBe('revoked')
  })

  test('a renewed key has a new secret, and the previous one works for a day', async () => {
    const own = await aCompany('Renewals')
    const { _id, key } = await aKey(own, ['people:read'])
    const params = { id: _id }
    const body = { expiresOn: '2027-02-28' }
    const renewed = await own.admin.call('POST /api/v1/user/api-key/{id}/renew', { params, body })
    expect(renewed.key).not.toBe(key)
    const both = async () => [(await employees(key)).status, (await employees(renewed.key)).status]
    expect(await both()).toEqual([200, 200])
    own.clock.advance(day - 1)
    expect(await both()).toEqual([200, 200])
    own.clock.advance(1)
    expect(await both()).toEqual([401, 200])
  })

  test("a key expires at the end of its last day in the company's time zone, and can be renewed", async () => {
    const own = await aCompany('Expiries')
    const body = { ...input, expiresOn: own.clock.now().slice(0, 10) }
    const { _id, key } = await own.admin.call('POST /api/v1/user/api-key', { body })
    const end = `${body.expiresOn}T18:30:00.000Z`
    own.clock.set(new Date(Date.parse(end) - 1).toISOString())
    expect((await employees(key)).status).toBe(200)
    own.clock.set(end)
    expect((await employees(key)).status).toBe(401)
    expect((await listOf(own))[0]).toMatchObject({ state: 'expired' })
    const renewed = await own.admin.call('POST /api/v1/user/api-key/{id}/renew', { params: { id: _id }, body: input })
    expect([(await employees(key)).status, (await employees(renewed.key)).status]).toEqual([401, 200])
  })

  test('admins are notified fourteen and three days before, once each, and not about a revoked key', async () => {
    const own = await aCompany('Warnings')
    const until = (expiresOn: string, name: string) =>
      own.admin.call('POST /api/v1/user/api-key', { body: { ...input, name, expiresOn } })
    const today = Date.parse(`${own.clock.now().slice(0, 10)}T00:00:00Z`)
    const inDays = (days: number) => new Date(today + days * day * 1000).toISOString().slice(0, 10)
    await until(inDays(13), 'Board')
    const gone = await until(inDays(13), 'Gone')
    await own.admin.call('DELETE /api/v1/user/api-key/{id}', { params: { id: gone._id } })
    await until(inDays(40), 'Far')
    const told = async () => {
      await warnOfExpiry(own.app, { organisation: own.organisation })
      await warnOfExpiry(own.app, { organisation: own.organisation })
      const all = await own.admin.call('GET /api/v1/notification/all')
      return all.filter(({ type }) => type === 'api-key').map(({ message }) => message)
    }
    expect(await told()).toEqual([expect.stringContaining('The API key Board expires on')])
    own.clock.advance(11 * day)
    expect(await told()).toHaveLength(2)
    own.clock.advance(day)
    expect(await told()).toHaveLength(2)
  })

  test('a text that is not one of our secrets is refused as unknown, as is one of another company', async () => {
    const { key } = await aKey(company, ['people:read'])
    const turned = key.slice(0, -1) + (key.endsWith('A') ? 'E' : 'A')
    const cut = key.slice(0, 40)
    for (const wrong of ['mk_', 'mk_a.b', cut, turned, `${key}A`, key.replace('mk_', 'mk_AAAA')])
      expect([wrong, (await employees(wrong)).status]).toEqual([wrong, 401])
  })
})

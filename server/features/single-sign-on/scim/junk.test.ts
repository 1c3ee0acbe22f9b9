import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { testServer } from '../../../testing/server.ts'
import { proveDomain } from '../testing/company-with-provider.ts'
import { type Method, sendScim } from '../testing/scim-client.ts'

const domain = 'acme-junk.test'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
let company: Company
let token: string
let user: string
let group: string

beforeAll(async () => {
  company = await aCompany()
  await proveDomain(company, domain)
  const key = 'POST /api/v1/user/single-sign-on/scim-token'
  token = (await company.admin.call(key, { body: { expiresOn: '2027-06-30' } })).token
  user = (await send('POST', '/Users', { userName: `first@${domain}`, name: names })).body.id
  group = (await send('POST', '/Groups', { displayName: 'Everyone' })).body.id
})

const names = { givenName: 'Meera', familyName: 'Iyer' }
const send = async (method: Method, path: string, payload?: unknown) => {
  // A company makes 600 calls a minute; here it makes thousands.
  const { app } = await testServer()
  await app.limits.forgive('scim', company.organisation, { max: 600, seconds: 60 })
  return sendScim(company, token, method, path, payload)
}
const everyone = async () => (await send('GET', '/Users?count=200')).body['totalResults']

const hostile = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  'a\r\nBcc: eve@evil.test',
  "'; drop table account; --",
  '9'.repeat(5000),
  '🧾'.repeat(300),
  'a\u202eb',
  '../../etc/passwd',
  'https://evil.test',
]
const junk: unknown[] = [...hostile, 7, -1e300, true, [], {}, [[]], { toString: 1, valueOf: 1 }, { value: {} }, null]

/** A refusal in the protocol's form; success is fine for what is merely odd. */
function expectProper(told: unknown, { status, body }: Awaited<ReturnType<typeof send>>): void {
  expect.soft([told, status < 500], JSON.stringify(body)).toEqual([told, true])
  if (status < 400) return
  const form = { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) }
  expect.soft(body, JSON.stringify(told)).toMatchObject({ ...form, detail: expect.any(String) as string })
}

describe('junk from an identity provider', () => {
  const attributes = ['userName', 'externalId', 'active', 'name', 'name.givenName', 'displayName', 'emails', 'members']

  test(
    'in any attribute of a body is refused in the form of the protocol, or ignored',
    { timeout: 240_000 },
    async () => {
      let count = 0
      for (const value of junk)
        for (const attribute of attributes) {
          const fields = attribute === 'name.givenName' ? { name: { givenName: value } } : { [attribute]: value }
          count += 1
          const person = { userName: `odd${count}@${domain}`, name: names, ...fields }
          expectProper([attribute, value], await send('POST', '/Users', person))
          expectProper(
            [attribute, value],
            await send('PUT', `/Groups/${group}`, { displayName: 'Everyone', ...fields }),
          )
          for (const [op, path] of [
            ['replace', attribute],
            ['add', attribute],
            ['remove', attribute],
            [value, attribute],
            ['replace', value],
          ]) {
            const Operations = [{ op, path, value }]
            expectProper([op, path, value], await send('PATCH', `/Users/${user}`, { schemas: [patchOp], Operations }))
            expectProper([op, path, value], await send('PATCH', `/Groups/${group}`, { schemas: [patchOp], Operations }))
          }
        }
    },
  )

  test(
    'as a whole body, a filter, a page or an id is refused in the form of the protocol',
    { timeout: 120_000 },
    async () => {
      for (const text of [
        '{',
        'null',
        '[]',
        '7',
        '""',
        '['.repeat(20_000),
        `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
      ])
        for (const path of ['/Users', '/Groups']) expectProper(text.slice(0, 10), await send('POST', path, text))
      for (const text of hostile) {
        const [plain, wellFormed] = [JSON.stringify(text), encodeURIComponent(text.toWellFormed())]
        for (const path of ['/Users', '/Groups']) {
          const attribute = path === '/Users' ? 'userName' : 'displayName'
          for (const filter of [
            text,
            `${attribute} eq ${plain}`,
            `${attribute} eq "${text}"`,
            `externalId eq ${plain}`,
          ])
            expectProper(filter, await send('GET', `${path}?filter=${encodeURIComponent(filter.toWellFormed())}`))
          for (const query of ['startIndex', 'count', 'excludedAttributes', 'sortBy'])
            expectProper([query, text], await send('GET', `${path}?${query}=${wellFormed}`))
          for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const)
            expectProper([method, text], await send(method, `${path}/${wellFormed}`, method === 'GET' ? undefined : {}))
        }
      }
      for (const escaped of ['%00', '%ED%A0%80', '%', '%zz'])
        for (const path of [`/Users/${escaped}`, `/Users?filter=${escaped}`, `/Groups?${escaped}=1`]) {
          const { status } = await send('GET', path)
          expect.soft([path, status < 500]).toEqual([path, true])
        }
    },
  )

  test('does not find everyone by an escape that JSON knows and a filter does not', async () => {
    for (const value of ['"\\u0000"', '"\\ud800"', '"\\U0041"', '"a\nb"', '"\\B"']) {
      const filter = encodeURIComponent(`userName eq ${value}`)
      expect
        .soft([value, await send('GET', `/Users?filter=${filter}`)])
        .toMatchObject([value, { status: 400, body: { scimType: 'invalidFilter' } }])
    }
  })
})

describe('an address from an identity provider', () => {
  const wrong = [
    `priya@${domain}\r\nBcc: eve@evil.test`,
    `priya@${domain},eve@evil.test`,
    `priya@${domain};eve@evil.test`,
    `"Priya" <priya@${domain}>`,
    `pri ya@${domain}`,
    `${'p'.repeat(1009)}@${domain}`,
    `${'p'.repeat(250)}@${domain}`,
    `pri\u0000ya@${domain}`,
    `pri\ud800ya@${domain}`,
    `pri\u202eya@${domain}`,
  ]

  test.each(wrong)('is refused if no one could have typed it: %j', async (userName) => {
    const before = await everyone()
    const refusal = { status: 400, body: { scimType: 'invalidValue' } }
    expect(await send('POST', '/Users', { userName, name: names })).toMatchObject(refusal)
    const Operations = [{ op: 'replace', path: 'userName', value: userName }]
    expect(await send('PATCH', `/Users/${user}`, { schemas: [patchOp], Operations })).toMatchObject(refusal)
    expect(await everyone()).toBe(before)
    expect((await send('GET', `/Users/${user}`)).body).toMatchObject({ userName: `first@${domain}` })
  })
})

test('a name from an identity provider keeps the rules for names that people type', async () => {
  for (const givenName of ['Meera\r\nIyer', 'Win at https://evil.test', 'm'.repeat(61), 'Mee\u202era', 'Mee\u0000ra']) {
    const Operations = [{ op: 'replace', path: 'name.givenName', value: givenName }]
    expect
      .soft([givenName, await send('PATCH', `/Users/${user}`, { schemas: [patchOp], Operations })])
      .toMatchObject([givenName, { status: 400, body: { scimType: 'invalidValue' } }])
  }
})

test('a parameter sent twice, as a list or misspelt is refused instead of answering with everyone', async () => {
  const one = encodeURIComponent(`userName eq "first@${domain}"`)
  for (const path of ['/Users', '/Groups'])
    for (const query of [
      `filter=${one}&filter=${one}`,
      `filter[]=${one}`,
      `filter[0]=${one}`,
      `Filter=${one}`,
      `FILTER=${one}`,
    ])
      expect
        .soft([query, await send('GET', `${path}?${query}`)])
        .toMatchObject([query, { status: 400, body: { scimType: 'invalidFilter' } }])
  for (const query of [
    'count=1&count=200',
    'count[]=1',
    'startIndex=1&startIndex=2',
    'Count=1',
    'attributes=a&attributes=b',
  ])
    expect
      .soft([query, (await send('GET', `/Users?${query}`)).body])
      .toMatchObject([query, { status: '400', scimType: 'invalidValue' }])
  expect((await send('GET', `/Users?filter=${one}`)).body['totalResults']).toBe(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameText } from '@muster/contract/name.ts'
import { aCompany, type Company } from '../../../testing/company.ts'
import { visitor } from '../../identity/testing/visitor.ts'
import { finish, proveDomain, settingsOf, signInAtCompany, switchOn } from '../testing/company-with-provider.ts'
import { startProvider, type TestProvider } from '../testing/identity-provider.ts'
import { claimsOf } from './claims.ts'
import { assertTimely } from './identity-provider.ts'
import { plainName } from './person.ts'

const domain = 'acme-claims.test'
const hostile = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\r\nBcc: eve@evil.test',
  '9'.repeat(1009),
  '🧾'.repeat(300),
  'a\u202eb',
  'https://evil.test',
]
let company: Company
let provider: TestProvider

beforeAll(async () => {
  company = await aCompany()
  provider = await startProvider('http://127.0.0.1:3000/sso/callback')
  await proveDomain(company, domain)
  await switchOn(company, provider)
  const body = { ...settingsOf(provider), clientSecret: undefined, state: 'on' as const }
  await company.admin.call('PUT /api/v1/user/single-sign-on', {
    body: { ...body, accounts: 'justInTime', groupsClaim: 'groups' },
  })
})
afterAll(() => provider.close())

test(
  'junk in any claim of a company sign-in is refused or cleaned, and never a failure of ours',
  { timeout: 240_000 },
  async () => {
    let people = 0
    for (const value of [...hostile, 7, [], {}, null, [['a']]])
      for (const claim of ['email', 'given_name', 'family_name', 'name', 'groups', 'email_verified']) {
        people += 1
        const email = `person${people}@${domain}`
        const claims = { email, email_verified: true, given_name: 'Priya', family_name: 'Rao', [claim]: value }
        provider.who = { subject: `subject-${people}`, claims }
        const { status, body } = await signInAtCompany(visitor(), provider, email)
        expect.soft([claim, value, status < 500], JSON.stringify(body)).toEqual([claim, value, true])
      }
    const { data } = await company.admin.call('GET /api/v1/employee/basic-info', { query: { limit: 100 } })
    for (const { name, workEmail } of data) {
      expect.soft(nameText('a name', 130).safeParse(name).success, JSON.stringify(name)).toBe(true)
      expect.soft(workEmail).toMatch(/^[a-z0-9.+-]+@[a-z.-]+$/)
    }
  },
)

test('an address that no one could have typed counts as none', () => {
  for (const email of [
    `priya@${domain}\r\nBcc: eve@evil.test`,
    `priya@${domain},eve@evil.test`,
    `"Priya" <priya@${domain}>`,
    `${'p'.repeat(1009)}@${domain}`,
    `pri\u0000ya@${domain}`,
  ])
    expect.soft([email, claimsOf({ sub: 'one', email }, null).email]).toEqual([email, null])
  expect(claimsOf({ sub: 'one', email: ` Priya@${domain} ` }, null).email).toBe(`priya@${domain}`)
})

test('a subject or group that the database could not tell from another is refused', () => {
  for (const sub of ['a\u0000', '\ud800', '\udc00', 'x'.repeat(256), '', 'a\nb', 7, null, undefined, ['a']])
    expect.soft(() => claimsOf({ sub }, null), JSON.stringify(sub)).toThrow(/user ID that is not valid/)
  const groups = ['Sales', 'a\u0000', '\ud800', 'x'.repeat(256), 7, ['Sales'], null]
  expect(claimsOf({ sub: 'one', groups }, 'groups').groups).toEqual(['Sales'])
})

test('a cleaned name is always one that a person could have typed', () => {
  for (const name of [
    ...hostile,
    '𠀀'.repeat(60),
    `a${'𠀀'.repeat(60)}`,
    `a${'\u0301'.repeat(40)}`,
    '',
    'Ana \u200d Rao',
  ])
    expect.soft(nameText('a name', 60).safeParse(plainName(name)).success, JSON.stringify(name)).toBe(true)
})

test('junk in what the browser brings back is refused', async () => {
  for (const value of ['\u0000', '\ud800', 'x'.repeat(9000), 'a\r\nb']) {
    for (const place of ['state', 'code', 'iss', 'error']) {
      const browser = visitor()
      const begun = await browser.send('POST /api/auth/sso/begin', { body: { email: `priya@${domain}` } })
      const returned = new URL(await provider.visit(String(begun.data['url'])))
      returned.searchParams.set(place, value)
      const { status } = await finish(browser, returned)
      expect.soft([place, value, status >= 400 && status < 500]).toEqual([place, value, true])
    }
  }
})

test('an ID token from the future or from an earlier sign-in is refused, but for clocks a minute apart', () => {
  const now = '2026-11-20T06:00:00.000Z'
  const seconds = Date.parse(now) / 1000
  const isFine = (iat: number, auth_time?: unknown) => {
    try {
      assertTimely({ iat, auth_time }, now)
      return true
    } catch {
      return false
    }
  }
  expect([-660, -600, 0, 60].map((apart) => isFine(seconds + apart))).toEqual([true, true, true, true])
  expect([-661, -86_400, 61, 3600, Infinity].map((apart) => isFine(seconds + apart))).toEqual(Array(5).fill(false))
  expect([-86_400, 0, 60].map((apart) => isFine(seconds, seconds + apart))).toEqual([true, true, true])
  expect([61, 3600, Infinity].map((apart) => isFine(seconds, seconds + apart))).toEqual(Array(3).fill(false))
})

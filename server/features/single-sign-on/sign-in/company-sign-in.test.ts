import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { firstStep } from '../../identity/testing/authenticator.ts'
import { permissions, signedIn } from '../../identity/testing/signed-in.ts'
import { mailsTo, visitor, type Visitor } from '../../identity/testing/visitor.ts'
import { givePassword, password } from '../../identity/testing/with-password.ts'
import {
  armAdmin,
  finish,
  movedTo,
  proveDomain,
  settingsOf,
  signInAtCompany,
  switchOn,
} from '../testing/company-with-provider.ts'
import { startProvider, type TestProvider } from '../testing/identity-provider.ts'

const callback = 'http://127.0.0.1:3000/sso/callback'
const domain = 'acme-sso.test'
let company: Company
let provider: TestProvider
let people = 0

beforeAll(async () => {
  company = await aCompany()
  provider = await startProvider(callback)
  await proveDomain(company, domain)
  await switchOn(company, provider)
  // Some of these people get privileged access and would have to approve each change of the settings.
  await company.admin.call('PUT /api/v1/user/two-person-rule', { body: { area: 'access', isOn: false } })
})
afterAll(() => provider.close())

const set = (more: object) =>
  company.admin.call('PUT /api/v1/user/single-sign-on', {
    body: { ...settingsOf(provider), clientSecret: undefined, state: 'on', ...more },
  })

/** A person of the company, with an address in its domain and a password. */
async function member(name = 'Priya Rao') {
  people += 1
  const person = await company.employee(name)
  await givePassword(company, person.account)
  const email = await movedTo(company, person.account, `person${people}@${domain}`)
  const claims = { email, email_verified: true, given_name: 'Priya', family_name: 'Rao' }
  const at = (more: object = {}) => (provider.who = { subject: `subject-${email}`, claims: { ...claims, ...more } })
  at()
  return { person, email, at }
}

describe('a sign-in at the company', () => {
  test('opens a session that says so, and leaves the password unchanged', async () => {
    const { email } = await member()
    const browser = visitor()
    expect(await signInAtCompany(browser, provider, email)).toMatchObject({
      ...{ status: 200, body: { purpose: 'signIn', secondStep: null } },
    })
    const { data } = await browser.send('GET /api/auth/user/session')
    expect(data).toContainEqual(expect.objectContaining({ isSso: true, isCurrent: true }))
    expect(await firstStep(visitor(), email)).toBeNull()
  })

  test('finds the person by the subject, whatever address the provider reports later', async () => {
    const { email, person, at } = await member()
    await signInAtCompany(visitor(), provider, email)
    at({ email: 'elsewhere@other.test', email_verified: false })
    const browser = visitor()
    expect((await signInAtCompany(browser, provider, email)).status).toBe(200)
    const info = await browser.send('GET /api/v1/user/security')
    expect(info.status).toBe(200)
    expect(person.account).toBeTruthy()
  })

  test('is useless in another browser, a second time, with another state or late', async () => {
    const { email } = await member()
    const begin = async () => {
      const browser = visitor()
      const { data } = await browser.send('POST /api/auth/sso/begin', { body: { email } })
      return { browser, back: await provider.visit(String(data['url'])) }
    }
    const first = await begin()
    expect((await finish(visitor(), first.back)).status).toBe(401)
    const other = await begin()
    expect((await finish(other.browser, first.back)).status).toBe(401)
    const twice = await begin()
    const cookie = twice.browser.jar.get('muster_sso') ?? ''
    const answers = await Promise.all([
      finish(twice.browser, twice.back),
      finish(Object.assign(visitor(), { jar: new Map([['muster_sso', cookie]]) }), twice.back),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const late = await begin()
    company.clock.advance(601)
    expect((await finish(late.browser, late.back)).status).toBe(401)
  })

  test('refused by the provider, or with the code of another sign-in, opens nothing', async () => {
    const { email } = await member()
    const browser = visitor()
    const { data } = await browser.send('POST /api/auth/sso/begin', { body: { email } })
    const { searchParams } = new URL(String(data['url']))
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    const state = searchParams.get('state') ?? ''
    const refused = await browser.send('POST /api/auth/sso/finish', { body: { state, error: 'access_denied' } })
    expect(refused.status).toBe(401)
    const [a, b] = [visitor(), visitor()]
    const urls = await Promise.all(
      [a, b].map(async (one) => String((await one.send('POST /api/auth/sso/begin', { body: { email } })).data['url'])),
    )
    const stolen = await provider.visit(urls[0]!)
    const back = await provider.visit(urls[1]!)
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect((await finish(b, back)).status).toBe(401)
  })
})

describe('the first time', () => {
  test('the provider must have verified the address', async () => {
    const { email, at } = await member()
    at({ email_verified: false })
    expect(await signInAtCompany(visitor(), provider, email)).toMatchObject({ status: 403 })
    at({ email_verified: undefined })
    expect(await signInAtCompany(visitor(), provider, email)).toMatchObject({ status: 403 })
  })

  test('an address of another domain or of another company is refused', async () => {
    const { email, at } = await member()
    at({ email: 'priya@not-proved.test' })
    expect((await signInAtCompany(visitor(), provider, email)).message).toMatch(/not in a domain/)
    const elsewhere = await aCompany('Elsewhere')
    const stranger = await elsewhere.employee('Stranger Singh')
    const taken = await movedTo(elsewhere, stranger.account, `stranger@${domain}`)
    at({ email: taken })
    expect(await signInAtCompany(visitor(), provider, email)).toMatchObject({ status: 403 })
  })

  test('a second subject does not take over an account', async () => {
    const { email, at } = await member()
    await signInAtCompany(visitor(), provider, email)
    at()
    provider.who.subject = 'another subject'
    expect((await signInAtCompany(visitor(), provider, email)).message).toMatch(/linked to another/)
  })
})

test("groups decide the role, the first match first, and never an admin's", async () => {
  const { email, at } = await member()
  const settings = await company.admin.call('GET /api/v1/user/single-sign-on')
  const role = (name: string) => settings.roles.find((one) => one.name === name)!._id
  expect(settings.roles.map(({ name }) => name)).not.toContain('Admin')
  const roles = [
    { group: 'people-team', roleId: role('HR') },
    { group: 'leads', roleId: role('Manager') },
  ]
  await set({ groupsClaim: 'groups', roles })
  at({ groups: ['leads', 'people-team'] })
  const browser = visitor()
  expect((await signInAtCompany(browser, provider, email)).status).toBe(200)
  const find = async () =>
    (await company.admin.call('GET /api/v1/employee/basic-info', { query: { search: email } })).data[0]!.role
  expect(await find()).toBe('HR')
  at({ groups: ['others'] })
  await signInAtCompany(browser, provider, email)
  expect(await find()).toBe('HR')
  await set({})
})

describe('a second factor', () => {
  test("is required here, unless the company trusts the provider's and it was used", async () => {
    const { email, person, at } = await member()
    const rules = await company.admin.call('GET /api/v1/user/second-factor-rule')
    const { roleId } = rules.find(({ role }) => role === 'Employee')!
    const ask = (rule: 'any' | 'none') =>
      company.admin.call('PUT /api/v1/user/second-factor-rule', {
        body: { roles: [{ roleId, rule, from: rule === 'none' ? null : '2026-11-20' }] },
      })
    await ask('any')
    const steps = async (amr?: string[]) => {
      at()
      if (amr) provider.who.amr = amr
      const { body } = await signInAtCompany(visitor(), provider, email)
      return (body['secondStep'] as { step: string } | null)?.step ?? null
    }
    expect(await steps()).toBe('email')
    expect(await steps(['pwd', 'mfa'])).toBe('email')
    await set({ trustsSecondFactor: true })
    expect([await steps(['pwd']), await steps(['pwd', 'mfa'])]).toEqual(['email', null])
    await ask('none')
    await set({})
    expect(person.account).toBeTruthy()
  })
})

test('a proof for a sensitive act is a new sign-in at the provider, by the same person', async () => {
  const { email, at } = await member()
  const browser = visitor()
  await signInAtCompany(browser, provider, email)
  const prove = async () => {
    const { data } = await browser.send('POST /api/auth/sso/prove')
    expect(new URL(String(data['url'])).searchParams.get('prompt')).toBe('login')
    return finish(browser, await provider.visit(String(data['url'])))
  }
  expect(await prove()).toMatchObject({ status: 200, body: { purpose: 'proof', accessToken: null } })
  provider.who = { ...provider.who, subject: 'somebody else' }
  expect(await prove()).toMatchObject({ status: 403 })
  at()
  // The provider's sign-in is long past by our clock, because it has not asked again.
  company.clock.advance(30 * 86_400)
  const { body } = await signInAtCompany(browser, provider, email)
  expect(body['accessToken']).toBeTruthy()
  expect((await prove()).message).toMatch(/didn't ask you/)
  company.clock.advance(-30 * 86_400)
})

describe('enforced', () => {
  test('requires an admin with an authenticator, and then refuses passwords of the domain except theirs', async () => {
    const { email, person } = await member()
    const enforce = (breakGlass: string[]) =>
      company.admin.refused('PUT /api/v1/user/single-sign-on', {
        body: { ...settingsOf(provider), clientSecret: undefined, state: 'enforced', breakGlass },
      })
    for (const named of [[], [company.admin.account], [person.account]]) {
      expect((await enforce(named)).errors?.[0]).toMatchObject({ path: 'body.breakGlass' })
    }
    const armed = await armAdmin(company)
    const adminEmail = await movedTo(company, company.admin.account, `admin@${domain}`)
    expect(armed.recoveryCodes).toHaveLength(10)
    const [byPassword, byCompany] = [await signedIn(email), visitor()]
    await signInAtCompany(byCompany, provider, email)
    await set({ state: 'enforced', breakGlass: [company.admin.account] })
    expect((await byPassword.send('GET /api/v1/user/security')).status).toBe(401)
    expect((await byCompany.send('GET /api/v1/user/security')).status).toBe(200)
    expect(await company.admin.call('GET /api/v1/user/single-sign-on')).toMatchObject({
      provider: { state: 'enforced' },
    })
    expect(await byCompany.send('POST /api/auth/user/prove', { body: { password } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.password' }] },
    })
    expect((await company.admin.refused('POST /api/v1/user/disable-2fa', { body: { password } })).message).toMatch(
      /emergency admin/,
    )
    const signIn = (address: string, word: string) =>
      visitor().send('POST /api/auth/user/signin', { body: { email: address, password: word } })
    const refusals = [
      await signIn(email, password),
      await signIn(email, 'wrong'),
      await signIn(`no@${domain}`, 'wrong'),
    ]
    expect(new Set(refusals.map(({ status, message }) => `${status} ${message}`)).size).toBe(1)
    expect(refusals[0]).toMatchObject({ status: 403, message: expect.stringMatching(/single sign-on/) as string })
    expect(refusals.map(({ body }) => body['needsSso'])).toEqual([true, true, true])
    expect((await signIn(adminEmail, 'wrong')).message).toBe(refusals[0]!.message)
    expect((await signIn(adminEmail, password)).body).toMatchObject({ secondStep: { step: 'authenticator' } })
    const told = async (browser: Visitor, address: string) => {
      const body = { email: address, password: 'violet-teapot-48' }
      return (await browser.send('POST /api/auth/user/signin', { body })).message
    }
    expect(await told(armed.browser, adminEmail)).toBe('Email or password is not right.')
    for (const browser of [armed.browser, byPassword]) expect(await told(browser, email)).toBe(refusals[0]!.message)
    await visitor().send('POST /api/auth/user/forgot-password', { body: { email } })
    expect((await mailsTo(email))[0]).toMatchObject({ template: 'password-company' })
    expect((await signInAtCompany(visitor(), provider, email)).status).toBe(200)
    await set({})
    expect((await signIn(email, password)).status).toBe(200)
  })
})

test('no one turns off the second step of an emergency admin before someone else is chosen', async () => {
  const asha = await company.employee('Asha Pillai', { role: 'Admin' })
  await set({ breakGlass: [asha.account] })
  const [key, params] = ['POST /api/v1/user/disable-security/{id}', { id: asha.employee }] as const
  const { status, message } = await company.admin.refused(key, { params })
  expect({ status, message }).toMatchObject({ message: expect.stringMatching(/emergency admin/) as string })
  await set({})
  expect(await company.admin.call(key, { params })).toBeNull()
})

// Last, because new people take employee IDs that the test builder would use.
test('someone without an account is let in only if the company says so, with the least privileged role', async () => {
  const email = `new.comer@${domain}`
  provider.who = {
    subject: 'new',
    claims: { email, email_verified: true, given_name: 'New https://x.example', family_name: 'Comer' },
  }
  expect((await signInAtCompany(visitor(), provider, email)).message).toMatch(/no Muster account/)
  await set({ accounts: 'justInTime' })
  const [one, two] = [visitor(), visitor()]
  const statuses = (await Promise.all([one, two].map((each) => signInAtCompany(each, provider, email)))).map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([200, 200])
  await set({})
  const { data } = await company.admin.call('GET /api/v1/employee/basic-info', { query: { search: email } })
  expect(data).toMatchObject([{ workEmail: email, role: 'Employee', status: 'onboarding' }])
  expect(data[0]!.name).not.toMatch(/:|\//)
  expect((await permissions(one)).status).toBe(200)
  expect(await mailsTo(email)).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { appWith, firstStep, secondStep, turnOnAuthenticator } from '../testing/authenticator.ts'
import { permissions, priyaOf } from '../testing/signed-in.ts'
import { codeFor, linkTokenFor, mailsTo, visitor } from '../testing/visitor.ts'
import { password } from '../testing/with-password.ts'

async function roleNamed(company: Company, name: string) {
  const rules = await company.admin.call('GET /api/v1/user/second-factor-rule')
  return rules.find(({ role }) => role === name)!
}

async function ask(company: Company, rule: 'any' | 'authenticator' | 'none', from: string | null = '2026-11-20') {
  const { roleId } = await roleNamed(company, 'Employee')
  return company.admin.call('PUT /api/v1/user/second-factor-rule', { body: { roles: [{ roleId, rule, from }] } })
}

describe('what a role requires', () => {
  test('any second step: a code by email, if nothing is turned on', async () => {
    const company = await aCompany()
    const { email } = await priyaOf(company)
    await ask(company, 'any')
    const browser = visitor()
    expect(await firstStep(browser, email)).toMatchObject({ step: 'email' })
    expect((await secondStep(browser, await codeFor(email))).status).toBe(200)
    expect((await permissions(browser)).status).toBe(200)
  })

  test('an authenticator: it is set up at the next sign-in, after a code by email, and nothing else works before', async () => {
    const company = await aCompany()
    const { email } = await priyaOf(company)
    await ask(company, 'authenticator')
    const browser = visitor()
    expect(await firstStep(browser, email)).toMatchObject({ step: 'email' })
    const enrol = () => browser.send('POST /api/auth/user/2fa-enrol', {})
    expect((await enrol()).status).toBe(409)
    const led = await secondStep(browser, await codeFor(email))
    expect(led.body).toMatchObject({ accessToken: null, secondStep: { step: 'enrol' }, recoveryCodes: null })
    expect((await permissions(browser)).status).toBe(401)
    const shown = await enrol()
    const app = appWith(shown.data)
    const code = app.code(company.clock.now())
    const done = await secondStep(browser, code)
    expect(done.body['recoveryCodes']).toHaveLength(10)
    expect((await permissions(browser)).status).toBe(200)
    company.clock.advance(30)
    expect(await firstStep(browser, email)).toMatchObject({ step: 'authenticator' })
  })

  test("starts on its day, in the company's time zone", async () => {
    const company = await aCompany()
    const { email } = await priyaOf(company)
    await ask(company, 'any', '2026-11-21')
    expect(await firstStep(visitor(), email)).toBeNull()
    // Half past midnight in India, while it is still the day before in UTC.
    company.clock.set('2026-11-20T19:00:00.000Z')
    expect(await firstStep(visitor(), email)).toMatchObject({ step: 'email' })
    await ask(company, 'none', null)
    expect(await firstStep(visitor(), email)).toBeNull()
  })

  test('applies to someone accepting an invitation too: the mail was one step, the app is the other', async () => {
    const company = await aCompany()
    const { priya, email } = await priyaOf(company)
    await ask(company, 'authenticator')
    await company.admin.call('POST /api/v1/employee/employee-change-password/{id}', { params: { id: priya.employee } })
    const browser = visitor()
    browser.token = await linkTokenFor(email)
    const accepted = await browser.send('POST /api/auth/employee/password-reset', {
      body: { password: 'a new one 38 lantern' },
    })
    expect(accepted.body).toMatchObject({ accessToken: null, secondStep: { step: 'enrol' } })
  })

  test('is set by the admin only, for existing roles, with a day', async () => {
    const company = await aCompany()
    const hr = await company.employee('Hema Rao', { role: 'HR', granted: ['permissionWrite'] })
    const { roleId, people } = await roleNamed(company, 'HR')
    expect(people).toBe(1)
    const put = (role: object) => ({ body: { roles: [role] } }) as never
    const set = { roleId, rule: 'any', from: '2026-12-01' }
    expect((await hr.refused('PUT /api/v1/user/second-factor-rule', put(set))).status).toBe(403)
    for (const wrong of [
      { ...set, from: null },
      { ...set, roleId: '00000000-0000-4000-8000-000000000000' },
    ]) {
      expect((await company.admin.refused('PUT /api/v1/user/second-factor-rule', put(wrong))).status).toBe(400)
    }
    await company.admin.call('PUT /api/v1/user/second-factor-rule', put(set))
    expect(await roleNamed(company, 'HR')).toMatchObject({ rule: 'any', from: '2026-12-01', people: 1, without: 1 })
  })
})

describe('someone who lost their phone', () => {
  test('is helped by HR: the second step is off, all sessions end, and the owner is notified', async () => {
    const company = await aCompany()
    const { priya, browser, email } = await priyaOf(company)
    await turnOnAuthenticator(browser, company.clock)
    const hr = await company.employee('Hema Rao', { role: 'HR' })
    const params = { id: priya.employee }
    expect(await hr.call('GET /api/v1/employee/employee-security/{id}', { params })).toMatchObject({
      ...{ authenticator: { recoveryCodes: 10 }, email: null, required: null },
    })
    await hr.call('POST /api/v1/user/disable-security/{id}', { params })
    expect((await permissions(browser)).status).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Second step turned off by your administrator')
    expect(await firstStep(browser, email)).toBeNull()
  })

  test('gets a link for a new password, which ends open sessions; the old one is valid until then', async () => {
    const company = await aCompany()
    const { priya, browser, email } = await priyaOf(company)
    const hr = await company.employee('Hema Rao', { role: 'HR' })
    await hr.call('POST /api/v1/employee/employee-change-password/{id}', { params: { id: priya.employee } })
    expect((await permissions(browser)).status).toBe(401)
    expect((await mailsTo(email))[0]?.subject).toBe('Choose a new Muster password')
    browser.token = await linkTokenFor(email)
    const next = 'a new one 38 lantern'
    const accepted = await browser.send('POST /api/auth/employee/password-reset', { body: { password: next } })
    expect(accepted.status).toBe(200)
    expect(await firstStep(visitor(), email, next)).toBeNull()
    const old = await visitor().send('POST /api/auth/user/signin', { body: { email, password } })
    expect(old.status).toBe(401)
  })

  test('cannot be oneself, someone with more access, or someone in another company', async () => {
    const company = await aCompany()
    const helper = await company.employee('Hema Rao', { granted: ['allEmployeeWrite'] })
    const officer = await company.employee('Omar Khan', { role: 'HR' })
    const plain = await company.employee('Priya Rao')
    const stranger = await (await aCompany('Other')).employee('Sam Gill')
    const calls = [
      'POST /api/v1/user/disable-security/{id}',
      'POST /api/v1/employee/employee-change-password/{id}',
    ] as const
    for (const key of calls) {
      const by = async (who: Person, whom: Person) => (await who.refused(key, { params: { id: whom.employee } })).status
      expect(await by(helper, helper)).toBe(403)
      expect(await by(helper, officer)).toBe(403)
      expect(await by(plain, helper)).toBe(403)
      expect(await by(helper, stranger)).toBe(404)
    }
  })
})

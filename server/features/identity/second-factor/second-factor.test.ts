import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { appWith, firstStep, secondStep, turnOnAuthenticator } from '../testing/authenticator.ts'
import { permissions, priyaOf, refresh } from '../testing/signed-in.ts'
import { codeFor, mailsTo, otherCode, visitor } from '../testing/visitor.ts'
import { password } from '../testing/with-password.ts'

async function priyaWithApp() {
  const company = await aCompany()
  const priya = await priyaOf(company)
  const { app, recoveryCodes } = await turnOnAuthenticator(priya.browser, company.clock)
  company.clock.advance(30)
  return { company, ...priya, app, recoveryCodes, now: () => company.clock.now() }
}

describe('an authenticator', () => {
  test('asks for its code after the password, and signs in with it', async () => {
    const { company, email, app, now } = await priyaWithApp()
    const browser = visitor()
    expect(await firstStep(browser, email)).toMatchObject({ step: 'authenticator', resendAfter: 0 })
    expect((await secondStep(browser, app.code(now()))).status).toBe(200)
    expect((await permissions(browser)).status).toBe(200)
    expect((await refresh(browser)).status).toBe(200)
    expect((await mailsTo(email))[0]?.subject).toBe('Authenticator turned on')
    company.clock.advance(1)
  })

  test('takes each code once, also at the same moment', async () => {
    const { email, app, now } = await priyaWithApp()
    const browsers = [visitor(), visitor(), visitor()]
    for (const browser of browsers) await firstStep(browser, email)
    const code = app.code(now())
    const answers = await Promise.all(browsers.map((browser) => secondStep(browser, code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.message).toBe('This code was used. Wait for the next one.')
  })

  test('accepts the previous code, and none older than the last one used', async () => {
    const { company, email, app, now } = await priyaWithApp()
    const early = app.code(now())
    company.clock.advance(30)
    const late = app.code(now())
    const one = visitor()
    await firstStep(one, email)
    expect((await secondStep(one, late)).status).toBe(200)
    const other = visitor()
    await firstStep(other, email)
    expect((await secondStep(other, early)).status).toBe(400)
  })

  test('gives half a sign-in that opens nothing else, and ends after five wrong codes or ten minutes', async () => {
    const { company, email, app, now } = await priyaWithApp()
    const browser = visitor()
    await firstStep(browser, email)
    expect((await permissions(browser)).status).toBe(401)
    expect((await refresh(browser)).status).toBe(401)
    const right = app.code(now())
    for (let time = 1; time <= 5; time++) {
      expect((await secondStep(browser, otherCode(right))).status).toBe(400)
    }
    expect(await secondStep(browser, right)).toMatchObject({
      status: 401,
      message: 'Too many wrong codes. Sign in again.',
    })
    const [told] = await mailsTo(email)
    expect(told?.subject).toBe('Somebody who knows your password could not sign in')
    const late = visitor()
    await firstStep(late, email)
    company.clock.advance(601)
    expect(await secondStep(late, app.code(now()))).toMatchObject({
      ...{ status: 401, message: 'This sign-in is no longer valid. Start again.' },
    })
  })

  test('its token works once, even for two calls at the same moment', async () => {
    const { company, email, app, recoveryCodes, now } = await priyaWithApp()
    const browser = visitor()
    const step = await firstStep(browser, email)
    const tab = visitor()
    tab.token = step?.token ?? null
    const answers = await Promise.all([secondStep(browser, app.code(now())), secondStep(tab, recoveryCodes[0] ?? '')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    company.clock.advance(1)
  })

  test('is not on before its first code, and cannot be set up twice', async () => {
    const company = await aCompany()
    const { browser, email } = await priyaOf(company)
    const begin = (word = password) => browser.send('POST /api/v1/user/enable-2fa', { body: { password: word } })
    expect(await begin('not it')).toMatchObject({ status: 400, errors: [{ path: 'body.password' }] })
    const before = appWith((await begin()).data)
    expect(await firstStep(visitor(), email)).toBeNull()
    const app = appWith((await begin()).data)
    const on = (code: string) => browser.send('POST /api/v1/user/verify-2fa', { body: { code } })
    const now = company.clock.now()
    expect((await on(before.code(now))).status).toBe(400)
    expect((await on(app.code(now))).status).toBe(200)
    expect((await on(app.code(now))).status).toBe(409)
    expect((await begin()).status).toBe(409)
  })

  test('is stored encrypted, and its replies are not kept for an Idempotency-Key', async () => {
    const company = await aCompany()
    const { browser } = await priyaOf(company)
    const headers = { 'idempotency-key': 'the same' }
    const begin = () => browser.send('POST /api/v1/user/enable-2fa', { headers, body: { password } })
    const [one, two] = [await begin(), await begin()]
    expect(one.data['key']).not.toBe(two.data['key'])
    const kept = await company.within(async (tx) => {
      const { rows } = await tx.query({ name: '', text: 'select secret from second_factor', values: [] })
      return rows as { secret: string }[]
    })
    expect(kept.map(({ secret }) => secret)).toEqual([expect.stringMatching(/^v\d+\./)])
  })

  test('is turned off with a code or a recovery code, not with the password alone, and its owner is notified', async () => {
    const proofs = [
      ({ code }: { code: string }) => ({ code }),
      ({ recovery }: { recovery: string }) => ({ code: recovery }),
    ]
    for (const proof of proofs) {
      const { browser, email, app, recoveryCodes, now } = await priyaWithApp()
      const off = (body: object) => browser.send('POST /api/v1/user/disable-2fa', { body })
      expect((await off({})).status).toBe(400)
      expect((await off({ password: 'not it' })).status).toBe(400)
      expect(await off({ password })).toMatchObject({ status: 400, body: { errors: [{ path: 'body.code' }] } })
      expect((await off({ code: otherCode(app.code(now())) })).status).toBe(400)
      const given = proof({ code: app.code(now()), recovery: recoveryCodes[3] ?? '' })
      expect((await off(given)).status).toBe(200)
      expect((await mailsTo(email))[0]?.subject).toBe('Authenticator turned off')
      expect(await firstStep(visitor(), email)).toBeNull()
    }
  })
})

describe('recovery codes', () => {
  test('are ten; each signs in once, however it is typed, and its owner is notified', async () => {
    const { browser, email, recoveryCodes } = await priyaWithApp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    for (const [typed, status] of [
      [code.toUpperCase().replaceAll('-', ' '), 200],
      [code, 400],
    ] as const) {
      const other = visitor()
      await firstStep(other, email)
      expect((await secondStep(other, typed)).status).toBe(status)
    }
    expect((await mailsTo(email))[0]?.subject).toBe('A recovery code was used')
    const { data } = await browser.send('GET /api/v1/user/security')
    expect(data['authenticator']).toMatchObject({ name: 'Authenticator', recoveryCodes: 9 })
  })

  test('are replaced as a whole, and belong to one account', async () => {
    const { company, browser, email, recoveryCodes, app, now } = await priyaWithApp()
    expect((await browser.send('POST /api/v1/user/recovery-codes', { body: { password } })).status).toBe(400)
    const made = await browser.send('POST /api/v1/user/recovery-codes', { body: { code: app.code(now()) } })
    const fresh = made.data['recoveryCodes'] as string[]
    expect(fresh.some((code) => recoveryCodes.includes(code))).toBe(false)
    const other = visitor()
    await firstStep(other, email)
    expect((await secondStep(other, recoveryCodes[1] ?? '')).status).toBe(400)
    expect((await secondStep(other, fresh[1] ?? '')).status).toBe(200)
    company.clock.advance(1)
  })
})

describe('codes by email', () => {
  async function turnedOn() {
    const company = await aCompany()
    const { browser, email } = await priyaOf(company)
    const set = (isOn: boolean, word = password) =>
      browser.send('POST /api/v1/user/two-step-verification', { body: { isOn, password: word } })
    expect((await set(true, 'not it')).status).toBe(400)
    expect(await set(true)).toMatchObject({ status: 200, data: { resendAfter: 30 } })
    const code = await codeFor(email)
    expect(await firstStep(visitor(), email)).toBeNull()
    const on = (given: string) => browser.send('POST /api/v1/user/two-step-verify-otp', { body: { code: given } })
    expect((await on(otherCode(code))).status).toBe(400)
    expect((await on(code)).status).toBe(200)
    return { company, browser, email, set, on }
  }

  test('are requested once confirmed, sent again after 30 seconds, and turned off with the password', async () => {
    const { company, email, set } = await turnedOn()
    const browser = visitor()
    expect(await firstStep(browser, email)).toMatchObject({ step: 'email', resendAfter: 30 })
    const first = await codeFor(email)
    expect((await browser.send('POST /api/auth/user/2fa-resend', {})).status).toBe(429)
    company.clock.advance(31)
    expect((await browser.send('POST /api/auth/user/2fa-resend', {})).status).toBe(200)
    const second = await codeFor(email)
    if (first !== second) expect((await secondStep(browser, first)).status).toBe(400)
    expect((await secondStep(browser, second)).status).toBe(200)
    expect((await set(false)).status).toBe(200)
    expect((await mailsTo(email))[0]?.subject).toBe('Codes by email turned off')
    expect(await firstStep(visitor(), email)).toBeNull()
  })

  test('the code to turn them on allows five tries, and that of another account does not work', async () => {
    const company = await aCompany()
    const { browser, email } = await priyaOf(company)
    await browser.send('POST /api/v1/user/two-step-verification', { body: { isOn: true, password } })
    const code = await codeFor(email)
    const on = (given: string) => browser.send('POST /api/v1/user/two-step-verify-otp', { body: { code: given } })
    for (let time = 1; time <= 5; time++) expect((await on(otherCode(code))).status).toBe(400)
    expect(await on(code)).toMatchObject({ status: 400, message: 'This code is no longer valid. Ask for a new one.' })
  })

  test('are not used where there is an authenticator', async () => {
    const { company, browser, email } = await turnedOn()
    await turnOnAuthenticator(browser, company.clock)
    expect(await firstStep(visitor(), email)).toMatchObject({ step: 'authenticator' })
  })
})

describe('a trusted device', () => {
  test('is asked for the password only for 30 days, in this browser only, and until it is removed', async () => {
    const { company, email, app, now } = await priyaWithApp()
    const browser = visitor()
    await firstStep(browser, email)
    await secondStep(browser, app.code(now()), true)
    expect(await firstStep(browser, email)).toBeNull()
    expect(await firstStep(visitor(), email)).not.toBeNull()
    const { data } = await browser.send('GET /api/v1/user/security')
    const devices = data['devices'] as { _id: string }[]
    expect(devices).toHaveLength(1)
    const remove = () => browser.send('DELETE /api/v1/user/trusted-device/{id}', { params: { id: devices[0]!._id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect(await firstStep(browser, email)).not.toBeNull()
    company.clock.advance(30)
    await secondStep(browser, app.code(now()), true)
    company.clock.advance(30 * 86_400)
    expect(await firstStep(browser, email)).not.toBeNull()
  })

  test('is no longer trusted after a new password', async () => {
    const { email, app, now } = await priyaWithApp()
    const browser = visitor()
    await firstStep(browser, email)
    await secondStep(browser, app.code(now()), true)
    const next = 'amber kettle 92 lagoon'
    const changed = await browser.send('POST /api/auth/user/change-password', {
      body: { currentPassword: password, password: next },
    })
    expect(changed.status).toBe(200)
    expect(await firstStep(browser, email, next)).not.toBeNull()
  })
})

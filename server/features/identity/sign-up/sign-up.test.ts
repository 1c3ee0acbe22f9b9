import { describe, expect, test } from 'vitest'
import { legalVersions } from '@muster/contract/identity/legal-versions.ts'
import { testServer } from '../../../testing/server.ts'
import { codeFor, linkTokenFor, mailsTo, otherCode, visitor, type Visitor } from '../testing/visitor.ts'

const password = 'violet teapot 47 harbour'
const company = {
  legalName: 'Nila Foods Private Limited',
  name: 'Nila Foods',
  sector: 'Food',
  size: '11-50' as const,
  addressLine1: '12 Residency Road',
  city: 'Bengaluru',
  state: 'IN-KA',
  pinCode: '560025',
  pan: 'aaacd1234f',
  timeZone: 'Asia/Kolkata',
  weekStartsOn: 1,
}
const admin = { name: 'Meera Nair', designation: 'Director', phone: '+919876543210' }

let companies = 0
async function registered(email = `meera${(companies += 1)}@nila.test`): Promise<{ meera: Visitor; email: string }> {
  const meera = visitor()
  const body = { companyName: 'Nila Foods', name: 'Meera Nair', email, phone: '+919876543210', terms: true as const }
  const answer = await meera.send('POST /api/auth/user/signup', { body })
  expect(answer).toMatchObject({ status: 200, message: 'We sent a code to your email.', body: { step: 'verify' } })
  meera.token = String(answer.body['token'])
  return { meera, email }
}

async function withPassword(): Promise<{ meera: Visitor; email: string }> {
  const { meera, email } = await registered()
  const verified = await meera.send('POST /api/auth/user/verify-otp', { body: { code: await codeFor(email) } })
  expect(verified.data).toEqual({ step: 'password' })
  const made = await meera.send('POST /api/auth/user/create-password', { body: { password } })
  expect(made.data).toEqual({ step: 'plan' })
  return { meera, email }
}

describe('a sign-up', () => {
  test('goes from registration to a session of the admin', async () => {
    const { meera } = await withPassword()
    expect((await meera.send('POST /api/auth/user/choose-plan', { body: { plan: 'growth' } })).data).toEqual({
      step: 'company',
    })
    expect((await meera.send('POST /api/auth/user/company-details', { body: company })).data).toEqual({ step: 'admin' })
    const done = await meera.send('POST /api/auth/user/company-admin-details', { body: admin })
    expect(done.status).toBe(200)
    meera.token = String(done.body['accessToken'])
    expect(meera.cookie).toContain('muster_refresh=')
    const info = await meera.send('GET /api/v1/user/user-info')
    expect(info.data).toMatchObject({
      name: 'Meera Nair',
      role: 'admin',
      orgName: 'Nila Foods',
      sector: 'Food',
      designation: 'Director',
      employeeId: '',
    })
    const flags = await meera.send('GET /api/v1/employee/permissions')
    expect(flags.data).toMatchObject({ shiftWrite: true, payRollHistoryWrite: true })
    const shifts = await meera.send('GET /api/v1/user/all-shift')
    expect(shifts.data).toMatchObject([{ name: 'General', startsAt: '09:30', endsAt: '18:30' }])
    expect((await meera.send('GET /api/v1/privacy/own-consent')).data).toMatchObject([
      { document: 'privacy', version: legalVersions.privacy, state: 'current' },
      { document: 'terms', version: legalVersions.terms, state: 'current' },
    ])
  })

  test('is resumed by signing in half-way, at the next step', async () => {
    const { meera: first, email } = await withPassword()
    const later = visitor()
    const answer = await later.send('POST /api/auth/user/signin', { body: { email, password } })
    expect(answer).toMatchObject({ status: 200, body: { accessToken: null, step: 'plan' } })
    later.token = String(answer.body['onboardingToken'])
    expect((await later.send('GET /api/auth/user/onboarding')).data).toMatchObject({
      step: 'plan',
      email,
      companyName: 'Nila Foods',
      plan: 'free',
    })
    expect((await later.send('POST /api/auth/user/choose-plan', { body: { plan: 'free' } })).data).toEqual({
      step: 'company',
    })
    expect((await first.send('GET /api/auth/user/onboarding')).status).toBe(401)
  })

  test('can go back to a step and change it without losing its place', async () => {
    const { meera } = await withPassword()
    await meera.send('POST /api/auth/user/choose-plan', { body: { plan: 'growth' } })
    await meera.send('POST /api/auth/user/company-details', { body: company })
    expect((await meera.send('POST /api/auth/user/choose-plan', { body: { plan: 'scale' } })).data).toEqual({
      step: 'admin',
    })
    expect((await meera.send('GET /api/auth/user/onboarding')).data).toMatchObject({ step: 'admin', plan: 'scale' })
  })

  test('takes a logo, and invites other admins; those who already have an account learn it from the link only', async () => {
    const { email: known } = await withPassword()
    const { meera, email } = await withPassword()
    await meera.send('POST /api/auth/user/choose-plan', { body: { plan: 'growth' } })
    const { default: sharp } = await import('sharp')
    const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#1459c7' } })
      .png()
      .toBuffer()
    const logo = () =>
      meera.send('PUT /api/auth/user/onboarding-logo', { files: { logo: { name: 'logo.png', bytes } } })
    expect((await logo()).status).toBe(200)
    await meera.send('POST /api/auth/user/company-details', { body: company })
    const invites = ['ravi@nila.test', known, email]
    const done = await meera.send('POST /api/auth/user/company-admin-details', { body: { ...admin, invites } })
    expect(done.status).toBe(200)
    const second = visitor()
    second.token = await linkTokenFor(known)
    for (const answer of [
      await second.send('GET /api/auth/employee/password-reset'),
      await second.send('POST /api/auth/employee/password-reset', { body: { password } }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        message: expect.stringContaining('an account belongs to one company'),
      })
    const ravi = visitor()
    ravi.token = await linkTokenFor('ravi@nila.test')
    const joined = await ravi.send('POST /api/auth/employee/password-reset', { body: { password } })
    ravi.token = String(joined.body['accessToken'])
    const info = (await ravi.send('GET /api/v1/user/user-info')).data
    expect(info).toMatchObject({ role: 'admin', orgName: 'Nila Foods', name: 'ravi' })
    expect(info['orgLogo']).not.toBe('')
  })

  test('cannot skip a step', async () => {
    const { meera } = await registered()
    const answer = await meera.send('POST /api/auth/user/choose-plan', { body: { plan: 'free' } })
    expect(answer).toMatchObject({ status: 409, message: 'Finish the steps before this one first.' })
    expect((await meera.send('POST /api/auth/user/create-password', { body: { password } })).status).toBe(409)
  })

  test('names every wrong field at once', async () => {
    const meera = visitor()
    const answer = await meera.send('POST /api/auth/user/signup', { body: { email: 'no', phone: '12' } as never })
    expect(answer.errors?.map(({ path }) => path).sort()).toEqual([
      'body.companyName',
      'body.email',
      'body.name',
      'body.phone',
      'body.terms',
    ])
  })

  test('refuses a password that is common or contains the name', async () => {
    const { meera, email } = await registered()
    await meera.send('POST /api/auth/user/verify-otp', { body: { code: await codeFor(email) } })
    for (const bad of ['P@ssw0rd2026!', 'qwertyuiop12', 'meera is here 1']) {
      const answer = await meera.send('POST /api/auth/user/create-password', { body: { password: bad } })
      expect([bad, answer.status, answer.errors?.[0]?.path]).toEqual([bad, 400, 'body.password'])
    }
  })

  test('makes one organisation when the password is sent twice at the same moment', async () => {
    const { meera, email } = await registered()
    await meera.send('POST /api/auth/user/verify-otp', { body: { code: await codeFor(email) } })
    const send = () => meera.send('POST /api/auth/user/create-password', { body: { password } })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the code', () => {
  test('may be wrong five times, then a new one is needed', async () => {
    const { meera, email } = await registered()
    const code = await codeFor(email)
    const told = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const answer = await meera.send('POST /api/auth/user/verify-otp', { body: { code: otherCode(code) } })
      told.push(answer.errors?.[0]?.message)
    }
    expect(told).toEqual([
      'That code is not right. 4 tries left',
      'That code is not right. 3 tries left',
      'That code is not right. 2 tries left',
      'That code is not right. 1 try left',
      'That code is not right. Ask for a new one.',
      'This code is no longer valid. Ask for a new one.',
    ])
    const late = await meera.send('POST /api/auth/user/verify-otp', { body: { code } })
    expect(late.status).toBe(400)
  })

  test('is valid for ten minutes', async () => {
    const { clock } = await testServer()
    const { meera, email } = await registered()
    const code = await codeFor(email)
    clock.advance(601)
    const answer = await meera.send('POST /api/auth/user/verify-otp', { body: { code } })
    expect(answer.message).toBe('This code is no longer valid. Ask for a new one.')
  })

  test('is sent again after 30 seconds, and the previous one is void', async () => {
    const { clock } = await testServer()
    const { meera, email } = await registered()
    const first = await codeFor(email)
    expect(await meera.send('POST /api/auth/user/resend-otp')).toMatchObject({
      status: 429,
      message: 'You can ask for another code in 30 s.',
    })
    clock.advance(31)
    expect(await meera.send('POST /api/auth/user/resend-otp')).toMatchObject({ status: 200, data: { resendAfter: 30 } })
    const second = await codeFor(email)
    if (first !== second)
      expect((await meera.send('POST /api/auth/user/verify-otp', { body: { code: first } })).status).toBe(400)
    expect((await meera.send('POST /api/auth/user/verify-otp', { body: { code: second } })).data).toEqual({
      step: 'password',
    })
  })

  test('is sent five times an hour to one address from one network, and to its owner all the same', async () => {
    const email = 'often@nila.test'
    const body = { companyName: 'Nila Foods', name: 'Meera Nair', email, phone: '+919876543210', terms: true as const }
    const stranger = visitor()
    const ask = (who: Visitor) => who.send('POST /api/auth/user/signup', { body })
    for (let time = 0; time < 5; time++) expect((await ask(stranger)).status).toBe(200)
    const answer = await ask(stranger)
    expect(answer.status).toBe(429)
    expect(answer.message).toMatch(/^Too many tries\. Try again in \d+ min\.$/)
    for (let time = 0; time < 15; time++) expect((await ask(visitor())).status).toBe(200)
    // Beyond that it becomes slow from everywhere, but still works.
    expect((await ask(visitor())).status).toBe(200)
    expect(await ask(visitor())).toMatchObject({
      status: 429,
      message: 'Too many codes were sent to this email. Try again in 2 min.',
    })
  })

  test('is stored as a digest only', async () => {
    const { email } = await registered()
    const { app } = await testServer()
    const { rows } = await app.database.globally((tx) =>
      tx.query({ name: '', text: 'select code_digest from sign_up where email = $1', values: [email] }),
    )
    expect(JSON.stringify(rows)).not.toContain(await codeFor(email))
  })
})

describe('an address that has an account', () => {
  test('gets the same answers as an unknown one, and a mail that says so', async () => {
    const { email } = await withPassword()
    const { meera: again } = await registered(email)
    const [newest] = await mailsTo(email)
    expect(newest).toMatchObject({ template: 'account-exists' })
    const left = await again.send('GET /api/auth/user/onboarding')
    expect(left.data).toMatchObject({ step: 'verify', resendAfter: 30 })
    const answer = await again.send('POST /api/auth/user/verify-otp', { body: { code: '123456' } })
    expect(answer.message).toBe('That code is not right. 4 tries left')
  })

  test('is used once even if two people prove it', async () => {
    const email = 'twice@nila.test'
    const one = await registered(email)
    await one.meera.send('POST /api/auth/user/verify-otp', { body: { code: await codeFor(email) } })
    const two = await registered(email)
    await two.meera.send('POST /api/auth/user/verify-otp', { body: { code: await codeFor(email) } })
    const made = await Promise.all(
      [one, two].map(({ meera }) => meera.send('POST /api/auth/user/create-password', { body: { password } })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

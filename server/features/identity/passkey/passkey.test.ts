import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { appWith, firstStep } from '../testing/authenticator.ts'
import { permissions, priyaOf, refresh, signedIn } from '../testing/signed-in.ts'
import { softwareAuthenticator, type SoftwareAuthenticator } from '../testing/software-authenticator.ts'
import { mailsTo, visitor, type Visitor } from '../testing/visitor.ts'
import { givePassword, password } from '../testing/with-password.ts'

let company: Company
beforeAll(async () => {
  company = await aCompany()
})

interface Options {
  challenge: string
  user: { id: string; name: string }
  allowCredentials: { id: string }[]
  excludeCredentials: { id: string }[]
}

const asked = async (
  browser: Visitor,
  key: 'POST /api/auth/user/passkey-challenge' | 'POST /api/v1/user/passkey-challenge',
) => (await browser.send(key)).data as unknown as Options

async function add(browser: Visitor, device: SoftwareAuthenticator, name = 'Phone') {
  const passkey = device.create(await asked(browser, 'POST /api/v1/user/passkey-challenge'))
  return browser.send('POST /api/v1/user/passkey', { body: { passkey, name } })
}

/** A new person with a passkey. */
async function withPasskey(device = softwareAuthenticator()) {
  const someone = await priyaOf(company)
  const added = await add(someone.browser, device)
  expect(added.status).toBe(200)
  return { ...someone, device, id: String(added.data['_id']) }
}

async function enter(browser: Visitor, passkey: ReturnType<SoftwareAuthenticator['get']>) {
  const answer = await browser.send('POST /api/auth/user/passkey-signin', { body: { passkey, remember: true } })
  browser.token = typeof answer.body['accessToken'] === 'string' ? answer.body['accessToken'] : null
  return answer
}

const challenge = async () => (await asked(visitor(), 'POST /api/auth/user/passkey-challenge')).challenge
const signInWith = async (device: SoftwareAuthenticator, browser = visitor()) =>
  enter(browser, device.get({ challenge: await challenge() }))

describe('a passkey', () => {
  test('signs in without a password, is listed with its last use, renamed and removed, and its owner is notified', async () => {
    const { email, browser, device, id } = await withPasskey()
    const other = visitor()
    expect((await signInWith(device, other)).status).toBe(200)
    expect((await permissions(other)).status).toBe(200)
    expect((await refresh(other)).status).toBe(200)
    const put = { params: { id }, body: { name: 'Old phone' } }
    expect((await browser.send('PUT /api/v1/user/passkey/{id}', put)).status).toBe(200)
    const { data } = await browser.send('GET /api/v1/user/passkey')
    expect(data).toMatchObject({
      address: 'http://localhost:3000',
      passkeys: [{ name: 'Old phone', kind: 'device', lastUsedAt: company.clock.now() }],
    })
    const remove = () => browser.send('DELETE /api/v1/user/passkey/{id}', { params: { id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await signInWith(device)).status).toBe(400)
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('A passkey was added to your account')
    expect(subjects[0]).toBe('A passkey was removed from your account')
  })

  test('is refused if replayed, signed on another site, for another site, too late or without user verification', async () => {
    const { device } = await withPasskey()
    const once = device.get({ challenge: await challenge() })
    expect([(await enter(visitor(), once)).status, (await enter(visitor(), once)).status]).toEqual([200, 400])
    for (const wrong of [
      { origin: 'http://localhost:4000' },
      { origin: 'https://muster.example' },
      { rpId: 'muster.example' },
      { isVerified: false },
      { challenge: 'bm90IG91cnM' },
    ]) {
      const passkey = device.get({ challenge: await challenge(), ...wrong })
      expect(await enter(visitor(), passkey)).toMatchObject({ status: 400, errors: [{ path: 'body.passkey' }] })
    }
    const late = await challenge()
    company.clock.advance(301)
    expect(await enter(visitor(), device.get({ challenge: late }))).toMatchObject({
      ...{ status: 400, message: 'This took too long. Try again.' },
    })
    expect((await signInWith(device)).status).toBe(200)
  })

  test('works once for two calls at the same moment', async () => {
    const { device } = await withPasskey()
    const passkey = device.get({ challenge: await challenge() })
    const answers = await Promise.all([enter(visitor(), passkey), enter(visitor(), passkey)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test("opens nobody else's account, here or in another company", async () => {
    const one = await withPasskey()
    const other = await withPasskey()
    const elsewhere = await aCompany()
    const stranger = await priyaOf(elsewhere)
    const theirs = await asked(stranger.browser, 'POST /api/v1/user/passkey-challenge')
    const ours = await asked(other.browser, 'POST /api/v1/user/passkey-challenge')
    for (const { user } of [theirs, ours]) {
      expect((await enter(visitor(), one.device.get({ challenge: await challenge() }, user.id))).status).toBe(400)
    }
    const params = { id: one.id }
    expect((await other.browser.send('DELETE /api/v1/user/passkey/{id}', { params })).status).toBe(404)
    expect(
      (await stranger.browser.send('PUT /api/v1/user/passkey/{id}', { params, body: { name: 'Mine' } })).status,
    ).toBe(404)
    expect((await signInWith(one.device)).status).toBe(200)
  })

  test('whose counter does not grow is refused as a copy, and its owner is notified', async () => {
    const { email, device } = await withPasskey()
    expect((await signInWith(device)).status).toBe(200)
    device.counter = 0
    expect((await signInWith(device)).status).toBe(403)
    expect((await mailsTo(email))[0]?.subject).toBe('A passkey of yours was refused')
    device.counter = 7
    expect((await signInWith(device)).status).toBe(200)
  })

  test('of a device that does not count works again and again', async () => {
    const { device } = await withPasskey(softwareAuthenticator({ counts: false }))
    for (const _ of [1, 2]) expect((await signInWith(device)).status).toBe(200)
  })
})

describe('registering one', () => {
  test('takes a challenge of this session, once, and a name', async () => {
    const { browser } = await priyaOf(company)
    const { browser: other } = await priyaOf(company)
    const device = softwareAuthenticator()
    const options = await asked(browser, 'POST /api/v1/user/passkey-challenge')
    const passkey = device.create(options)
    const put = (from: Visitor, body: object) => from.send('POST /api/v1/user/passkey', { body: body as never })
    expect(await put(browser, { passkey, name: ' ' })).toMatchObject({ status: 400, errors: [{ path: 'body.name' }] })
    expect(await put(browser, { name: 'Phone' })).toMatchObject({ status: 400, errors: [{ path: 'body.passkey' }] })
    expect((await put(other, { passkey, name: 'Phone' })).status).toBe(400)
    expect(
      (await put(browser, { passkey: device.create({ ...options, origin: 'https://muster.example' }), name: 'Phone' }))
        .status,
    ).toBe(400)
    expect((await put(browser, { passkey, name: 'Phone' })).status).toBe(400)
    expect((await add(browser, device)).status).toBe(200)
    expect((await asked(browser, 'POST /api/v1/user/passkey-challenge')).excludeCredentials).toMatchObject([
      { id: device.id },
    ])
    expect((await add(other, device)).status).toBe(409)
  })

  test('stops at ten, even at the same moment', async () => {
    const { browser } = await priyaOf(company)
    for (let n = 1; n <= 9; n++) expect((await add(browser, softwareAuthenticator())).status).toBe(200)
    const answers = await Promise.all([1, 2, 3].map(() => add(browser, softwareAuthenticator())))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('and removing one needs a fresh proof, for which another passkey will do', async () => {
    const { browser, device, id } = await withPasskey()
    company.clock.advance(16 * 60)
    browser.token = String((await refresh(browser)).body['accessToken'])
    const remove = () => browser.send('DELETE /api/v1/user/passkey/{id}', { params: { id } })
    expect((await browser.send('POST /api/v1/user/passkey-challenge')).body['needsProof']).toBe(true)
    expect((await remove()).body['needsProof']).toBe(true)
    const { data } = await browser.send('POST /api/auth/user/prove-passkey-challenge')
    const options = data as unknown as Options
    expect(options.allowCredentials).toMatchObject([{ id: device.id }])
    const prove = (signed: { challenge: string }) =>
      browser.send('POST /api/auth/user/prove-passkey', { body: { passkey: device.get(signed) } })
    expect((await prove({ challenge: await challenge() })).status).toBe(400)
    expect([(await prove(options)).status, (await prove(options)).status]).toEqual([200, 400])
    expect((await remove()).status).toBe(200)
  })
})

describe('where a role requires more than a password', () => {
  const half = (
    browser: Visitor,
    key: 'POST /api/auth/user/2fa-passkey-challenge' | 'POST /api/auth/user/2fa-enrol-passkey-challenge',
  ) => browser.send(key)

  async function required() {
    const strict = await aCompany()
    const hr = await strict.employee('Hema Rao', { role: 'HR' })
    const email = await givePassword(strict, hr.account)
    const browser = await signedIn(email)
    const device = softwareAuthenticator()
    const someone = await priyaOf(strict)
    await strict.within((tx) =>
      tx.query({
        name: '',
        text: `insert into second_factor_rule (organisation_id, role_id, kind, from_day, changed_by, changed_at)
          select organisation_id, role_id, 'authenticator', '2026-01-01', id, now() from account where id = $1`,
        values: [someone.priya.account],
      }),
    )
    return { strict, hr: browser, device, ...someone }
  }

  test('a passkey passes the second step, and opens nothing else half-way through signing in', async () => {
    const { device, browser, email } = await required()
    await add(browser, device)
    expect((await signInWith(device)).status).toBe(200)
    const late = visitor()
    expect(await firstStep(late, email)).toMatchObject({ step: 'passkey', hasPasskey: true })
    expect((await late.send('POST /api/auth/user/2fa-verify', { body: { code: '123456', trust: false } })).status).toBe(
      400,
    )
    expect((await half(late, 'POST /api/auth/user/2fa-enrol-passkey-challenge')).status).toBe(409)
    expect((await late.send('POST /api/v1/user/passkey-challenge')).status).toBe(401)
    const options = (await half(late, 'POST /api/auth/user/2fa-passkey-challenge')).data as unknown as Options
    const give = (passkey: ReturnType<SoftwareAuthenticator['get']>) =>
      late.send('POST /api/auth/user/2fa-passkey', { body: { passkey, trust: false } })
    expect((await give(device.get({ challenge: await challenge() }))).status).toBe(400)
    const passed = await give(device.get(options))
    expect(passed.status).toBe(200)
    late.token = String(passed.body['accessToken'])
    expect((await permissions(late)).status).toBe(200)
  })

  test('someone led through set-up may register one instead of an authenticator', async () => {
    const { strict, device, email } = await required()
    const browser = visitor()
    expect(await firstStep(browser, email)).toMatchObject({ step: 'email', hasPasskey: false })
    const code = /\d{6}/.exec((await mailsTo(email))[0]?.subject ?? '')?.[0] ?? ''
    const enrol = (passkey: ReturnType<SoftwareAuthenticator['create']>) =>
      browser.send('POST /api/auth/user/2fa-enrol-passkey', { body: { passkey, name: 'Phone', trust: false } })
    expect((await half(browser, 'POST /api/auth/user/2fa-enrol-passkey-challenge')).status).toBe(409)
    expect((await enrol(device.create({ challenge: await challenge() }))).status).toBe(409)
    await browser.send('POST /api/auth/user/2fa-verify', { body: { code, trust: false } })
    const options = (await half(browser, 'POST /api/auth/user/2fa-enrol-passkey-challenge')).data as unknown as Options
    expect((await enrol(device.create(options))).status).toBe(200)
    expect((await signInWith(device)).status).toBe(200)
    strict.clock.advance(1)
  })

  test('HR turning off the second step removes passkeys too', async () => {
    const { hr, priya, device, browser, email } = await required()
    await add(browser, device)
    const params = { id: priya.employee }
    expect((await hr.send('GET /api/v1/employee/employee-security/{id}', { params })).data['passkeys']).toBe(1)
    expect((await hr.send('POST /api/v1/user/disable-security/{id}', { params })).status).toBe(200)
    expect((await signInWith(device)).status).toBe(400)
    expect(await firstStep(visitor(), email)).toMatchObject({ step: 'email', hasPasskey: false })
  })

  test('a passkey works instead of the authenticator code too', async () => {
    const { browser, email, device } = await withPasskey()
    const app = appWith((await browser.send('POST /api/v1/user/enable-2fa', { body: { password } })).data)
    await browser.send('POST /api/v1/user/verify-2fa', { body: { code: app.code(company.clock.now()) } })
    const other = visitor()
    expect(await firstStep(other, email)).toMatchObject({ step: 'authenticator', hasPasskey: true })
    const options = (await half(other, 'POST /api/auth/user/2fa-passkey-challenge')).data as unknown as Options
    const body = { passkey: device.get(options), trust: false }
    expect((await other.send('POST /api/auth/user/2fa-passkey', { body })).status).toBe(200)
  })
})

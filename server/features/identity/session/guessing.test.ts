import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { testServer } from '../../../testing/server.ts'
import { until } from '../../../testing/until.ts'
import { strangersAnHour } from '../slow-down.ts'
import { signedIn } from '../testing/signed-in.ts'
import { linkTokenFor, mailsTo, visitor, type Visitor } from '../testing/visitor.ts'
import { givePassword, password, priyaWithPassword } from '../testing/with-password.ts'

const signIn = (who: Visitor, email: string, word: string) =>
  who.send('POST /api/auth/user/signin', { body: { email, password: word } })

/** From a network of its own, unlike every other of this file. */
let networks = 0
function stranger(): Visitor {
  networks += 1
  return Object.assign(visitor(), {
    address: `172.${16 + Math.floor(networks / 62_500)}.${Math.floor(networks / 250) % 250}.${networks % 250}`,
  })
}

/** Keeps every place taken, and the hour's answers used up, as an attack of thousands of networks does. */
async function besiege(email: string): Promise<void> {
  const { app } = await testServer()
  for (let time = 0; time < strangersAnHour; time++) {
    await app.limits.tally('wrong-sign-in', email, 3600)
    await app.limits.tally('wrong-sign-in-answered', email, 3600)
  }
}

describe('an account that thousands of networks guess at', () => {
  test('gives them fifty true answers an hour, however many they are', { timeout: 300_000 }, async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const burst = async () => {
      const sent: ReturnType<typeof signIn>[] = []
      // Fifty at a time, without waiting for those that wait.
      for (let at = 0; at < 1000; at++) {
        sent.push(signIn(stranger(), email, `guess ${at}`))
        if (at % 50 === 49) await sleep(200)
      }
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      // So many at once may also find the server too busy, which answers nothing about the password.
      expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([])
      return statuses.filter((status) => status === 401).length
    }
    // Ten at once, then five at a time, ever more slowly.
    expect(await burst()).toBeLessThanOrEqual(30)
    const { app } = await testServer()
    const answered = 'wrong-sign-in-answered'
    let before = await app.limits.tally(answered, email, 3600)
    for (; before < strangersAnHour - 3; before++) await app.limits.tally(answered, email, 3600)
    expect(await burst()).toBeLessThanOrEqual(3)
    expect(await burst()).toBe(0)
  })

  test(
    'lets its owner in from a new device and a new network by the link that is mailed to them',
    { timeout: 60_000 },
    async () => {
      const { email } = await priyaWithPassword(await aCompany())
      await besiege(email)
      const owner = stranger()
      const refused = await signIn(owner, email, password)
      expect([refused.status, refused.message]).toEqual([429, expect.stringMatching(/open the link in our email/)])
      await until(
        () => mailsTo(email),
        ([newest]) => newest?.template === 'sign-in-link',
      )
      owner.token = await mailedLink(email)
      expect((await signIn(owner, email, 'wrong')).status).toBe(401)
      expect((await signIn(owner, email, password)).status).toBe(200)
      // Known from now on.
      owner.token = null
      expect((await signIn(owner, email, password)).status).toBe(200)
    },
  )

  test('mails its owner once an hour, whatever the strangers do', { timeout: 60_000 }, async () => {
    const { email } = await priyaWithPassword(await aCompany())
    await besiege(email)
    for (let time = 0; time < 30; time++) expect((await signIn(stranger(), email, 'wrong')).status).toBe(429)
    await until(
      () => mailsTo(email),
      ({ length }) => length > 0,
    )
    expect((await mailsTo(email)).filter(({ template }) => template === 'sign-in-link')).toHaveLength(1)
  })

  test(
    'lets its owner in at once on a device or network that they signed in from before',
    { timeout: 60_000 },
    async () => {
      const { email } = await priyaWithPassword(await aCompany())
      const own = await signedIn(email)
      await besiege(email)
      expect((await signIn(own, email, password)).status).toBe(200)
      const otherBrowser = Object.assign(visitor(), { address: own.address })
      expect((await signIn(otherBrowser, email, password)).status).toBe(200)
    },
  )

  test(
    'has a link that opens no other account, opens nothing by itself and ends after two hours',
    { timeout: 60_000 },
    async () => {
      const company = await aCompany()
      const { email } = await priyaWithPassword(company)
      const { email: other } = await priyaWithPassword(await aCompany())
      await besiege(email)
      await besiege(other)
      expect((await signIn(stranger(), email, password)).status).toBe(429)
      await until(
        () => mailsTo(email),
        ([newest]) => newest?.template === 'sign-in-link',
      )
      const link = await mailedLink(email)
      const thief = () => Object.assign(stranger(), { token: link })
      expect((await signIn(thief(), other, password)).status).toBe(429)
      for (let time = 0; time < 10; time++) expect((await signIn(thief(), email, 'wrong')).status).toBe(401)
      expect((await signIn(thief(), email, password)).status).toBe(429)
      expect((await thief().send('GET /api/v1/user/user-info')).status).toBe(401)
      for (const forged of [link.replace(/^\d/, '9'), `${link}x`, link.slice(0, -1), 'x'])
        expect((await signIn(Object.assign(stranger(), { token: forged }), email, password)).status).toBe(429)
      const { app } = await testServer()
      await app.limits.forgive('sign-in', `link:${link}:${email}`, { max: 10, seconds: 900 })
      company.clock.advance(2 * 3600 + 1)
      expect((await signIn(thief(), email, password)).status).toBe(429)
    },
  )

  test('is not given away: an unknown address is refused in the same words', { timeout: 60_000 }, async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const unknown = 'nobody.is.here@acme.test'
    for (const each of [email, unknown]) await besiege(each)
    const [known, none] = [await signIn(stranger(), email, 'wrong'), await signIn(stranger(), unknown, 'wrong')]
    expect([none.status, none.message]).toEqual([known.status, known.message])
    expect(await mailsTo(unknown)).toEqual([])
  })
})

test(
  'one password tried on everyone ends after a hundred wrong ones of a network, and not for whoever is right',
  { timeout: 120_000 },
  async () => {
    const company = await aCompany()
    const { email } = await priyaWithPassword(company)
    const own = await signedIn(email)
    const sprayer = stranger()
    // Right ones, even of a whole office behind one address, count for nothing.
    const colleague = await company.employee('Ravi Menon')
    const address = await givePassword(company, colleague.account)
    const { app } = await testServer()
    const spend = () => app.limits.forgive('POST /api/auth/user/signin', sprayer.address, { max: 120, seconds: 60 })
    for (let time = 0; time < 5; time++)
      expect((await signIn(Object.assign(visitor(), { address: sprayer.address }), address, password)).status).toBe(200)
    for (let time = 0; time < 100; time++) {
      await spend()
      expect((await signIn(sprayer, `sprayed${time}@acme.test`, 'Summer 2026')).status).toBe(401)
    }
    await spend()
    expect((await signIn(sprayer, 'sprayed.next@acme.test', 'Summer 2026')).status).toBe(429)
    own.address = sprayer.address
    expect((await signIn(own, email, password)).status).toBe(200)
  },
)

test(
  'a code for a new password is mailed or fits nothing: thirty a day, whoever asks for how many',
  { timeout: 120_000 },
  async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const { app } = await testServer()
    for (let time = 0; time < 30; time++) await app.limits.tally('reset-mail', email, 86_400)
    const before = (await mailsTo(email)).length
    for (let time = 0; time < 8; time++)
      expect((await stranger().send('POST /api/auth/user/forgot-password', { body: { email } })).status).toBe(200)
    const mails = (await mailsTo(email)).slice(0, (await mailsTo(email)).length - before)
    expect(mails.map(({ template }) => template)).toEqual(['password-link'])
  },
)

async function mailedLink(email: string): Promise<string> {
  const [newest] = await mailsTo(email)
  return /#token=([\w.-]+)/.exec(newest?.text ?? '')?.[1] ?? (await linkTokenFor(email))
}

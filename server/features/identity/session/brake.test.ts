import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { signedIn } from '../testing/signed-in.ts'
import { codeFor, linkTokenFor, mailsTo, visitor, type Visitor } from '../testing/visitor.ts'
import { password, priyaWithPassword } from '../testing/with-password.ts'

const signIn = (who: Visitor, email: string, word: string) =>
  who.send('POST /api/auth/user/signin', { body: { email, password: word } })
const forget = (who: Visitor, email: string) => who.send('POST /api/auth/user/forgot-password', { body: { email } })

describe('someone under attack', () => {
  test('signs in from a known device at once, and from a new one after a moment', { timeout: 60_000 }, async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const own = await signedIn(email)
    for (let time = 0; time < 12; time++) expect((await signIn(visitor(), email, 'wrong')).status).toBe(401)
    const took = async (who: Visitor) => {
      const began = performance.now()
      expect((await signIn(who, email, password)).status).toBe(200)
      return performance.now() - began
    }
    const [known, unknown] = [await took(own), await took(visitor())]
    expect(unknown).toBeGreaterThan(1900)
    expect(known).toBeLessThan(unknown)
  })

  test('is not given away by the brake: an unknown address is slow as well', { timeout: 60_000 }, async () => {
    const email = 'nobody.at.all@acme.test'
    for (let time = 0; time < 12; time++) expect((await signIn(visitor(), email, 'wrong')).status).toBe(401)
    const began = performance.now()
    expect((await signIn(visitor(), email, 'wrong')).status).toBe(401)
    expect(performance.now() - began).toBeGreaterThan(1900)
  })

  test('has at most five guesses in progress at a time', { timeout: 60_000 }, async () => {
    const email = 'crowd@acme.test'
    for (let time = 0; time < 10; time++) await signIn(visitor(), email, 'wrong')
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(visitor(), email, 'wrong')))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('has a device that is counted separately, and opens nothing for others', async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const { email: other } = await priyaWithPassword(await aCompany())
    const own = await signedIn(email)
    for (let time = 0; time < 10; time++) expect((await signIn(own, email, 'wrong')).status).toBe(401)
    expect((await signIn(own, email, password)).status).toBe(429)
    const elsewhere = visitor()
    expect((await signIn(elsewhere, email, password)).status).toBe(200)
    const forged = visitor()
    forged.jar.set('muster_device', own.jar.get('muster_device')!.replace(/\..*/, `.${'x'.repeat(27)}`))
    expect((await signIn(forged, other, 'wrong')).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  const slowMails = async (email: string) => {
    for (let time = 0; time < 11; time++) expect((await forget(visitor(), email)).status).toBe(200)
    return (await mailsTo(email)).map(({ template }) => template)
  }

  test('can be requested five times an hour from one network, and by its owner all the same', async () => {
    const { email } = await priyaWithPassword(await aCompany())
    const own = await signedIn(email)
    const stranger = visitor()
    for (let time = 0; time < 5; time++) expect((await forget(stranger, email)).status).toBe(200)
    expect((await forget(stranger, email)).status).toBe(429)
    expect((await slowMails(email))[0]).toBe('password-link')
    own.token = String((await forget(own, email)).body['token'])
    const code = await codeFor(email)
    expect((await own.send('POST /api/auth/user/verify-forgot-password', { body: { code } })).status).toBe(200)
  })

  test('after many codes is set by a link, sent every ten minutes; the owner is then known there', async () => {
    const { email } = await priyaWithPassword(await aCompany())
    expect((await slowMails(email)).filter((template) => template === 'password-code')).toHaveLength(10)
    const before = (await mailsTo(email)).length
    expect((await forget(visitor(), email)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(before)
    const owner = visitor()
    owner.token = await linkTokenFor(email)
    const next = 'amber kettle 12 lighthouse'
    expect((await owner.send('POST /api/auth/user/reset-password', { body: { password: next } })).status).toBe(200)
    expect(owner.jar.has('muster_device')).toBe(true)
    expect((await signIn(owner, email, next)).status).toBe(200)
  })

  test('of an unknown address gets the same answers, and mails as rarely', async () => {
    const email = 'nobody.forgets@acme.test'
    expect(await slowMails(email)).toEqual(Array.from({ length: 11 }, () => 'password-unknown'))
    expect((await forget(visitor(), email)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(11)
  })
})

test('an invitation is mailed four times an hour to one person', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Rao')
  const params = { id: priya.employee }
  const answers = []
  for (let time = 0; time < 6; time++)
    answers.push((await company.admin.raw('POST /api/v1/employee/resend-invitation/{id}', { params })).status)
  expect(answers).toEqual([200, 200, 200, 200, 429, 429])
})

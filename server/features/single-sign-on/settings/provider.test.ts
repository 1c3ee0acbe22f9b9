import { expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { codeFor, otherCode, visitor } from '../../identity/testing/visitor.ts'
import { proveDomain, settingsOf } from '../testing/company-with-provider.ts'
import { closedAfter, startProvider } from '../testing/identity-provider.ts'

const key = 'PUT /api/v1/user/single-sign-on'
const plain = {
  ...{ issuer: 'https://login.example.com', clientId: 'muster', clientSecret: 'a secret of theirs' },
  ...{ state: 'off' as const },
}
const claim = (company: Company, domain: string) =>
  company.admin.call('POST /api/v1/user/single-sign-on/domain', { body: { domain, mailbox: 'admin' } })

test('the secret is sealed, shown to no one, and not kept for another provider', async () => {
  const company = await aCompany()
  expect((await company.admin.call(key, { body: plain })).provider).toMatchObject({ hasSecret: true })
  const { clientSecret: _, ...without } = plain
  const kept = await company.admin.call(key, { body: without })
  expect(kept.provider).toMatchObject({ hasSecret: true })
  expect(JSON.stringify(kept)).not.toContain(plain.clientSecret)
  const moved = await company.admin.call(key, { body: { ...without, issuer: 'https://evil.example.com' } })
  expect(moved.provider).toMatchObject({ hasSecret: false, testedAt: null })
})

test.each(['http://login.example.com', 'https://127.0.0.1', 'https://localhost:8443', 'https://10.0.0.8/realms/x'])(
  'the issuer %s is refused at its field',
  async (issuer) => {
    const company = await aCompany()
    expect((await company.admin.refused(key, { body: { ...plain, issuer } })).errors).toMatchObject([
      { path: 'body.issuer' },
    ])
  },
)

test('only the admin sees and changes it', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR', granted: ['permissionWrite'] })
  expect((await hr.refused('GET /api/v1/user/single-sign-on')).status).toBe(403)
  expect((await hr.refused(key, { body: plain })).status).toBe(403)
})

test('it cannot be switched on untested or without a domain', async () => {
  const company = await aCompany()
  await company.admin.call(key, { body: plain })
  const refused = await company.admin.refused(key, { body: { ...plain, state: 'on' } })
  expect(refused.errors).toMatchObject([{ path: 'body.state' }])
})

test('a test reports what the provider lacks', async () => {
  const company = await aCompany()
  const provider = closedAfter(await startProvider('http://127.0.0.1:3000/sso/callback'))
  await company.admin.call(key, { body: settingsOf(provider) })
  const browser = visitor()
  browser.token = company.admin.token
  provider.who = { subject: 'tester', claims: { email: 'tester@example.test' } }
  const { data } = await browser.send('POST /api/v1/user/single-sign-on/test')
  const back = await provider.visit(String(data['url']))
  const answer = await browser.send('POST /api/auth/sso/finish', {
    body: Object.fromEntries(back.searchParams) as { state: string },
  })
  expect(answer).toMatchObject({ status: 422, message: expect.stringMatching(/verified/) as string })
  await company.admin.call(key, { body: { ...settingsOf(provider), clientSecret: 'not the right one' } })
  provider.who.claims['email_verified'] = true
  const again = await browser.send('POST /api/v1/user/single-sign-on/test')
  const returned = await provider.visit(String(again.data['url']))
  const wrong = await browser.send('POST /api/auth/sso/finish', {
    body: Object.fromEntries(returned.searchParams) as { state: string },
  })
  expect(wrong.status).toBe(401)
})

test('a domain is proved by its mailbox, with few attempts, and belongs to one company', async () => {
  const [ours, theirs] = [await aCompany(), await aCompany('Others')]
  const domain = 'claimed.test'
  await claim(ours, domain)
  await claim(theirs, domain)
  const theirCode = await codeFor(`admin@${domain}`)
  const prove = (company: Company, code: string) =>
    company.admin.raw('POST /api/v1/user/single-sign-on/domain-proof', { body: { domain, code } })
  expect((await prove(ours, theirCode)).status).toBe(400)
  expect((await prove(theirs, theirCode)).status).toBe(200)
  ours.clock.advance(31)
  await claim(ours, domain)
  const code = await codeFor(`admin@${domain}`)
  expect((await prove(ours, code)).body).toMatchObject({ errors: [{ path: 'body.domain' }] })
  for (let time = 0; time < 5; time++) await prove(ours, otherCode(code))
  expect((await prove(ours, code)).status).toBe(400)
  await theirs.admin.call('POST /api/v1/user/single-sign-on/domain-removal', { body: { domain } })
  ours.clock.advance(31)
  await proveDomain(ours, domain)
})

test.each(['gmail.com', 'not a domain', 'localhost', '10.0.0.1', 'a@b.com'])(
  '%s is no domain to claim',
  async (domain) => {
    const company = await aCompany()
    const refused = await company.admin.refused('POST /api/v1/user/single-sign-on/domain', {
      body: { domain, mailbox: 'admin' },
    })
    expect(refused.errors).toMatchObject([{ path: 'body.domain' }])
  },
)

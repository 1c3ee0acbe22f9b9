import { expect } from 'vitest'
import type { SsoState } from '@muster/contract/single-sign-on/choices.ts'
import type { Company } from '../../../testing/company.ts'
import { run } from '../../../testing/company.ts'
import { sql } from 'kysely'
import { codeFor, visitor, type Visitor } from '../../identity/testing/visitor.ts'
import { givePassword } from '../../identity/testing/with-password.ts'
import { turnOnAuthenticator } from '../../identity/testing/authenticator.ts'
import { signedIn } from '../../identity/testing/signed-in.ts'
import type { TestProvider } from './identity-provider.ts'

const base = { accounts: 'invited', trustsSecondFactor: false, groupsClaim: null, roles: [], breakGlass: [] } as const

/** The settings for this provider. */
export const settingsOf = ({ issuer, clientId, clientSecret }: TestProvider) => ({
  ...base,
  ...{ issuer, clientId, clientSecret },
  ...{ roles: [] as { group: string; roleId: string }[], breakGlass: [] as string[] },
  accounts: 'invited' as 'invited' | 'justInTime',
  groupsClaim: null as string | null,
  state: 'off' as SsoState,
})

/** Proves a domain with the code mailed to its postmaster. */
export async function proveDomain(company: Company, domain: string): Promise<void> {
  const { admin } = company
  await admin.call('POST /api/v1/user/single-sign-on/domain', { body: { domain, mailbox: 'postmaster' } })
  const code = await codeFor(`postmaster@${domain}`)
  await admin.call('POST /api/v1/user/single-sign-on/domain-proof', { body: { domain, code } })
}

/** Saves, tests and switches on; the admin's browser goes to the provider and back. */
export async function switchOn(company: Company, provider: TestProvider, more: object = {}): Promise<void> {
  const { admin } = company
  const settings = { ...settingsOf(provider), ...more }
  const key = 'PUT /api/v1/user/single-sign-on'
  await admin.call(key, { body: { ...settings, state: 'off' } })
  provider.who = { subject: 'tester', claims: { email: 'tester@example.test', email_verified: true } }
  const browser = visitor()
  browser.token = admin.token
  const { status, data } = await browser.send('POST /api/v1/user/single-sign-on/test')
  expect(status).toBe(200)
  const { body } = await finish(browser, await provider.visit(String(data['url'])))
  expect(body).toMatchObject({ success: true, purpose: 'test', email: 'tester@example.test' })
  await admin.call(key, { body: { ...settings, state: 'on' as const, ...more } })
}

/** Submits the provider's response. */
export function finish(browser: Visitor, returned: URL) {
  const body = Object.fromEntries(returned.searchParams) as { state: string }
  return browser.send('POST /api/auth/sso/finish', { body })
}

/** From the address typed on the sign-in page to the final reply. */
export async function signInAtCompany(browser: Visitor, provider: TestProvider, email: string) {
  const begun = await browser.send('POST /api/auth/sso/begin', { body: { email } })
  expect(begun.status).toBe(200)
  const answer = await finish(browser, await provider.visit(String(begun.data['url'])))
  if (typeof answer.body['accessToken'] === 'string') browser.token = answer.body['accessToken']
  return answer
}

/** Gives an account an address in a domain of the company's own, so that test files share no domain. */
export async function movedTo(company: Company, account: string, email: string): Promise<string> {
  await company.within(async (tx) => {
    await run(tx, sql`update account set email = ${email} where id = ${account}`)
    await run(tx, sql`update employee set work_email = ${email} where account_id = ${account}`)
    await run(tx, sql`update sign_in_directory set email = ${email} where account_id = ${account}`)
  })
  return email
}

/** The admin signs in with password and authenticator, and so may be named as break-glass. */
export async function armAdmin(company: Company) {
  const email = await givePassword(company, company.admin.account)
  const browser = await signedIn(email)
  return { email, browser, ...(await turnOnAuthenticator(browser, company.clock)) }
}

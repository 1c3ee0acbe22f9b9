import { expect } from 'vitest'
import type { Company } from '../../../testing/company.ts'
import { visitor, type Visitor } from './visitor.ts'
import { password, priyaWithPassword } from './with-password.ts'

/** Priya has an account with a password, and a browser. */
export async function priyaOf(company: Company) {
  const { priya, email } = await priyaWithPassword(company)
  return { priya, email, browser: await signedIn(email) }
}

/** A browser that is signed in. */
export async function signedIn(email: string, remember = true): Promise<Visitor> {
  const browser = visitor()
  const answer = await browser.send('POST /api/auth/user/signin', { body: { email, password, remember } })
  expect(answer.status).toBe(200)
  browser.token = String(answer.body['accessToken'])
  return browser
}

export const permissions = (browser: Visitor) => browser.send('GET /api/v1/employee/permissions')
export const refresh = (browser: Visitor, headers: Record<string, string> = {}) =>
  browser.send('POST /api/auth/user/refresh-token', { headers })

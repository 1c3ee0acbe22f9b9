import { request, type BrowserContext, type Page } from '@playwright/test'
import { anyAddress, type Got, type Key } from './call.ts'
import type { Person } from './company.ts'

/** For the demo company, which every start with an empty folder creates. */
export const demo = (name: 'admin' | 'hr' | 'manager' | 'employee') => ({
  email: `${name}@demo.muster.test`,
  password: 'muster-demo',
})

/**
 * What a browser keeps after sign-in: the cookies, the token and who signed in. Made by a call: the sign-in screens have their
 * own journeys.
 */
export async function signedIn(person: Pick<Person, 'email' | 'password'>): Promise<Kept> {
  const origin = process.env['E2E_URL'] ?? ''
  // The server identifies a browser by its origin, and binds the session to it.
  const extraHTTPHeaders = { origin, 'x-forwarded-for': anyAddress() }
  const calls = await request.newContext({ baseURL: origin, extraHTTPHeaders })
  const { email, password } = person
  const reply = await calls.post('/api/auth/user/signin', { data: { email, password } })
  const { data } = (await reply.json()) as { data?: { accessToken?: string | null } }
  if (!data?.accessToken) throw new Error(`${email} could not sign in: ${reply.status()}.`)
  const headers = { authorization: `Bearer ${data.accessToken}` }
  const read = async <K extends Key>(key: K) => {
    const { data: got } = (await (await calls.get(key.replace('GET ', ''), { headers })).json()) as { data: Got<K> }
    return got
  }
  const permissions = await read('GET /api/v1/employee/permissions')
  const user = await read('GET /api/v1/employee/user-info')
  const { cookies } = await calls.storageState()
  await calls.dispose()
  const state = { isAuthenticated: true, permissions, user, role: user.role }
  const localStorage = [
    { name: 'accessToken', value: data.accessToken },
    { name: 'muster.auth', value: JSON.stringify({ state, version: 1 }) },
  ]
  return { cookies, origins: [{ origin, localStorage }] }
}

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** Fills in the sign-in screen. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

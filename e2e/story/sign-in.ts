import { request, type BrowserContext, type Page } from '@playwright/test'
import { anyAddress, call } from './call.ts'
import type { Person } from './company.ts'

/** Of the demo company, which every start on an empty folder fills in. */
export const demo = (name: 'admin' | 'hr' | 'manager' | 'employee') => ({
  email: `${name}@demo.muster.test`,
  password: 'muster-demo',
})

/**
 * What a browser keeps when somebody has signed in: the cookies, the token and who it is. It is had by a call, without the screens, which
 * have journeys of their own.
 */
export async function signedIn(person: Pick<Person, 'email' | 'password'>): Promise<Kept> {
  const origin = process.env['E2E_URL'] ?? ''
  const calls = await request.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } })
  const { email, password } = person
  const reply = await calls.post('/api/auth/user/signin', { data: { email, password } })
  const { data } = (await reply.json()) as { data?: { accessToken?: string | null } }
  if (!data?.accessToken) throw new Error(`${email} could not sign in: ${reply.status()}.`)
  const { cookies } = await calls.storageState()
  await calls.dispose()
  const [permissions, user] = await Promise.all([
    call(data.accessToken, 'GET /api/v1/employee/permissions'),
    call(data.accessToken, 'GET /api/v1/employee/user-info'),
  ])
  const state = { isAuthenticated: true, permissions, user, role: user.role }
  const localStorage = [
    { name: 'accessToken', value: data.accessToken },
    { name: 'muster.auth', value: JSON.stringify({ state, version: 1 }) },
  ]
  return { cookies, origins: [{ origin, localStorage }] }
}

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** On the sign-in screen. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

import type { Id, Instant } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { newId } from '../../../platform/id.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { browserCookie } from '../../../platform/serve/client.ts'
import { signAccessToken } from './access-token.ts'
import { browserSeal } from './browser-seal.ts'
import { rememberDevice } from './known-device.ts'
import { newRefreshToken } from './refresh-token.ts'
import { insertSession } from './session.queries.ts'
import { assertMaySignIn } from './sign-in-bars.ts'

export const refreshCookie = 'muster_refresh'
export const daySeconds = 86_400

export interface Opened {
  accessToken: string
  refreshToken: string
  lifetimeDays: number
  session: Id
}

/** Opens a session for an account that has proved its identity. */
export async function openSession(
  app: Pick<App, 'database' | 'secrets' | 'config'>,
  organisation: Id,
  account: Id,
  { address, agent, isBrowser = false }: Pick<Client, 'address' | 'agent'> & Partial<Pick<Client, 'isBrowser'>>,
  lifetimeDays = 30,
  isSso = false,
): Promise<Opened> {
  const session = newId()
  const { token: refreshToken, digest } = newRefreshToken(app.secrets, organisation, session)
  const now = await app.database.within(organisation, async (tx) => {
    await assertMaySignIn(tx, account, isSso)
    const expiresAt = endOfSession(app, { now: tx.now, createdAt: tx.now, lifetimeDays })
    const began = { agent, address, lifetimeDays, isBound: isBrowser, isSso, now: tx.now, expiresAt }
    await insertSession(tx, { id: session, account, digest, ...began })
    return tx.now
  })
  const accessToken = await signAccessToken(app.secrets, now, { organisation, account, session })
  return { accessToken, refreshToken, lifetimeDays, session }
}

interface Age {
  now: Instant
  createdAt: Instant
  lifetimeDays: number
}

/** Each use extends a session, up to a fixed maximum age. */
export function endOfSession({ config }: Pick<App, 'config'>, { now, createdAt, lifetimeDays }: Age): Instant {
  const [first = now] = [
    plusSeconds(now, lifetimeDays * daySeconds),
    plusSeconds(createdAt, config.sessionDays * daySeconds),
  ].toSorted()
  return first
}

export interface SignedInBy {
  organisation: Id
  account: Id
  lifetimeDays?: number
  /** Through the company's identity provider. */
  isSso?: boolean
}

/** The same for a browser: the refresh token goes into a cookie, never into a reply. */
export async function signInBrowser(
  app: Pick<App, 'database' | 'secrets' | 'config'>,
  client: Client,
  { organisation, account, lifetimeDays = 30, isSso = false }: SignedInBy,
): Promise<{ accessToken: string; device: string }> {
  const opened = await openSession(app, organisation, account, client, lifetimeDays, isSso)
  giveCookies(app, client, { ...opened, isBound: client.isBrowser })
  const device = rememberDevice(app.secrets, client, account)
  return { accessToken: opened.accessToken, device }
}

interface Given {
  session: Id
  isBound: boolean
  refreshToken: string
  lifetimeDays: number
}

/** The refresh token is sent to the auth paths only; the seal goes wherever the access token goes. */
export function giveCookies(
  { secrets }: Pick<App, 'secrets'>,
  client: Client,
  { session, isBound, refreshToken, lifetimeDays }: Given,
): void {
  const seconds = lifetimeDays * daySeconds
  client.setCookie(refreshCookie, refreshToken, seconds)
  if (isBound) client.setCookie(browserCookie, browserSeal(secrets, session), seconds, '/')
}

export function takeCookies(client: Client): void {
  client.setCookie(refreshCookie, null, 0)
  client.setCookie(browserCookie, null, 0, '/')
}

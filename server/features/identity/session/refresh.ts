import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { secondsBetween } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import { forbidden, sessionOver } from '../../../platform/problem.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { browserCookie } from '../../../platform/serve/client.ts'
import { signAccessToken } from './access-token.ts'
import { isOwnBrowser } from './browser-seal.ts'
import { endOfSession, giveCookies, refreshCookie, takeCookies } from './open-session.ts'
import { newRefreshToken, readRefreshToken } from './refresh-token.ts'
import { endSession, lockSession, rotateSession } from './session.queries.ts'

/**
 * Two tabs may refresh at the same moment with the same token: the second gets an access token but no refresh token, because the browser
 * already has the new one. Any later use of a spent token means that it was stolen.
 */
const graceSeconds = 10

/** A new access token for the cookie's refresh token, which works once. Using it again ends the session. */
export async function refresh(app: App, client: Client): Promise<{ accessToken: string }> {
  assertOwnOrigin(app, client)
  const given = readRefreshToken(app.secrets, client.cookies[refreshCookie] ?? '')
  if (!given) throw sessionOver()
  const { organisation, session } = given
  const outcome = await app.database.within(organisation, (tx) => rotate(tx, app, client, given))
  if (!outcome) {
    takeCookies(client)
    throw sessionOver()
  }
  const { account, token, now, ...kept } = outcome
  if (token) giveCookies(app, client, { ...kept, session, refreshToken: token })
  return { accessToken: await signAccessToken(app.secrets, now, { organisation, account, session }) }
}

async function rotate(
  tx: Tx,
  app: App,
  { address, cookies }: Client,
  { session: id, digest }: { session: string; digest: string },
) {
  const stored = await lockSession(tx, { id })
  if (!stored || stored.endedAt !== null || stored.expiresAt <= tx.now) return null
  const { account, lifetimeDays, createdAt, isBound } = stored
  if (!isOwnBrowser(app.secrets, { session: id, isBound }, cookies[browserCookie])) return null
  const refreshed = { account, lifetimeDays, isBound, now: tx.now }
  if (digest === stored.digest) {
    const next = newRefreshToken(app.secrets, tx.organisation, id)
    const expiresAt = endOfSession(app, { now: tx.now, createdAt, lifetimeDays })
    await rotateSession(tx, { id, digest: next.digest, spentDigest: digest, now: tx.now, expiresAt, address })
    return { ...refreshed, token: next.token }
  }
  if (digest === stored.spentDigest && secondsBetween(stored.rotatedAt, tx.now) <= graceSeconds)
    return { ...refreshed, token: null }
  await endSession(tx, { id, account, why: 'tokenReused', now: tx.now })
  await actorsChanged(tx, account)
  return null
}

/** Browsers send the cookie by themselves, so only our own pages may make this call. */
export function assertOwnOrigin({ config }: Pick<App, 'config'>, { origin, host }: Client): void {
  if (origin === undefined) return
  const from = URL.parse(origin)?.host
  const isOwn = from !== undefined && (from === new URL(config.publicUrl).host || from === host)
  if (!isOwn) throw forbidden(say`This call is not allowed from another site.`)
}

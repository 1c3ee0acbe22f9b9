import { compactVerify, SignJWT } from 'jose'
import { Id, type Instant } from '@muster/contract/values.ts'
import { plusSeconds, secondsBetween } from '../../../platform/clock.ts'
import { signedOut } from '../../../platform/problem.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

export interface AccessClaims {
  organisation: Id
  account: Id
  session: Id
  /** Seconds since 1970. */
  expires: number
}

export const accessLifetimeSeconds = 10 * 60
/** How far ahead the clock of another server may be. */
export const clockToleranceSeconds = 60

/** A token of ten minutes that names account and session. It grants nothing by itself: the session must still be open. */
export function signAccessToken(secrets: Secrets, now: Instant, who: Omit<AccessClaims, 'expires'>): Promise<string> {
  const issued = Math.floor(secondsBetween(epoch, now))
  return new SignJWT({ org: who.organisation, sid: who.session })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(who.account)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessLifetimeSeconds)
    .sign(secrets.key(keyName))
}

/** Throws a 401, which a refresh may resolve, if the token is not ours or has expired. */
export async function readAccessToken(secrets: Secrets, now: Instant, token: string): Promise<AccessClaims> {
  const payload = await compactVerify(token, secrets.key(keyName), { algorithms: ['HS256'] }).then(
    (verified) => JSON.parse(new TextDecoder().decode(verified.payload)) as Record<string, unknown>,
    () => {
      throw signedOut()
    },
  )
  const { org, sub, sid, iat, exp, nbf } = payload
  const isWhole = [org, sub, sid].every((id) => Id.safeParse(id).success)
  if (!isWhole || typeof exp !== 'number' || typeof iat !== 'number') throw signedOut()
  // Ours live ten minutes; the clocks of two servers differ a little.
  const isAhead = !isExpired(iat, plusSeconds(now, clockToleranceSeconds))
  const isEarly = nbf !== undefined && (typeof nbf !== 'number' || !isExpired(nbf, now))
  if (isAhead || isEarly || isExpired(exp, now) || exp - iat > accessLifetimeSeconds) throw signedOut()
  return { organisation: org as Id, account: sub as Id, session: sid as Id, expires: exp }
}

export const isExpired = (expires: number, now: Instant) => expires <= secondsBetween(epoch, now)

const epoch = '1970-01-01T00:00:00.000Z'
const keyName = 'access-token'

import { Id } from '@muster/contract/values.ts'
import { randomToken, sameSecret, type Secrets } from '../../../platform/secrets/secrets.ts'

/**
 * `organisation.session.secret.seal`. The seal tells tokens we issued from invented ones: only a token we issued may end a session when
 * it is used again.
 */
export function newRefreshToken(secrets: Secrets, organisation: Id, session: Id): { token: string; digest: string } {
  const body = `${organisation}.${session}.${randomToken()}`
  const token = `${body}.${seal(secrets, body)}`
  return { token, digest: digestOf(secrets, token) }
}

/** What a token says; undefined if it is not one of ours. */
export function readRefreshToken(
  secrets: Secrets,
  token: string,
): { organisation: Id; session: Id; digest: string } | undefined {
  const [organisation = '', session = '', secret = '', given = '', ...rest] = token.split('.')
  const isWhole = rest.length === 0 && Id.safeParse(organisation).success && Id.safeParse(session).success
  if (!isWhole || !sameSecret(given, seal(secrets, `${organisation}.${session}.${secret}`))) return undefined
  return { organisation, session, digest: digestOf(secrets, token) }
}

const seal = (secrets: Secrets, body: string) => secrets.digest('refresh-token-seal', body)
const digestOf = (secrets: Secrets, token: string) => secrets.digest('refresh-token', token)

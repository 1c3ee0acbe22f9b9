import * as oidc from 'openid-client'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { secondsBetween, systemClock } from '../../../platform/clock.ts'
import { Problem, refused } from '../../../platform/problem.ts'
import { type Claims, claimsOf } from './claims.ts'

export interface Connection {
  issuer: string
  clientId: string
  /** Sealed. */
  clientSecret: string | null
}

/** Reads the provider's metadata every time, so that changed keys and addresses take effect at once. */
export async function connect(app: App, { issuer, clientId, clientSecret }: Connection): Promise<oidc.Configuration> {
  const secret = clientSecret === null ? undefined : app.secrets.open('sso_provider.client_secret', clientSecret)
  const isPlain = new URL(issuer).protocol === 'http:'
  const fetch: oidc.CustomFetch = (url, { method, headers, body }) =>
    app.outbound.fetch(url, {
      method,
      headers,
      body: body === undefined || body === null ? undefined : bodyText(body),
    })
  try {
    const configuration = await oidc.discovery(new URL(issuer), clientId, secret, authentication(secret), {
      [oidc.customFetch]: fetch,
      // Only a host that a test allowed may be called without TLS; nothing else gets here.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    })
    const { authorization_endpoint: page } = configuration.serverMetadata()
    if (!page || !app.outbound.mayCall(new URL(page))) throw new Error('There is no authorization endpoint.')
    return configuration
  } catch (error) {
    app.log.warn({ error: reasonOf(error) }, 'an identity provider cannot be reached')
    throw refused(say`Your company's identity provider can't be reached. Try again, or check the issuer address.`)
  }
}

/** In the header or the body, as the provider supports. */
function authentication(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None()
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const isByBody = !methods.includes('client_secret_basic') && methods.includes('client_secret_post')
    const auth = isByBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret)
    return auth(server, client, body, headers)
  }
}

function bodyText(body: oidc.FetchBody): string {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new Error('This body is not sent.')
}

interface Checks {
  state: string
  nonce: string
  verifier: string
  groupsClaim: string | null
}

/** Redeems the code, once, and returns the person's claims. */
export async function redeem(
  app: App,
  configuration: oidc.Configuration,
  returned: URL,
  { state, nonce, verifier, groupsClaim }: Checks,
): Promise<Claims> {
  return claimsOf(await claimed(app, configuration, returned, { state, nonce, verifier, groupsClaim }), groupsClaim)
}

async function claimed(
  app: App,
  configuration: oidc.Configuration,
  returned: URL,
  { state, nonce, verifier, groupsClaim }: Checks,
): Promise<Record<string, unknown>> {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    })
    const signed = tokens.claims()!
    assertTimely(signed)
    const isWhole = typeof signed['email'] === 'string' && (groupsClaim === null || signed[groupsClaim] !== undefined)
    const asked = configuration.serverMetadata().userinfo_endpoint && !isWhole
    const more = asked ? await oidc.fetchUserInfo(configuration, tokens.access_token, signed.sub) : {}
    return { ...more, ...signed }
  } catch (error) {
    app.log.warn({ error: reasonOf(error) }, 'a company sign-in was refused')
    throw new Problem(401, say`Your company's sign-in could not be verified. Start again.`)
  }
}

/**
 * Beyond the library, which reads the machine's clock too: an ID token is of this sign-in, neither made nor its person signed in later than
 * now, but for clocks that differ a little.
 */
export function assertTimely(
  { iat, auth_time: at }: { iat: number; auth_time?: unknown },
  now = systemClock.now(),
): void {
  const seconds = secondsBetween('1970-01-01T00:00:00.000Z', now)
  const isAhead = (time: unknown) => typeof time === 'number' && time > seconds + toleranceSeconds
  if (isAhead(iat) || isAhead(at)) throw new Error('The ID token is from the future.')
  if (iat < seconds - validSeconds - toleranceSeconds) throw new Error('The ID token is old.')
}

const toleranceSeconds = 60
/** As long as a sign-in may take from its beginning. */
const validSeconds = 10 * 60

/** Only the codes: the provider's text may contain personal data. */
function reasonOf(error: unknown): string {
  const { code, error: said, message } = error as { code?: string; error?: string; message?: string }
  return [code, said, code || said ? undefined : message].filter(Boolean).join(' ')
}

import * as oidc from 'openid-client'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { Problem, refused } from '../../../platform/problem.ts'

export interface Connection {
  issuer: string
  clientId: string
  /** Sealed. */
  clientSecret: string | null
}

/** The provider's claims about a person; checked by signature, issuer, audience, nonce and time. */
export interface Claims {
  subject: string
  email: string | null
  isVerified: boolean
  firstName: string
  lastName: string
  hasSecondFactor: boolean
  /** Seconds since 1970; null if the provider doesn't say. */
  authenticatedAt: number | null
  groups: string[]
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
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    })
    const signed = tokens.claims()!
    const isWhole = typeof signed['email'] === 'string' && (groupsClaim === null || signed[groupsClaim] !== undefined)
    const asked = configuration.serverMetadata().userinfo_endpoint && !isWhole
    const more = asked ? await oidc.fetchUserInfo(configuration, tokens.access_token, signed.sub) : {}
    return claimsOf({ ...more, ...signed }, groupsClaim)
  } catch (error) {
    app.log.warn({ error: reasonOf(error) }, 'a company sign-in was refused')
    throw new Problem(401, say`Your company's sign-in could not be verified. Start again.`)
  }
}

function claimsOf(given: Record<string, unknown>, groupsClaim: string | null): Claims {
  const words = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const email = words('email').trim().toLowerCase()
  const [first = '', ...rest] = (words('name') || email.split('@')[0] || '').split(' ')
  const groups = groupsClaim === null ? [] : [given[groupsClaim]].flat()
  const { email_verified: verified, auth_time: at, amr } = given
  return {
    subject: String(given['sub']),
    email: email === '' ? null : email,
    isVerified: verified === true || verified === 'true' || isEntraVerified(given),
    firstName: words('given_name') || first,
    lastName: words('family_name') || rest.join(' ') || first,
    hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
    authenticatedAt: typeof at === 'number' ? at : null,
    groups: groups.filter((group): group is string => typeof group === 'string').slice(0, 1000),
  }
}

/**
 * Microsoft Entra sends no `email_verified`, but `xms_edov` if the domain's owner has proved it to the tenant. It counts only from an
 * issuer for a single tenant: with an issuer for all tenants, anyone could be the tenant.
 */
export function isEntraVerified({ iss, xms_edov: edov }: Record<string, unknown>): boolean {
  const isOneTenant = /^https:\/\/login\.microsoftonline\.com\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/v2\.0$/
  return typeof iss === 'string' && isOneTenant.test(iss) && [true, 1, '1', 'true'].includes(edov as string)
}

/** Only the codes: the provider's text may contain personal data. */
function reasonOf(error: unknown): string {
  const { code, error: said, message } = error as { code?: string; error?: string; message?: string }
  return [code, said, code || said ? undefined : message].filter(Boolean).join(' ')
}

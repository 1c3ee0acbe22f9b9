import * as oidc from 'openid-client'
import { say } from '@muster/engine/sentence.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { Problem, refused, wrongField } from '../../../platform/problem.ts'
import { randomToken } from '../../../platform/secrets/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { callbackOf } from '../provider/callback.ts'
import { ownerOf } from '../provider/domain.queries.ts'
import { providerRow } from '../provider/provider.queries.ts'
import { insertFlow, type Purpose } from './flow.queries.ts'
import { connect } from './identity-provider.ts'

const validSeconds = 10 * 60
export const flowCookie = 'muster_sso'

/** By domain alone: reveals nothing about who has an account. */
export async function beginByEmail(app: App, client: Client, email: string): Promise<{ url: string }> {
  const [, domain = ''] = email.split('@')
  const owner = await app.database.globally((tx) => ownerOf(tx, { domain }))
  if (!owner || owner.state === 'off')
    throw wrongField('body.email', say`Single sign-on is not set up for this email. Sign in with your password.`)
  const { organisation } = owner
  return { url: await beginFlow(app, client, { organisation, purpose: 'signIn', email }) }
}

interface Begun {
  organisation: Id
  purpose: Purpose
  account?: Id
  session?: Id
  email?: string
}

/**
 * The address of the provider's page. State, nonce and verifier are derived from one secret that only this browser has, so the response is
 * useless anywhere else.
 */
export async function beginFlow(
  app: App,
  client: Client,
  { organisation, purpose, account, session, email }: Begun,
): Promise<string> {
  const provider = await app.database.within(organisation, (tx) => providerRow(tx, {}))
  if (!provider) throw refused(say`Save the settings of your identity provider first.`)
  if (purpose !== 'test' && provider.state === 'off') throw refused(say`Single sign-on is turned off.`)
  const configuration = await connect(app, provider)
  const secret = randomToken()
  const { state, nonce, verifier } = madeFrom(app, secret)
  await app.database.globally((tx) =>
    insertFlow(tx, {
      ...{ organisation, purpose, account: account ?? null, session: session ?? null },
      ...{ stateDigest: stateDigest(app, state), changedAt: provider.changedAt },
      ...{ now: tx.now, expiresAt: plusSeconds(tx.now, validSeconds) },
    }),
  )
  client.setCookie(flowCookie, secret, validSeconds)
  const { scopes_supported: scopes = [] } = configuration.serverMetadata()
  const isAskedForGroups = provider.groupsClaim !== null && scopes.includes('groups')
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(app),
    scope: ['openid', 'email', 'profile', ...(isAskedForGroups ? ['groups'] : [])].join(' '),
    ...{ state, nonce },
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email ? { login_hint: email } : {}),
    // A proof needs a new sign-in, whatever session the provider still has.
    ...(purpose === 'proof' ? { prompt: 'login', max_age: '0' } : {}),
  }).href
}

export function madeFrom({ secrets }: Pick<App, 'secrets'>, secret: string) {
  const made = (what: string) => secrets.digest(`sso-${what}`, secret)
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') }
}

export const stateDigest = ({ secrets }: Pick<App, 'secrets'>, state: string) => secrets.digest('sso-flow', state)

export const over = () => new Problem(401, say`This sign-in expired, or began in another browser or tab. Start again.`)

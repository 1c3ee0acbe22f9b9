import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { secondsBetween } from '../../../platform/clock.ts'
import { forbidden, Problem, refused } from '../../../platform/problem.ts'
import { sameSecret } from '../../../platform/secrets/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { completeSignIn, proveSession, signInOnce } from '../../identity/index.ts'
import { callbackOf } from '../provider/callback.ts'
import { providerIsTested, providerRow } from '../provider/provider.queries.ts'
import { flowCookie, madeFrom, over, stateDigest } from './begin.ts'
import { linkedAccount, type Purpose, takeFlow } from './flow.queries.ts'
import type { Claims } from './claims.ts'
import { connect, redeem } from './identity-provider.ts'
import { personOf } from './person.ts'

interface Returned {
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** Handles the provider's response, in the browser that was sent there, once. */
export async function finishFlow(app: App, client: Client, returned: Returned) {
  const secret = client.cookies[flowCookie] ?? ''
  const { state, nonce, verifier } = madeFrom(app, secret)
  if (secret === '' || !sameSecret(state, returned.state)) throw over()
  client.setCookie(flowCookie, null, 0)
  const flow = await app.database.globally((tx) => takeFlow(tx, { stateDigest: stateDigest(app, state), now: tx.now }))
  if (!flow) throw over()
  if (returned.error !== undefined || returned.code === undefined)
    throw new Problem(
      401,
      say`Your company's sign-in page didn't let you in. Try again, or speak to your administrator.`,
    )
  const provider = await app.database.within(flow.organisation, (tx) => providerRow(tx, {}))
  if (!provider || (flow.purpose !== 'test' && provider.state === 'off'))
    throw refused(say`Single sign-on is turned off.`)
  const configuration = await connect(app, provider)
  const { groupsClaim } = provider
  const claims = await redeem(app, configuration, addressOf(app, returned), { state, nonce, verifier, groupsClaim })
  const begun = { ...flow, purpose: flow.purpose as Purpose }
  if (begun.purpose === 'test') return test(app, begun, claims)
  if (begun.purpose === 'proof') return prove(app, begun, claims, provider.issuer)
  const { organisation } = flow
  const account = await personOf(app, organisation, provider, claims)
  const who = { organisation, account, lifetimeDays: 1, isSso: true }
  const isWhole = provider.trustsSecondFactor && claims.hasSecondFactor
  const answered = isWhole
    ? { accessToken: await signInOnce(app, client, who), secondStep: null }
    : await completeSignIn(app, client, who)
  return { purpose: 'signIn' as const, ...answered, email: claims.email ?? '' }
}

type Flow = NonNullable<Awaited<ReturnType<typeof takeFlow>>>

async function test(app: App, flow: Flow, claims: Claims) {
  if (claims.email === null)
    throw refused(say`The provider sent no valid email address. Let it send the email claim, then test again.`)
  if (!claims.isVerified)
    throw refused(
      say`The provider doesn't mark ${claims.email} as verified. Let it send email_verified, then test again.`,
    )
  const { organisation, changedAt } = flow
  const tested = await app.database.within(organisation, (tx) => providerIsTested(tx, { changedAt, now: tx.now }))
  if (tested === 0) throw refused(say`The settings changed meanwhile. Test again.`)
  return { purpose: 'test' as const, ...nothing, email: claims.email }
}

/** The person of the session, who signed in at the provider after being asked to. */
async function prove(app: App, { organisation, account, session, createdAt }: Flow, claims: Claims, issuer: string) {
  const askedAt = secondsBetween('1970-01-01T00:00:00.000Z', createdAt)
  const isFresh = claims.authenticatedAt !== null && claims.authenticatedAt >= askedAt - skewSeconds
  await app.database.within(organisation, async (tx) => {
    const linked = await linkedAccount(tx, { issuer, subject: claims.subject })
    if (linked === undefined || linked.account !== account || session === null)
      throw forbidden(say`You signed in at your company as someone else.`)
    if (!isFresh) throw forbidden(say`Your company's sign-in page didn't ask you to sign in again.`)
    await proveSession(tx, { account, session })
  })
  return { purpose: 'proof' as const, ...nothing, email: claims.email ?? '' }
}

const nothing = { accessToken: null, secondStep: null }

/** Tolerated difference between the provider's clock and ours. */
const skewSeconds = 30

function addressOf(app: App, { state, code, iss }: Returned): URL {
  const address = new URL(callbackOf(app))
  for (const [name, value] of Object.entries({ state, code, iss }))
    if (value !== undefined) address.searchParams.set(name, value)
  return address
}

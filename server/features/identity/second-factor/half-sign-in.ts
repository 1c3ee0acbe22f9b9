import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { newId } from '../../../platform/id.ts'
import { Problem } from '../../../platform/problem.ts'
import { randomToken } from '../../../platform/secrets/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { assertResend, issueCode, resendAfter, spendCode } from '../code.ts'
import { knownDevice } from '../session/known-device.ts'
import { assertMaySignIn } from '../session/sign-in-bars.ts'
import { newAuthenticator } from './authenticator.ts'
import { codeAddress, sendSignInCode } from './email-code.ts'
import { type HalfStep, halfOf, insertHalf, putHalfCode } from './half-sign-in.queries.ts'
import { factorsOf } from './second-factor.queries.ts'
import { isTrusted } from './trusted-device.ts'

const validSeconds = 10 * 60

export interface Proved {
  organisation: Id
  account: Id
  lifetimeDays?: number
  /** Through a link in a mail: a code to the same address would prove nothing more. */
  isByMail?: boolean
  /** By passkey, which covers both steps. */
  isByPasskey?: boolean
  /** Through the company's identity provider. */
  isSso?: boolean
}

export interface SecondStep {
  token: string
  step: HalfStep
  hasPasskey: boolean
  resendAfter: number
}

/**
 * The second step after the first proof; null if none is needed. The token is valid for ten minutes and for nothing but this step: it is
 * not a session.
 */
export async function beginSecondStep(
  app: App,
  client: Client,
  { organisation, account, lifetimeDays = 30, isByMail = false, isByPasskey = false, isSso = false }: Proved,
): Promise<SecondStep | null> {
  if (isByPasskey) return null
  const half = await app.database.within(organisation, async (tx) => {
    await assertMaySignIn(tx, account, isSso)
    const factors = await factorsOf(tx, { account, now: tx.now })
    const hasPasskey = (factors?.passkeys ?? 0) > 0
    const first = firstStep(factors)
    const isPassed = first === null || (first === 'email' && isByMail) || (await isTrusted(tx, app, client, account))
    const mustEnrol = factors?.required === 'authenticator' && !factors.authenticatorSince && !hasPasskey
    const step: HalfStep | null = !isPassed ? first : mustEnrol ? 'enrol' : null
    return step && { step, hasPasskey, mustEnrol: mustEnrol && step !== 'enrol', to: await codeAddress(tx, account) }
  })
  if (!half) return null
  const { step, hasPasskey, mustEnrol, to } = half
  if (step === 'email') await spendCode(app, fromWhere(app, client, account), to)
  const [id, token] = [newId(), randomToken()]
  return app.database.globally(async (tx) => {
    const issued = step === 'email' ? issueCode(app.secrets, id, tx.now) : null
    await insertHalf(tx, {
      ...{ id, organisation, account, step, mustEnrol, lifetimeDays, isSso, now: tx.now },
      tokenDigest: digestOf(app, token),
      codeDigest: issued?.codeDigest ?? null,
      codeExpiresAt: issued?.codeExpiresAt ?? null,
      expiresAt: plusSeconds(tx.now, validSeconds),
    })
    if (issued) await sendSignInCode(tx, to, issued.code)
    return { token, step, hasPasskey, resendAfter: issued ? resendAfter(tx.now, tx.now) : 0 }
  })
}

/** The strongest factor the account has. If the role requires more than email codes, a passkey counts as an authenticator. */
function firstStep(factors: Awaited<ReturnType<typeof factorsOf>>): HalfStep | null {
  if (!factors) return null
  if (factors.authenticatorSince) return 'authenticator'
  if (factors.required === 'authenticator' && factors.passkeys > 0) return 'passkey'
  return factors.emailSince || factors.required ? 'email' : null
}

/** 401 if the sign-in has expired, is finished, or never began. */
export async function halfSignIn(app: App, client: Client) {
  const half = await app.database.globally((tx) =>
    halfOf(tx, { tokenDigest: digestOf(app, client.bearer ?? ''), now: tx.now }),
  )
  if (!half) throw overdue()
  return half
}

export async function resendSecondStep(app: App, client: Client): Promise<{ resendAfter: number }> {
  const half = await halfSignIn(app, client)
  if (half.step !== 'email') throw new Problem(409, say`No code is sent for this step.`)
  const { organisation, account, id } = half
  await app.database.globally((tx) => Promise.resolve(assertResend(half.codeSentAt ?? tx.now, tx.now)))
  const to = await app.database.within(organisation, (tx) => codeAddress(tx, account))
  await spendCode(app, fromWhere(app, client, account), to)
  return app.database.globally(async (tx) => {
    const { code, ...issued } = issueCode(app.secrets, id, tx.now)
    await putHalfCode(tx, { id, ...issued, now: tx.now })
    await sendSignInCode(tx, to, code)
    return { resendAfter: resendAfter(tx.now, tx.now) }
  })
}

/** The QR code for the authenticator app, if the company requires one before the sign-in completes. */
export async function enrolHalf(app: App, client: Client) {
  const { organisation, account, step } = await halfSignIn(app, client)
  if (step !== 'enrol') throw new Problem(409, say`Enter the code first.`)
  return app.database.within(organisation, (tx) => newAuthenticator(tx, app, account, 'Authenticator'))
}

/** A known device is counted separately, so that strangers with the password cannot lock out the owner. */
export const fromWhere = (app: App, client: Client, account: Id): string =>
  knownDevice(app.secrets, client, account) ?? networkOf(client.address)

export const overdue = () => new Problem(401, say`This sign-in is no longer valid. Start again.`)

const digestOf = (app: App, token: string) => app.secrets.digest('half-sign-in', token)

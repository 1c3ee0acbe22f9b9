import type { Id, Instant } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { rates } from '../../platform/costs/rates.ts'
import type { App } from '../../platform/app.ts'
import { plusSeconds, secondsBetween } from '../../platform/clock.ts'
import { Problem, wrongField } from '../../platform/problem.ts'
import { networkOf } from '../../platform/serve/network.ts'
import { randomCode, sameSecret, type Secrets } from '../../platform/secrets/secrets.ts'

/** One-time codes: six digits, ten minutes, five tries, a new one after 30 seconds, five an hour per network or known device. */
export const maxTries = 5
const validSeconds = 10 * 60
const resendSeconds = 30
const perHour = rates.code
const mailsAtOnce = 20

export interface IssuedCode {
  /** To be mailed, never stored. */
  code: string
  codeDigest: string
  codeExpiresAt: Instant
}

/** `owner` is the row that the code belongs to: the code is wrong for any other. */
export function issueCode(secrets: Secrets, owner: Id, now: Instant): IssuedCode {
  const code = randomCode()
  return { code, codeDigest: digestOf(secrets, owner, code), codeExpiresAt: plusSeconds(now, validSeconds) }
}

export function isRightCode(secrets: Secrets, owner: Id, given: string, digest: string): boolean {
  return sameSecret(digestOf(secrets, owner, given), digest)
}

/** Counts a code requested by `from`, a network or a known device; 429 after five an hour to one address. */
export const spendCode = (app: App, from: string, email: string) =>
  app.limits.spend('code', `${from}:${email}`, perHour)

/**
 * The same for sign-ups, which strangers request: above a total from all networks, codes to an address are slowed down but never refused
 * for long.
 */
export async function spendSignUpCode(app: App, address: string, email: string): Promise<void> {
  await spendCode(app, networkOf(address), email)
  const mails = await app.limits.tally('sign-up-mail', email, perHour.seconds)
  const slow = { max: 1, seconds: 120, words: say`Too many codes were sent to this email.` }
  if (mails > mailsAtOnce) await app.limits.spend('slow-sign-up-mail', email, slow)
}

/** Whole seconds until another code may be requested. */
export function resendAfter(sentAt: Instant, now: Instant): number {
  return Math.max(0, Math.ceil(resendSeconds - secondsBetween(sentAt, now)))
}

/** 429 while the last code is younger than 30 seconds. */
export function assertResend(sentAt: Instant, now: Instant): void {
  const wait = resendAfter(sentAt, now)
  if (wait > 0) throw new Problem(429, say`You can ask for another code in ${wait} s.`, { retryAfter: wait })
}

export function wrongCode(triesLeft: number): Problem {
  if (triesLeft <= 0) return wrongField('body.code', say`That code is not right. Ask for a new one.`)
  return wrongField(
    'body.code',
    say`That code is not right. ${triesLeft} ${plural(triesLeft, { one: 'try', other: 'tries' })} left`,
  )
}

export const spentCode = () => wrongField('body.code', say`This code is no longer valid. Ask for a new one.`)

const digestOf = (secrets: Secrets, owner: Id, code: string) => secrets.digest('one-time-code', `${owner}:${code}`)

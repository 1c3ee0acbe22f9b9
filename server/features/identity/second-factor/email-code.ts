import type { Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { AnyTx, Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { conflict, sessionOver } from '../../../platform/problem.ts'
import { accountSecret } from '../account/account.queries.ts'
import { addressOf } from '../account/account.ts'
import {
  assertResend,
  isRightCode,
  issueCode,
  maxTries,
  resendAfter,
  spendCode,
  spentCode,
  wrongCode,
} from '../code.ts'
import { provedOwner } from '../password/own-password.ts'
import { beginEmail, confirmEmail, deleteFactors, emailCode } from './second-factor.queries.ts'
import { tellOwner } from './tell-owner.ts'
import { trustNoDevice } from './trusted-device.ts'

/** The address that codes are sent to: the confirmed one. */
export async function codeAddress(tx: Tx, account: Id): Promise<string> {
  const owner = await accountSecret(tx, { account })
  if (!owner) throw sessionOver()
  return (await addressOf(tx, account)) ?? owner.email
}

export function sendSignInCode(tx: AnyTx, to: string, code: string): Promise<void> {
  return sendMail(tx, {
    to,
    template: 'sign-in-code',
    subject: say`${code} is your Muster code`,
    lines: [say`Hello,`, say`Enter this code to sign in. It expires in 10 minutes.`],
    code,
    note: say`If it wasn't you, somebody knows your password: choose a new one immediately and tell your administrator.`,
  })
}

/** Turning on sends a code to confirm; turning off is immediate. Both need the password. */
export async function switchEmailCodes(
  tx: Tx,
  app: App,
  actor: Actor,
  { isOn, password }: { isOn: boolean; password: string },
): Promise<{ resendAfter: number }> {
  await provedOwner(tx, app, actor, password)
  return isOn ? begin(tx, app, actor) : off(tx, app, actor)
}

async function begin(tx: Tx, app: App, { account, session }: Actor): Promise<{ resendAfter: number }> {
  const to = await codeAddress(tx, account)
  const sent = await emailCode(tx, { account })
  if (sent?.sentAt) assertResend(sent.sentAt, tx.now)
  await spendCode(app, session, to)
  const { code, ...issued } = issueCode(app.secrets, account, tx.now)
  if ((await beginEmail(tx, { account, ...issued, now: tx.now })) === 0) {
    throw conflict(say`Codes by email are turned on already.`)
  }
  await sendSignInCode(tx, to, code)
  return { resendAfter: resendAfter(tx.now, tx.now) }
}

async function off(tx: Tx, app: App, actor: Actor): Promise<{ resendAfter: number }> {
  const { account } = actor
  const gone = await deleteFactors(tx, { account, kinds: ['email'] })
  if (gone.some(({ wasOn }) => wasOn)) {
    await trustNoDevice(tx, account)
    await tellOwner(tx, app, account, 'emailOff')
    await audit(tx, actor, 'turnedOffEmailCodes', { type: 'account', id: account })
  }
  return { resendAfter: 0 }
}

/** Turns codes by email on with the code that was sent; it allows five tries. */
export async function confirmEmailCodes(tx: Tx, app: App, actor: Actor, given: string): Promise<null> {
  const { account } = actor
  const code = await emailCode(tx, { account })
  if (!code?.digest || !isFresh(code.expiresAt, tx.now)) throw spentCode()
  const tries = await app.limits.tally('email-code', code.digest, codeSeconds)
  if (tries > maxTries) throw spentCode()
  if (!isRightCode(app.secrets, account, given, code.digest)) throw wrongCode(maxTries - tries)
  await confirmEmail(tx, { account, now: tx.now })
  await trustNoDevice(tx, account)
  await tellOwner(tx, app, account, 'emailOn')
  await audit(tx, actor, 'turnedOnEmailCodes', { type: 'account', id: account })
  return null
}

const codeSeconds = 10 * 60

/** Whether a code is still valid. */
export const isFresh = (expiresAt: Instant | null, now: Instant): boolean => expiresAt !== null && expiresAt > now

import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { newId } from '../../../platform/id.ts'
import { sendMail, type Mail } from '../../../platform/mail/send-mail.ts'
import { Problem } from '../../../platform/problem.ts'
import { randomToken } from '../../../platform/secrets/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { networkOf } from '../../../platform/serve/network.ts'
import { accountSecret, directoryEntry } from '../account/account.queries.ts'
import { isRightCode, issueCode, maxTries, resendAfter, spendCode, spentCode, wrongCode } from '../code.ts'
import { knownDevice, rememberDevice } from '../session/known-device.ts'
import { signInBars } from '../session/sign-in-bars.queries.ts'
import { useCompanySignIn } from '../session/sign-in-bars.ts'
import { hashFor, replacePassword } from './replace-password.ts'
import {
  deleteOldResets,
  insertReset,
  resetIsVerified,
  takeResetTry,
  useResets,
  verifiedReset,
} from './reset.queries.ts'

/**
 * Sends a code. An unknown address is treated the same, except for what the mail says. Strangers cannot keep the owner from a new password
 * by requesting codes: after many, a link is mailed every ten minutes instead, which needs no code.
 */
export async function forgotPassword(
  app: App,
  client: Client,
  email: string,
): Promise<{ token: string; resendAfter: number }> {
  const entry = await app.database.globally((tx) => directoryEntry(tx, { email }))
  const device = entry && knownDevice(app.secrets, client, entry.account)
  await spendCode(app, device ?? networkOf(client.address), email)
  const kind = device ? 'code' : await kindOfMail(app, email)
  const isCompany = entry !== undefined && (await needsCompany(app, entry))
  const [id, link] = [newId(), newId()]
  const [token, secret] = [randomToken(), randomToken()]
  return app.database.globally(async (tx) => {
    // A code that is not mailed fits no row: tries at it would be guesses that no limit by address counts.
    const owner = isCompany ? undefined : entry
    const who = { organisation: owner?.organisation ?? null, account: owner?.account ?? null, email, now: tx.now }
    const { code, ...issued } = issueCode(app.secrets, kind === 'code' ? id : newId(), tx.now)
    await deleteOldResets(tx, { now: tx.now })
    await insertReset(tx, { ...issued, ...who, id, tokenDigest: digestOf(app, token) })
    if (kind === 'link' && !isCompany) {
      await insertReset(tx, { ...issued, ...who, id: link, tokenDigest: digestOf(app, secret) })
      await resetIsVerified(tx, { id: link, now: tx.now })
    }
    const { publicUrl } = app.config
    const mail =
      kind === 'link' ? linkMail(email, `${publicUrl}/reset-password#token=${secret}`) : codeMail(email, code)
    const other = isCompany ? companyMail(email, publicUrl) : unknownMail(email, publicUrl)
    if (kind !== null) await sendMail(tx, entry && !isCompany ? mail : other)
    return { token, resendAfter: resendAfter(tx.now, tx.now) }
  })
}

/** Whether the company requires its own sign-in, so that a new password would be of no use. */
async function needsCompany(app: App, { organisation, account }: { organisation: Id; account: Id }): Promise<boolean> {
  return (await app.database.within(organisation, (tx) => signInBars(tx, { account })))?.needsCompany ?? false
}

const codesAtOnce = 10
const codesADay = 30

/** Counted by the address as typed, which reveals nothing about accounts; null while the last link is still valid. */
async function kindOfMail(app: App, email: string): Promise<'code' | 'link' | null> {
  const [lately, today] = [
    await app.limits.tally('reset-mail', email, 3600),
    await app.limits.tally('reset-mail', email, 86_400),
  ]
  if (lately <= codesAtOnce && today <= codesADay) return 'code'
  const isDue = await app.limits.spend('reset-link', email, { max: 1, seconds: 600 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.status === 429) return false
      throw error
    },
  )
  return isDue ? 'link' : null
}

/** A wrong code is counted even though the call fails. */
export async function verifyForgotPassword(app: App, token: string | undefined, code: string): Promise<null> {
  const outcome = await app.database.globally(async (tx) => {
    const attempt = await takeResetTry(tx, { tokenDigest: digestOf(app, token ?? ''), maxTries, now: tx.now })
    if (!attempt) return spentCode()
    const isRight = isRightCode(app.secrets, attempt.id, code, attempt.codeDigest)
    if (!isRight || attempt.account === null) return wrongCode(maxTries - attempt.tries)
    await resetIsVerified(tx, { id: attempt.id, now: tx.now })
    return null
  })
  if (outcome) throw outcome
  return null
}

/** Sets the password and ends every session, since an intruder's may be the reason for the change. */
export async function resetPassword(app: App, client: Client, password: string): Promise<null> {
  const tokenDigest = digestOf(app, client.bearer ?? '')
  const reset = await app.database.globally((tx) => verifiedReset(tx, { tokenDigest, now: tx.now }))
  if (!reset) throw overdue()
  const { organisation, account } = reset
  if (await needsCompany(app, reset)) throw useCompanySignIn()
  const owner = await app.database.within(organisation, (tx) => accountSecret(tx, { account }))
  if (!owner) throw overdue()
  const hash = await hashFor(owner, password)
  await app.database.within(organisation, async (tx) => {
    if ((await useResets(tx, { organisation, account, now: tx.now })) === 0) throw overdue()
    await replacePassword(tx, app, { account, hash })
  })
  // Reading the mail proves ownership, so this device counts separately from whatever strangers try.
  rememberDevice(app.secrets, client, account)
  return null
}

const overdue = () => new Problem(401, say`This request for a new password is no longer valid. Start again.`)

const digestOf = (app: App, token: string) => app.secrets.digest('password-reset', token)

function codeMail(to: string, code: string): Mail {
  return {
    to,
    template: 'password-code',
    subject: say`${code} is your Muster code`,
    lines: [say`Hello,`, say`Enter this code to choose a new password. It expires in 10 minutes.`],
    code,
    note: say`If you didn't request this, ignore this email: your password stays the same.`,
  }
}

function linkMail(to: string, url: string): Mail {
  return {
    to,
    template: 'password-link',
    urgency: 'urgent',
    subject: say`Choose a new Muster password`,
    lines: [
      say`Hello,`,
      say`A new password for this account was requested many times in the last hour, so we send this link instead of codes. It expires in 15 minutes.`,
    ],
    button: { label: say`Choose a new password`, url },
    note: say`If you didn't request this, ignore this email: your password stays the same.`,
  }
}

function unknownMail(to: string, publicUrl: string): Mail {
  return {
    to,
    template: 'password-unknown',
    urgency: 'urgent',
    subject: say`There is no Muster account with this email`,
    lines: [
      say`Hello,`,
      say`Someone, probably you, requested a new password for this email. It has no Muster account. If you were invited, open the link in the invitation first. Your account may use another email; ask your administrator.`,
    ],
    button: { label: say`Sign in`, url: `${publicUrl}/login` },
    note: say`If it wasn't you, ignore this email: nothing has changed.`,
  }
}

function companyMail(to: string, publicUrl: string): Mail {
  return {
    to,
    template: 'password-company',
    urgency: 'urgent',
    subject: say`Sign in to Muster with your company`,
    lines: [
      say`Hello,`,
      say`Someone, probably you, requested a new password for Muster. Your company uses single sign-on, so you don't need a password here.`,
    ],
    button: { label: say`Sign in with your company`, url: `${publicUrl}/sso` },
    note: say`If it wasn't you, ignore this email: nothing has changed.`,
  }
}

import type { App } from '../../../platform/app.ts'
import { newId } from '../../../platform/id.ts'
import { sendMail, type Mail } from '../../../platform/mail/send-mail.ts'
import { Problem } from '../../../platform/problem.ts'
import { randomToken } from '../../../platform/secrets.ts'
import { accountSecret, directoryEntry } from '../account/account.queries.ts'
import { isRightCode, issueCode, maxTries, resendAfter, spendCode, spentCode, wrongCode } from '../code.ts'
import { hashFor, replacePassword } from './replace-password.ts'
import {
  deleteOldResets,
  insertReset,
  resetIsVerified,
  takeResetTry,
  useResets,
  verifiedReset,
} from './reset.queries.ts'

/** Sends a code. For an unknown address everything is the same, except for what the mail says. */
export async function forgotPassword(app: App, email: string): Promise<{ token: string; resendAfter: number }> {
  await spendCode(app, email)
  const id = newId()
  const token = randomToken()
  return app.database.globally(async (tx) => {
    const entry = await directoryEntry(tx, { email })
    const { code, ...issued } = issueCode(app.secrets, id, tx.now)
    const who = { organisation: entry?.organisation ?? null, account: entry?.account ?? null }
    await deleteOldResets(tx, { now: tx.now })
    await insertReset(tx, { ...issued, ...who, id, email, tokenDigest: digestOf(app, token), now: tx.now })
    await sendMail(tx, entry ? codeMail(email, code) : unknownMail(email, app.config.publicUrl))
    return { token, resendAfter: resendAfter(tx.now, tx.now) }
  })
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

/** Sets the password and ends every session: whoever is signed in elsewhere may be the reason for the change. */
export async function resetPassword(app: App, token: string | undefined, password: string): Promise<null> {
  const tokenDigest = digestOf(app, token ?? '')
  const found = await app.database.globally((tx) => verifiedReset(tx, { tokenDigest, now: tx.now }))
  if (!found) throw overdue()
  const { organisation, account } = found
  const owner = await app.database.within(organisation, (tx) => accountSecret(tx, { account }))
  if (!owner) throw overdue()
  const hash = await hashFor(owner, password)
  await app.database.within(organisation, async (tx) => {
    if ((await useResets(tx, { organisation, account, now: tx.now })) === 0) throw overdue()
    await replacePassword(tx, app, { account, hash })
  })
  return null
}

const overdue = () => new Problem(401, 'This request for a new password is no longer valid. Begin again.')

const digestOf = (app: App, token: string) => app.secrets.digest('password-reset', token)

function codeMail(to: string, code: string): Mail {
  return {
    to,
    template: 'password-code',
    subject: `${code} is your Muster code`,
    lines: ['Hello,', 'Type this code to choose a new password. It holds for ten minutes.'],
    code,
    note: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  }
}

function unknownMail(to: string, publicUrl: string): Mail {
  return {
    to,
    template: 'password-unknown',
    subject: 'There is no Muster account with this email',
    lines: [
      'Hello,',
      'Somebody, probably you, asked for a new password with this email. It has no Muster account. If you were invited, open the link of the invitation first. Perhaps your account has another email; your administrator can tell.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    note: 'If it was not you, ignore this mail: nothing has changed.',
  }
}

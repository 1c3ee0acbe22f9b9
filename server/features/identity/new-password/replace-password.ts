import type { PasswordOwner } from '@muster/contract/identity/password-rules.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { sessionOver, wrongField } from '../../../platform/problem.ts'
import { accountSecret, setPasswordHash } from '../account/account.queries.ts'
import { addressOf } from '../account/account.ts'
import { voidInvitation } from '../account/invitation.queries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { dropHalves } from '../second-factor/half-sign-in.queries.ts'
import { trustNoDevice } from '../second-factor/trusted-device.ts'
import { assertGoodPassword } from '../password/check-password.ts'
import { provedOwner } from '../password/own-password.ts'
import { hashPassword } from '../password/password-hash.ts'

/** Checks a new password for its owner; returns its hash. Slow, so best called outside a transaction. */
export async function hashFor(owner: PasswordOwner, password: string): Promise<string> {
  assertGoodPassword(password, owner)
  return hashPassword(password)
}

interface Replacement {
  account: Id
  hash: string
  /** The session that stays open. */
  exceptSession?: Id
}

/** Replaces the password, ends other sessions and open invitations, and notifies the owner. */
export async function replacePassword(
  tx: Tx,
  { config }: Pick<App, 'config'>,
  replacement: Replacement,
): Promise<void> {
  const { account, hash, exceptSession = null } = replacement
  const owner = await accountSecret(tx, { account })
  if (!owner) throw sessionOver()
  await setPasswordHash(tx, { account, hash, now: tx.now })
  await voidInvitation(tx, { organisation: tx.organisation, account, purpose: 'join' })
  await endSessions(tx, account, 'passwordChanged', exceptSession)
  await trustNoDevice(tx, account)
  await dropHalves(tx, { organisation: tx.organisation, account, now: tx.now })
  if (owner.hash === null) return
  await sendMail(tx, {
    to: (await addressOf(tx, account)) ?? owner.email,
    template: 'password-changed',
    urgency: 'urgent',
    subject: say`Your Muster password was changed`,
    lines: [say`Hello ${owner.name},`, say`Your password was changed just now, and other devices were signed out.`],
    button: { label: say`Sign in`, url: `${config.publicUrl}/login` },
    note: say`If it wasn't you, choose a new password immediately and tell your administrator.`,
  })
}

interface OwnChange {
  account: Id
  session: Id
  currentPassword: string
  password: string
}

/** Changes one's own password, given the current one. */
export async function changePassword(tx: Tx, app: App, change: OwnChange): Promise<null> {
  const { account, session, currentPassword, password } = change
  const owner = await provedOwner(tx, app, { account, session }, currentPassword, () =>
    wrongField('body.currentPassword', say`This is not your current password`),
  )
  if (password === currentPassword) {
    throw wrongField('body.password', say`Choose a password that differs from the current one`)
  }
  await replacePassword(tx, app, { account, hash: await hashFor(owner, password), exceptSession: session })
  return null
}

import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { notFound, sessionOver, wrongField } from '../../../platform/problem.ts'
import { accountSecret, setPasswordHash } from '../account/account.queries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { assertGoodPassword } from './check-password.ts'
import { hashPassword, isPassword } from './password-hash.ts'

interface Replacement {
  organisation: Id
  account: Id
  password: string
  /** The session that stays. */
  exceptSession?: Id
}

/** Sets a new password, ends the other sessions and tells the owner; `also` stands in the same transaction. */
export async function replacePassword(
  app: App,
  replacement: Replacement,
  also: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { organisation, account, password, exceptSession = null } = replacement
  const owner = await app.database.within(organisation, (tx) => accountSecret(tx, { account }))
  if (!owner?.isActive) throw notFound('The account')
  assertGoodPassword(password, owner)
  const hash = await hashPassword(password)
  await app.database.within(organisation, async (tx) => {
    await also(tx)
    await setPasswordHash(tx, { account, hash, now: tx.now })
    await endSessions(tx, account, 'passwordChanged', exceptSession)
    if (owner.hash === null) return
    await sendMail(tx, {
      to: owner.email,
      template: 'password-changed',
      subject: 'Your Muster password was changed',
      lines: [`Hello ${owner.name},`, 'Your password was changed just now, and other devices were signed out.'],
      button: { label: 'Sign in', url: `${app.config.publicUrl}/login` },
      note: 'If it was not you, choose a new password at once and tell your administrator.',
    })
  })
}

const wrongTries = { max: 10, seconds: 15 * 60 }

interface OwnChange {
  organisation: Id
  account: Id
  session: Id
  currentPassword: string
  password: string
}

/** The own password, proved by the one that holds. */
export async function changePassword(app: App, change: OwnChange): Promise<null> {
  const { organisation, account, session, currentPassword, password } = change
  await app.limits.spend('change-password', account, wrongTries)
  const owner = await app.database.within(organisation, (tx) => accountSecret(tx, { account }))
  if (!owner) throw sessionOver()
  if (!(await isPassword(currentPassword, owner.hash)))
    throw wrongField('body.currentPassword', 'This is not your current password')
  if (password === currentPassword)
    throw wrongField('body.password', 'Choose a password that differs from the current one')
  await replacePassword(app, { organisation, account, password, exceptSession: session }, async () => {})
  await app.limits.forgive('change-password', account, wrongTries)
  return null
}

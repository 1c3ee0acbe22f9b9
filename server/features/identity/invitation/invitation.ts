import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { Problem, notFound } from '../../../platform/problem.ts'
import { randomToken } from '../../../platform/secrets.ts'
import type { Client } from '../../../platform/serve/call.ts'
import { hashFor, replacePassword } from '../password/replace-password.ts'
import { daySeconds, signInBrowser } from '../session/open-session.ts'
import { invited, openInvitation, putInvitation, useInvitation } from './invitation.queries.ts'

const validDays = 7

/** Mails the person of an account a link to set the first password; a link sent before no longer serves. */
export async function inviteAccount(
  tx: Tx,
  { secrets, config }: Pick<App, 'secrets' | 'config'>,
  account: Id,
): Promise<void> {
  const who = await invited(tx, { account })
  if (!who) throw notFound('The account')
  const token = randomToken()
  const expiresAt = plusSeconds(tx.now, validDays * daySeconds)
  const tokenDigest = secrets.digest('invitation', token)
  await putInvitation(tx, { organisation: tx.organisation, account, tokenDigest, now: tx.now, expiresAt })
  await sendMail(tx, {
    to: who.email,
    template: 'invitation',
    subject: `${who.orgName} invites you to Muster`,
    lines: [
      `Hello ${who.name},`,
      `${who.orgName} uses Muster for attendance, leave and payslips. Set your password to begin. The link holds for ${validDays} days.`,
    ],
    button: { label: 'Set your password', url: `${config.publicUrl}/change-password#token=${token}` },
    note: 'If you do not know this company, ignore this mail.',
  })
}

/** Whom an invitation is for; 401 when the link is used, replaced or older than seven days. */
export async function invitationOf(app: App, token: string | undefined) {
  const tokenDigest = app.secrets.digest('invitation', token ?? '')
  const open = await app.database.globally((tx) => openInvitation(tx, { tokenDigest, now: tx.now }))
  const who = open && (await app.database.within(open.organisation, (tx) => invited(tx, { account: open.account })))
  if (!open || !who?.isActive) throw overdue()
  return { ...open, ...who, tokenDigest }
}

/** Sets the first password, and signs in. */
export async function acceptInvitation(app: App, client: Client, password: string): Promise<{ accessToken: string }> {
  const { organisation, account, tokenDigest, ...owner } = await invitationOf(app, client.bearer)
  const hash = await hashFor({ ...owner, company: owner.orgName }, password)
  await app.database.within(organisation, async (tx) => {
    if ((await useInvitation(tx, { tokenDigest, now: tx.now })) === 0) throw overdue()
    await replacePassword(tx, app, { account, hash })
  })
  return signInBrowser(app, client, { organisation, account })
}

const overdue = () => new Problem(401, 'This link is no longer valid. Ask your administrator to send it again.')

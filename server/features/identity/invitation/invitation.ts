import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { rates } from '../../../platform/costs/rates.ts'
import type { App } from '../../../platform/app.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail, type Mail } from '../../../platform/mail/send-mail.ts'
import { Problem, conflict, notFound } from '../../../platform/problem.ts'
import { randomToken } from '../../../platform/secrets/secrets.ts'
import { claimedAddress, directoryEntry } from '../account/account.queries.ts'
import { addressOf } from '../account/account.ts'
import { daySeconds } from '../session/open-session.ts'
import { invited, openInvitation, putInvitation, voidAll, voidInvitation } from '../account/invitation.queries.ts'

const validDays = 7

/**
 * Mails a link to an account's owner: to set the first password; to confirm a new address, if they already sign in with another one; or
 * to choose a new password, if an administrator helps them. It voids the previous link. `by` is the account that sends it.
 */
export async function inviteAccount(
  tx: Tx,
  { secrets, config, limits }: Pick<App, 'secrets' | 'config' | 'limits'>,
  account: Id,
  by: Id,
  why: 'invitation' | 'reset' = 'invitation',
): Promise<void> {
  const who = await invited(tx, { account })
  if (!who) throw notFound(say`The account was not found.`)
  await spendLetter(limits, { organisation: tx.organisation, account, email: who.email, by })
  const isNewAddress = who.hash !== null && (await addressOf(tx, account)) !== who.email
  const purpose = isNewAddress ? ('address' as const) : ('join' as const)
  const token = randomToken()
  const expiresAt = plusSeconds(tx.now, validDays * daySeconds)
  const tokenDigest = secrets.digest('invitation', token)
  await putInvitation(tx, { organisation: tx.organisation, account, purpose, tokenDigest, now: tx.now, expiresAt })
  const mailOf = isNewAddress ? addressMail : why === 'reset' ? resetMail : joinMail
  await sendMail(tx, mailOf(who, config, token))
}

/** Limits mails to unconfirmed addresses: per account, per recipient, per sender and per organisation. */
async function spendLetter(
  limits: App['limits'],
  { organisation, account, email, by }: { organisation: Id; account: Id; email: string; by: Id },
): Promise<void> {
  const words = say`Too many emails to this person.`
  await limits.spend('letter-account', `${organisation}:${account}`, { ...rates.letterToPerson, words })
  await limits.spend('letter-recipient', email, { ...rates.letterToAddress, words })
  await limits.spend('letter-sender', by, { ...rates.letterFromSender, words: say`You have sent many invitations.` })
  const fromCompany = { ...rates.letterFromCompany, words: say`Your company has sent many invitations today.` }
  await limits.spend('letter-organisation', organisation, fromCompany)
}

interface Reader {
  name: string
  email: string
  orgName: string
}

function joinMail({ name, email, orgName }: Reader, { publicUrl }: App['config'], token: string): Mail {
  return {
    to: email,
    template: 'invitation',
    subject: say`${orgName} invites you to Muster`,
    lines: [
      say`Hello ${name},`,
      say`${orgName} uses Muster for attendance, leave and payslips. Set your password to begin. The link holds for ${validDays} days.`,
    ],
    button: { label: say`Set your password`, url: `${publicUrl}/change-password#token=${token}` },
    note: say`If you don't know this company, ignore this email.`,
  }
}

function resetMail({ name, email, orgName }: Reader, { publicUrl }: App['config'], token: string): Mail {
  return {
    to: email,
    template: 'password-link',
    urgency: 'urgent',
    subject: say`Choose a new Muster password`,
    lines: [
      say`Hello ${name},`,
      say`Your administrator at ${orgName} sent you this link to choose a new password. You were signed out everywhere. The link expires in ${validDays} days.`,
    ],
    button: { label: say`Choose a new password`, url: `${publicUrl}/change-password#token=${token}` },
    note: say`If you didn't request this, speak to your administrator.`,
  }
}

function addressMail({ name, email, orgName }: Reader, { publicUrl }: App['config'], token: string): Mail {
  return {
    to: email,
    template: 'confirm-email',
    urgency: 'urgent',
    subject: say`Confirm your new sign-in email`,
    lines: [
      say`Hello ${name},`,
      say`${orgName} changed your work email to this one. Confirm it to sign in with it. Until then, sign in with your previous email. The link expires in ${validDays} days.`,
    ],
    button: { label: say`Confirm email`, url: `${publicUrl}/confirm-email#token=${token}` },
    note: say`If you don't know this company, ignore this email.`,
  }
}

/** Voids the links that were sent to these accounts. */
export async function voidInvitations(tx: Tx, accounts: readonly Id[]): Promise<void> {
  await voidAll(tx, { organisation: tx.organisation, accounts })
}

/** Whom an invitation is for; 401 if its link was used, replaced or is older than seven days. */
export async function invitationOf(app: App, token: string | undefined) {
  const { hash: _, ...link } = await linkOf(app, token, 'join')
  return link
}

/** What a link leads to. Only the owner of the address has it, so it says plainly if the address has an account elsewhere. */
export async function linkOf(app: App, token: string | undefined, purpose: 'join' | 'address') {
  const tokenDigest = app.secrets.digest('invitation', token ?? '')
  const open = await app.database.globally((tx) => openInvitation(tx, { tokenDigest, purpose, now: tx.now }))
  const who = open && (await app.database.within(open.organisation, (tx) => invited(tx, { account: open.account })))
  if (!open || !who?.isActive) throw overdue()
  const entry = await app.database.globally((tx) => directoryEntry(tx, { email: who.email }))
  if (entry && entry.account !== open.account) throw claimedElsewhere(who.orgName)
  return { ...open, ...who, tokenDigest }
}

/** Signing in through the company's identity provider makes the invitation unnecessary. */
export const useOwnInvitation = (tx: Tx, account: Id) => voidInvitation(tx, { organisation: tx.organisation, account })

/** The address that signs in until the new one is confirmed. */
export async function previousAddress(app: App, organisation: Id, account: Id): Promise<string> {
  return (await app.database.globally((tx) => claimedAddress(tx, { organisation, account })))?.email ?? ''
}

export const overdue = () =>
  new Problem(401, say`This link is no longer valid. Ask your administrator to send it again.`)

export const claimedElsewhere = (orgName: string) =>
  conflict(
    say`This email already has a Muster account with another company, and an account belongs to one company. Ask ${orgName} to use another email for you.`,
  )

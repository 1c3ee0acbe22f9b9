import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail, type Mail } from '../../../platform/mail/send-mail.ts'
import { accountSecret, directoryEntry } from '../account/account.queries.ts'
import { createAccount } from '../account/account.ts'
import { inviteAccount } from '../invitation/invitation.ts'

/** Gives others the role of this account, and mails them. Whether an address has an account already is told to its owner only. */
export async function inviteAdmins(tx: Tx, app: App, account: Id, emails: readonly string[]): Promise<void> {
  const admin = await accountSecret(tx, { account })
  if (!admin) return
  for (const email of new Set(emails)) {
    const isKnown = (await directoryEntry(tx, { email })) !== undefined
    // Until the invited say their names themselves they are called by their addresses.
    const name = email.split('@')[0] ?? email
    if (isKnown) await sendMail(tx, knownMail(email, admin.name, app.config.publicUrl))
    else await inviteAccount(tx, app, await createAccount(tx, { email, name, phone: null, roleId: admin.roleId }))
  }
}

function knownMail(to: string, who: string, publicUrl: string): Mail {
  return {
    to,
    template: 'admin-known',
    subject: `${who} wanted to invite you to Muster`,
    lines: [
      'Hello,',
      `${who} wanted to make you an administrator of a new company account. This email has an account already, and an account belongs to one company. Ask for an invitation to another email.`,
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
  }
}

import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { addressOf } from './account.ts'
import { accountSecret } from './account.queries.ts'

interface OwnerMail {
  template: string
  subject: Sentence
  line: Sentence
  button: { label: Sentence; path: string }
}

/** Mails the account's owner at the confirmed address. */
export async function mailOwner(
  tx: Tx,
  { config }: Pick<App, 'config'>,
  account: Id,
  { template, subject, line, button }: OwnerMail,
): Promise<void> {
  const owner = await accountSecret(tx, { account })
  if (!owner) return
  await sendMail(tx, {
    to: (await addressOf(tx, account)) ?? owner.email,
    template,
    urgency: 'urgent',
    subject,
    lines: [say`Hello ${owner.name},`, line],
    button: { label: button.label, url: `${config.publicUrl}${button.path}` },
    note: say`If it wasn't you, choose a new password immediately and tell your administrator.`,
  })
}

import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../app.ts'
import type { AnyTx, GlobalTx, Tx } from '../database/tx.ts'
import { newId } from '../id.ts'
import { queueChannel } from '../jobs/channel.ts'
import { isOneAddress, openDeliverer } from './deliver.ts'
import { asHtml, asText, inLanguage, type Letter } from './letter.ts'
import { insertMails, mailIsSent, waitingMail } from './mail.queries.ts'

export interface Mail extends Letter<Sentence> {
  to: string
  /** The kind of mail, for example `invitation`; for logs and tests. */
  template: string
  /** The reader's; English if not known. */
  language?: string
  /** `urgent`: somebody waits for it, or has to act at once; a mail with a code always is. `bulk`: after the company's other mails. */
  urgency?: 'urgent' | 'bulk'
}

/** As stored: urgent mails have connections of their own, the others go out in this order for each company. */
export const urgencies = { urgent: 0, usual: 1, bulk: 2 } as const

/** The sender of mails that no organisation sends, as to someone who signs up. */
export const noOrganisation = '00000000-0000-0000-0000-000000000000'

/**
 * Queues a mail that is sent once the transaction commits, in turns by organisation, and retried while the mail server is down. Without
 * SMTP_URL it stays in the table and is shown at /dev/mailbox.
 */
export function sendMail(tx: AnyTx, mail: Mail): Promise<void> {
  return sendMails(tx, [mail])
}

/** Mails of one kind, in one statement. */
export async function sendMails(tx: AnyTx, mails: readonly Mail[]): Promise<void> {
  const [first] = mails
  if (!first) return
  const urgency = first.urgency ?? (first.code === undefined ? 'usual' : 'urgent')
  await insertMails(tx, {
    mails: JSON.stringify(mails.map(written)),
    sender: (tx as Tx | GlobalTx).organisation ?? noOrganisation,
    urgency: urgencies[urgency],
    channel: queueChannel,
    now: tx.now,
  })
}

function written(mail: Mail) {
  const { to, template, language = 'en' } = mail
  const letter = inLanguage(mail, language)
  return {
    ...{ id: newId(), to, template, subject: letter.subject },
    ...{ text: asText(letter), html: asHtml(letter, language), unsubscribe: mail.unsubscribe?.url ?? null },
  }
}

/** The job of a mail that the release before queued: it is not in the outbox. */
export async function deliverMail(app: App, { mail: id }: { mail: Id }): Promise<void> {
  const { smtpUrl } = app.config
  if (!smtpUrl) return
  const mail = await app.database.globally((tx) => waitingMail(tx, { id }))
  if (!mail) return
  if (isOneAddress(mail.to)) {
    const deliverer = openDeliverer({ ...app.config, smtpUrl }, 1)
    try {
      await deliverer.deliver(mail)
    } finally {
      deliverer.close()
    }
  } else app.log.error({ mail: id }, 'a mail was not sent: its address is not one email address')
  await app.database.globally((tx) => mailIsSent(tx, { id, now: tx.now }))
}

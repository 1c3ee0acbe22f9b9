import nodemailer, { type Transporter } from 'nodemailer'
import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import type { AnyTx } from '../database/tx.ts'
import { newId } from '../id.ts'
import { hasMailbox } from './dev-mailbox.ts'
import { asHtml, asText, inLanguage, type Letter } from './letter.ts'
import { insertMail, mailIsSent, waitingMail } from './mail.queries.ts'

export interface Mail extends Letter<Sentence> {
  to: string
  /** The kind of mail, for example `invitation`; for logs and tests. */
  template: string
  /** The reader's; English if not known. */
  language?: string
}

/**
 * Queues a mail that is sent once the transaction commits, and retried while the mail server is down. Without SMTP_URL it stays in the
 * table and is shown at /dev/mailbox.
 */
export async function sendMail(tx: AnyTx, mail: Mail): Promise<void> {
  const id = newId()
  const { to, template, language = 'en' } = mail
  const letter = inLanguage(mail, language)
  const { subject } = letter
  const unsubscribe = mail.unsubscribe?.url ?? null
  await insertMail(tx, {
    id,
    to,
    subject,
    template,
    text: asText(letter),
    html: asHtml(letter, language),
    unsubscribe,
    now: tx.now,
  })
  await tx.enqueue('send-mail', { mail: id })
}

/** The job: hands one mail to the mail server, and wipes its text, which may hold codes and links. */
export async function deliverMail(app: App, { mail: id }: { mail: Id }): Promise<void> {
  if (!app.config.smtpUrl) {
    if (!hasMailbox(app.config)) app.log.warn({ mail: id }, 'a mail was not sent: SMTP_URL is not set')
    return
  }
  const mail = await app.database.globally((tx) => waitingMail(tx, { id }))
  if (!mail) return
  const { to, subject, text, html, unsubscribe } = mail
  await transporter(app.config.smtpUrl).sendMail({
    from: sender(app.config),
    to,
    subject,
    text: text ?? '',
    html: html ?? '',
    headers: unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe),
  })
  await app.database.globally((tx) => mailIsSent(tx, { id, now: tx.now }))
}

/** Lets mail programs show an unsubscribe button that works without opening a page (RFC 8058, which requires https). */
function unsubscribeHeaders(url: string): Record<string, string> {
  const link = { 'List-Unsubscribe': `<${url}>` }
  return url.startsWith('https:') ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : link
}

const transporters = new Map<string, Transporter>()

function transporter(url: string): Transporter {
  const made =
    transporters.get(url) ??
    nodemailer.createTransport(url, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object)
  transporters.set(url, made)
  return made
}

/** The mail server's user if it is an address, else no-reply at the public host. */
function sender({ smtpUrl = '', publicUrl }: Config): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return `Muster <${user.includes('@') ? user : `no-reply@${new URL(publicUrl).hostname}`}>`
}

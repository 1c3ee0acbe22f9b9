import nodemailer, { type Transporter } from 'nodemailer'
import { Email } from '@muster/contract/values.ts'
import type { Config } from '../config.ts'

export interface Deliverable {
  to: string
  subject: string
  text: string | null
  html: string | null
  unsubscribe: string | null
}

/** Connections to the mail server of the settings, kept open between mails. */
export interface Deliverer {
  deliver(mail: Deliverable): Promise<void>
  close(): void
}

export function openDeliverer(config: Config & { smtpUrl: string }, connections: number): Deliverer {
  const transport: Transporter = nodemailer.createTransport({
    ...{ url: config.smtpUrl, pool: true, maxConnections: connections, maxMessages: 200 },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  } as object)
  const from = sender(config)
  return {
    async deliver({ to, subject, text, html, unsubscribe }) {
      if (!isOneAddress(to)) throw noAddress()
      const headers = unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe)
      // Not as a header's text, in which a comma would begin another recipient.
      const recipient = { name: '', address: to }
      await transport.sendMail({ from, to: recipient, subject, text: text ?? '', html: html ?? '', headers })
    },
    close: () => transport.close(),
  }
}

/** Whether the mail server refuses this mail's address, so that another try will hardly help. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

/** By the rules for addresses that people type, whoever wrote the row: a line break would begin another header, a comma another recipient. */
export const isOneAddress = (to: string) => Email.safeParse(to).data === to.trim().toLowerCase() && !/[\s,;<>]/.test(to)

const noAddress = () => Object.assign(new Error('not one email address'), { code: 'EENVELOPE', responseCode: 553 })

/** Lets mail programs show an unsubscribe button that works without opening a page (RFC 8058, which requires https). */
function unsubscribeHeaders(url: string): Record<string, string> {
  const link = { 'List-Unsubscribe': `<${url}>` }
  return url.startsWith('https:') ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : link
}

/** The mail server's user if it is an address, else no-reply at the public host. */
function sender({ smtpUrl = '', publicUrl }: Config): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return `Muster <${user.includes('@') ? user : `no-reply@${new URL(publicUrl).hostname}`}>`
}

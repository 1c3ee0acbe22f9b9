import { notificationPath, settingOf } from '@muster/contract/notifications/notification-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import type { Mail } from '../../../platform/mail/send-mail.ts'
import type { DueMail } from './due.queries.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

/** The mail of one notification, or of several of one kind. */
export function newsMail(app: App, organisation: Id, { account, type, email, name, news }: DueMail): Mail {
  const what = settingOf(type)?.label ?? type
  const [first] = news
  const isOne = news.length === 1
  const lines = news.slice(0, mostLines).map(({ message }) => message)
  const more = news.length - lines.length
  const path = notificationPath(type, isOne ? (first?.target ?? null) : null)
  return {
    to: email,
    template: `news-${type}`,
    subject: isOne ? short(first?.message ?? what) : `${what}: ${news.length} updates`,
    lines: [`Hello ${name},`, ...lines, ...(more > 0 ? [`And ${more} more.`] : [])],
    button: { label: 'Open in Muster', url: `${app.config.publicUrl}${path}` },
    unsubscribe: { what, url: unsubscribeUrl(app, { organisation, account, type }) },
  }
}

const mostLines = 20
const longestSubject = 120

function short(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  return line.length <= longestSubject ? line : `${line.slice(0, longestSubject - 1).trimEnd()}…`
}

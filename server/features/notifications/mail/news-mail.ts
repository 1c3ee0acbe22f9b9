import { notificationPath, settingOf } from '@muster/contract/notifications/notification-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { plain, plural, say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import type { Mail } from '../../../platform/mail/send-mail.ts'
import type { DueMail } from './due.queries.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

/** The mail for one notification, or several of one kind. */
export function newsMail(app: App, organisation: Id, { account, type, email, name, news }: DueMail): Mail {
  const what = plain(settingOf(type).label)
  const [first] = news
  const isOne = news.length === 1
  const lines = news.slice(0, mostLines).map(({ text, values }) => ({ text, values }))
  const more = news.length - lines.length
  const path = notificationPath(type, isOne ? (first?.target ?? null) : null)
  return {
    to: email,
    template: `news-${type}`,
    subject: isOne ? (lines[0] ?? what) : say`${what}: ${plural(news.length, { one: '# update', other: '# updates' })}`,
    lines: [say`Hello ${name},`, ...lines, ...(more > 0 ? [say`And ${more} more.`] : [])],
    button: { label: say`Open in Muster`, url: `${app.config.publicUrl}${path}` },
    unsubscribe: {
      why: say`You receive these emails because "${what}" is on in your settings.`,
      label: say`Turn them off`,
      url: unsubscribeUrl(app, { organisation, account, type }),
    },
  }
}

const mostLines = 20

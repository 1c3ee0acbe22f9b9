import type { ConfidentialType, NotificationType } from '@muster/contract/notifications/notification-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { translate } from '../../platform/language/translate.ts'
import { notFound } from '../../platform/problem.ts'
import {
  deleteNotification,
  deleteNotifications,
  insertNotifications,
  markAllRead,
  markRead,
  type Told,
} from './notification.queries.ts'

export type News = {
  message: Sentence
  /** The record it is about. */
  target?: Id
} & (
  | { type: Exclude<NotificationType, ConfidentialType> }
  | {
      type: ConfidentialType
      /** What its email says instead: no amounts, no reasons. */
      mailed: Sentence
    }
)

/**
 * Tells accounts something in the caller's transaction, each in the ways that they chose; their open browsers hear of it after
 * the commit.
 */
export async function notify(tx: Tx, accounts: readonly Id[], news: News): Promise<void> {
  await notifyEach(
    tx,
    [...new Set(accounts)].map((account) => ({ ...news, account })),
  )
}

/** The same where each account is told something of its own: a statement for a thousand. */
export async function notifyEach(tx: Tx, news: readonly (News & { account: Id })[]): Promise<void> {
  let isMailed = false
  for (let at = 0; at < news.length; at += atOnce) {
    for (const told of await write(tx, news.slice(at, at + atOnce))) {
      const { account, inApp, byMail, isFirstMail, ...notification } = told
      // Where mails wait already, so does the job that sends them; the one of the clock finds what it missed by a moment.
      isMailed ||= byMail && isFirstMail
      if (inApp)
        tx.publish(account, 'NEW_NOTIFICATION', (language) => shown({ ...notification, isRead: false }, language))
    }
  }
  if (isMailed) await tx.enqueue('mail-news', { organisation: tx.organisation }, { key: tx.organisation })
}

const atOnce = 1000

function write(tx: Tx, news: readonly (News & { account: Id })[]): Promise<Told[]> {
  const rows = news.map(({ account, type, message, target, ...more }) => {
    const mailed = 'mailed' in more ? more.mailed : message
    return { account, type, ...message, mailed: mailed.text, mailed_values: mailed.values, target }
  })
  return insertNotifications(tx, { news: JSON.stringify(rows), now: tx.now })
}

/** A notification as its reader gets it. */
export function shown<N extends Sentence>({ text, values, ...rest }: N, language: string) {
  return { ...rest, message: translate({ text, values }, language) }
}

export async function readOne(tx: Tx, account: Id, id: Id): Promise<null> {
  if ((await markRead(tx, { account, id })) === 0) throw notFound(say`The notification was not found.`)
  tx.publish(account, 'NOTIFICATION_UPDATE', { _id: id, isRead: true })
  return null
}

export async function readAll(tx: Tx, account: Id): Promise<null> {
  await markAllRead(tx, { account })
  tx.publish(account, 'NOTIFICATION_UPDATE', { allRead: true })
  return null
}

export async function clearOne(tx: Tx, account: Id, id: Id): Promise<null> {
  if ((await deleteNotification(tx, { account, id })) === 0) throw notFound(say`The notification was not found.`)
  tx.publish(account, 'NOTIFICATION_DELETED', { notificationId: id })
  return null
}

export async function clearAll(tx: Tx, account: Id): Promise<null> {
  await deleteNotifications(tx, { account })
  tx.publish(account, 'ALL_NOTIFICATIONS_DELETED', {})
  return null
}

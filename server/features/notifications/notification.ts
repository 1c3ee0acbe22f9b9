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
  /** The subject record. */
  target?: Id
} & (
  | { type: Exclude<NotificationType, ConfidentialType> }
  | {
      type: ConfidentialType
      /** The email's text: no amounts, no reasons. */
      mailed: Sentence
    }
)

/** Notifies accounts in the caller's transaction, each through their chosen channels; their open browsers are informed after the commit. */
export async function notify(tx: Tx, accounts: readonly Id[], news: News): Promise<void> {
  await notifyEach(
    tx,
    [...new Set(accounts)].map((account) => ({ ...news, account })),
  )
}

/** The same with separate news for each account: one statement for a thousand. */
export async function notifyEach(tx: Tx, news: readonly (News & { account: Id })[]): Promise<void> {
  let isMailed = false
  for (let at = 0; at < news.length; at += atOnce) {
    for (const told of await write(tx, news.slice(at, at + atOnce))) {
      const { account, inApp, byMail, isFirstMail, ...notification } = told
      // If mails are already waiting, so is their job; the scheduled one finds any it narrowly missed.
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

/** A notification for its reader. */
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

import { sql } from 'kysely'
import type { z } from 'zod'
import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import type { Notification } from '@muster/contract/notifications/notification.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../platform/database/statement.ts'

type Row = z.output<typeof Notification>

export const newestNotifications = rows(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('notification')
    .select(['id as _id', 'message', 'is_read as isRead', 'target_id as targetId', 'created_at as createdAt'])
    .select(({ ref }) => ref('type').$castTo<NotificationType>().as('type'))
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100),
)

/** JSON of the news: `account, type, message, target`. Tells which row is whose. */
export const insertNotifications = rows(({ db, organisation }, p: { news: string; now: Instant }) => ({
  compile: () =>
    sql<Row & { account: Id }>`
      insert into notification (organisation_id, account_id, type, message, target_id, created_at)
      select ${organisation}, n.account, n.type, n.message, n.target, ${p.now}::timestamptz
      from jsonb_to_recordset(${p.news}::jsonb) as n(account uuid, type text, message text, target uuid)
      returning id as "_id", account_id as account, type, message, is_read as "isRead", target_id as "targetId",
        created_at as "createdAt"`.compile(db),
}))

export const markRead = change(({ db, organisation }, p: { account: Id; id: Id }) =>
  db
    .updateTable('notification')
    .set({ is_read: true })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('id', '=', p.id),
)

export const markAllRead = change(({ db, organisation }, p: { account: Id }) =>
  db
    .updateTable('notification')
    .set({ is_read: true })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('is_read', '=', false),
)

export const deleteNotification = change(({ db, organisation }, p: { account: Id; id: Id }) =>
  db
    .deleteFrom('notification')
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('id', '=', p.id),
)

export const deleteNotifications = change(({ db, organisation }, p: { account: Id }) =>
  db.deleteFrom('notification').where('organisation_id', '=', organisation).where('account_id', '=', p.account),
)

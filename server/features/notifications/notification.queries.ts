import { sql } from 'kysely'
import {
  notificationTypeNames,
  settingOf,
  type NotificationType,
} from '@muster/contract/notifications/notification-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { SentenceValue } from '@muster/engine/sentence.ts'
import { change, rows } from '../../platform/database/statement.ts'

export const newestNotifications = rows(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('notification')
    .select(['id as _id', 'message as text', 'is_read as isRead', 'target_id as targetId', 'created_at as createdAt'])
    .select(({ ref }) => [
      ref('type').$castTo<NotificationType>().as('type'),
      ref('message_values').$castTo<SentenceValue[]>().as('values'),
    ])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100),
)

/** A notification and its channels: the list, mail, both or neither, as its reader chose. */
export interface Told {
  _id: Id
  account: Id
  type: NotificationType
  text: string
  values: SentenceValue[]
  targetId: Id | null
  createdAt: Instant
  inApp: boolean
  byMail: boolean
  /** Whether no mail was waiting before. */
  isFirstMail: boolean
}

/** The most unread notifications of one kind about one thing: the newest take the place of the oldest. */
export const unreadOfSubject = 5
/** The most that an account keeps; its list shows the newest hundred. */
export const kept = { rows: 500, days: 180 }

/** JSON of the news: `account, type, text, values, mailed, mailed_values, target`. */
export const insertNotifications = rows(({ db, organisation }, p: { news: string; now: Instant }) => ({
  compile: () =>
    sql<Told>`
      with told as materialized (
        select new_id() as id, coalesce(n.account) as account, n.type, coalesce(n.text) as text, coalesce(n."values") as "values",
          n.mailed, n.mailed_values, n.target,
          coalesce(first.mandatory) or coalesce(chosen.in_app, true) as in_app,
          coalesce(not first.mandatory and coalesce(chosen.by_mail, first.by_mail)) as by_mail,
          not exists (select from notification_mail where organisation_id = ${organisation}) as is_first_mail
        from jsonb_to_recordset(${p.news}::jsonb) 
          as n(account uuid, type text, text text, "values" jsonb, mailed text, mailed_values jsonb, target uuid)
        join jsonb_to_recordset(${firstChoices}::jsonb) as first(type text, by_mail boolean, mandatory boolean)
          on first.type = n.type
        left join notification_preference chosen
          on chosen.organisation_id = ${organisation} and chosen.account_id = n.account and chosen.type = n.type
      ),
      beyond as (
        delete from notification old
        using told, lateral (
          select id from notification
          where organisation_id = ${organisation} and account_id = told.account and target_id = told.target and type = told.type
            and not is_read
          order by created_at desc, id desc
          offset ${unreadOfSubject - 1}::int
        ) more
        where told.in_app and told.target is not null and old.organisation_id = ${organisation} and old.id = more.id
      ),
      listed as (
        insert into notification (organisation_id, id, account_id, type, message, message_values, target_id, created_at)
        select ${organisation}, id, account, type, text, "values", target, ${p.now}::timestamptz from told where in_app
        returning 1
      ),
      mailed as (
        insert into notification_mail (organisation_id, id, account_id, type, message, message_values, target_id, is_in_app,
          created_at)
        select ${organisation}, id, account, type, mailed, mailed_values, target, in_app, ${p.now}::timestamptz from told where by_mail
        returning 1
      )
      select id as "_id", account, type, text, "values", target as "targetId", ${p.now}::timestamptz as "createdAt",
        in_app as "inApp", by_mail as "byMail", coalesce(is_first_mail) as "isFirstMail"
      from told`.compile(db),
}))

/** Mandatory types are mailed immediately by their sender. */
const firstChoices = JSON.stringify(
  notificationTypeNames.map((type) => ({
    type,
    by_mail: settingOf(type).byMail,
    mandatory: settingOf(type).mandatory ?? false,
  })),
)

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

/** What is beyond the newest of an account, or too old. */
export const deleteBeyond = change(({ db, organisation }, p: { rows: number; before: Instant }) => ({
  compile: () =>
    sql`
      delete from notification old
      using (
        select id, created_at, row_number() over (partition by account_id order by created_at desc, id desc) as place
        from notification where organisation_id = ${organisation}
      ) ranked
      where old.organisation_id = ${organisation} and old.id = ranked.id
        and (ranked.place > ${p.rows}::int or ranked.created_at < ${p.before}::timestamptz)`.compile(db),
}))

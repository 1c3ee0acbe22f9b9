import { sql } from 'kysely'
import type { NotificationType } from '@muster/contract/notifications/notification-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { one, rows } from '../../../platform/database/statement.ts'

/** The number of due mails, one per kind and account; and the waiting start of the next one not due yet. */
export const waitingMails = one(({ db, organisation }, p: { before: Instant }) => ({
  compile: () =>
    sql<{ due: number; next: Instant | null }>`
      select count(*) filter (where first <= ${p.before}::timestamptz)::int as due,
        min(first) filter (where first > ${p.before}::timestamptz) as next
      from (
        select min(created_at) as first from notification_mail
        where organisation_id = ${organisation} group by account_id, type
      ) kind`.compile(db),
}))

export interface DueMail {
  account: Id
  type: NotificationType
  email: string
  name: string
  /** In the order of notification. */
  news: (Sentence & { target: Id | null })[]
}

/**
 * Claims what is due, with later notifications of the same kind, and returns what to mail: nothing that was read or cleared in the app, or
 * turned off since, and nothing to people who have left or whose address is not verified. Concurrent jobs never get the same.
 */
export const takeDue = rows(({ db, organisation }, p: { before: Instant; now: Instant; most: number }) => ({
  compile: () =>
    sql<DueMail>`
      with kind as (
        select account_id, type, min(created_at) as first from notification_mail
        where organisation_id = ${organisation}
        group by account_id, type having min(created_at) <= ${p.before}::timestamptz
        order by first, account_id, type limit ${p.most}::int
      ),
      taken as (
        delete from notification_mail mail using kind
        where mail.organisation_id = ${organisation} and mail.account_id = kind.account_id and mail.type = kind.type
        returning mail.id, mail.account_id, mail.type, mail.message, mail.message_values, mail.target_id, mail.is_in_app, mail.created_at
      )
      select taken.account_id as account, taken.type, entry.email, account.name,
        jsonb_agg(jsonb_build_object('text', taken.message, 'values', taken.message_values, 'target', taken.target_id)
          order by taken.created_at, taken.id) as news
      from taken
      join account on account.organisation_id = ${organisation} and account.id = taken.account_id
        and account.is_active and account.frozen_at is null
      join sign_in_directory entry on entry.organisation_id = ${organisation} and entry.account_id = account.id
        and entry.sign_up_id is null
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      left join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join notification listed on listed.organisation_id = ${organisation} and listed.id = taken.id
      left join notification_preference chosen on chosen.organisation_id = ${organisation}
        and chosen.account_id = account.id and chosen.type = taken.type
      where coalesce(chosen.by_mail, true)
        and (not taken.is_in_app or not coalesce(listed.is_read, true))
        and (employee.id is null or employee.status <> 'inactive' and (employee.left_on is null
          or employee.left_on >= (${p.now}::timestamptz at time zone location.time_zone)::date))
      group by taken.account_id, taken.type, entry.email, account.name
      order by min(taken.created_at), taken.account_id, taken.type`.compile(db),
}))

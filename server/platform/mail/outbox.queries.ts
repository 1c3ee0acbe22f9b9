import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../database/statement.ts'

/** Holds the right to choose mails until the transaction ends; returns when the mail server may get the next one. */
export const holdPace = globally.one((scope, p: { now: Instant }) => ({
  compile: () =>
    sql<{ nextAt: Instant }>`
      insert into mail_pace (id, next_at) values (1, ${p.now}::timestamptz)
      on conflict (id) do update set id = 1
      returning next_at as "nextAt"`.compile(scope.db),
}))

export const movePace = globally.change((scope, p: { nextAt: Instant }) => ({
  compile: () => sql`update mail_pace set next_at = ${p.nextAt}::timestamptz where id = 1`.compile(scope.db),
}))

export const isAnyDue = globally.one((scope, p: { now: Instant; urgencies: readonly number[] }) => ({
  compile: () =>
    sql<{ isDue: boolean }>`
      select exists (
        select from mail where due_at <= ${p.now}::timestamptz and urgency = any(${p.urgencies}::smallint[])
      ) as "isDue"`.compile(scope.db),
}))

export interface TakenMail {
  id: Id
  sender: Id
  to: string
  subject: string
  text: string | null
  html: string | null
  unsubscribe: string | null
  tries: number
}

interface Choice {
  /** The urgencies to choose from; of one sender the first of these comes first. */
  first: number
  second: number
  /** The sender that had the last turn. */
  after: Id
  most: number
  now: Instant
  until: Instant
  waitUntil: Instant
  hour: Instant
  hourAgo: Instant
  perOrganisation: number
  perRecipient: number
}

/**
 * Takes the next mails, one of each sender before the second of any, beginning after the sender that had the last turn. Mails above what
 * a reader may get in an hour are put off, as are the senders that used up theirs. Only who holds the pace may call it.
 */
export const takeMails = globally.rows((scope, p: Choice) => ({
  compile: () =>
    sql<TakenMail>`
      with recursive sender (id) as (
        (select sender_id from mail where due_at is not null order by sender_id limit 1)
        union all
        select (select sender_id from mail where due_at is not null and sender_id > sender.id order by sender_id limit 1)
        from sender where sender.id is not null
      ),
      next as materialized (
        select due.id, due.recipient, due.urgency, sender.id as sender_id,
          row_number() over (partition by sender.id order by due.urgency, due.due_at, due.id) as nth
        from sender
        left join mail_count used on used.sender_id = sender.id and used.hour = ${p.hour}::timestamptz
        cross join lateral (
          (select id, recipient, urgency, due_at from mail
           where sender_id = sender.id and urgency = ${p.first}::smallint and due_at <= ${p.now}::timestamptz
           order by due_at limit ${p.most}::int)
          union all
          (select id, recipient, urgency, due_at from mail
           where sender_id = sender.id and urgency = ${p.second}::smallint and due_at <= ${p.now}::timestamptz
           order by due_at limit ${p.most}::int)
        ) due
        where sender.id is not null and (due.urgency = 0 or coalesce(used.sent, 0) < ${p.perOrganisation}::int)
        order by nth, sender.id <= ${p.after}::uuid, sender.id limit ${p.most}::int
      ),
      judged as (
        select next.*, (
          select count(*) from (
            select from mail before
            where before.recipient = next.recipient and before.started_at > ${p.hourAgo}::timestamptz
              and (before.urgency = 0) = (next.urgency = 0)
            limit ${p.perRecipient}::int
          ) as started
        ) + row_number() over (partition by next.recipient order by next.nth, next.id) > ${p.perRecipient}::int as is_too_many
        from next
      ),
      put_off as (
        update mail set due_at = ${p.waitUntil}::timestamptz from judged where judged.is_too_many and mail.id = judged.id
      ),
      taken as (
        update mail set due_at = ${p.until}::timestamptz, started_at = ${p.now}::timestamptz, tries = tries + 1
        from judged where not judged.is_too_many and mail.id = judged.id
        returning mail.*, judged.nth
      ),
      counted as (
        insert into mail_count (sender_id, hour, sent)
        select sender_id, ${p.hour}::timestamptz, count(*)::int from taken where urgency > 0 group by sender_id
        on conflict (sender_id, hour) do update set sent = mail_count.sent + excluded.sent
        returning 1
      )
      select id, sender_id as sender, recipient as "to", subject, body_text as text, body_html as html, unsubscribe_url as unsubscribe, tries
      from taken order by nth, sender_id <= ${p.after}::uuid, sender_id`.compile(scope.db),
}))

/** A sign of life for mails that are being sent. */
export const holdMails = globally.change((scope, p: { ids: readonly Id[]; until: Instant }) => ({
  compile: () =>
    sql`
      update mail set due_at = ${p.until}::timestamptz
      where id = any(${p.ids}::uuid[]) and due_at is not null`.compile(scope.db),
}))

export const tryLater = globally.change((scope, p: { id: Id; at: Instant }) => ({
  compile: () =>
    sql`update mail set due_at = ${p.at}::timestamptz where id = ${p.id} and due_at is not null`.compile(scope.db),
}))

/** Wipes the text of a mail that no mail server took. */
export const giveUpMail = globally.change((scope, p: { id: Id }) => ({
  compile: () =>
    sql`
      update mail set due_at = null, body_text = null, body_html = null, unsubscribe_url = null
      where id = ${p.id}`.compile(scope.db),
}))

/** Without a mail server nothing waits for one: mails stay as they are. */
export const leaveUnsent = globally.change((scope, p: { now: Instant }) => ({
  compile: () => sql`update mail set due_at = null where due_at <= ${p.now}::timestamptz`.compile(scope.db),
}))

/** Deletes what is a month old and not under way, and counts of earlier days. */
export const forgetMails = globally.change((scope, p: { before: Instant; hoursBefore: Instant }) => ({
  compile: () =>
    sql`
      with gone as (delete from mail where created_at < ${p.before}::timestamptz and due_at is null)
      delete from mail_count where hour < ${p.hoursBefore}::timestamptz`.compile(scope.db),
}))

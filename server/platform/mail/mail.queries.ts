import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../database/statement.ts'

/** `mails`: JSON of `{ id, to, subject, template, text, html, unsubscribe }[]`. Due at once; wakes the processes that send. */
export const insertMails = globally.change(
  (scope, p: { mails: string; sender: Id; urgency: number; channel: string; now: Instant }) => ({
    compile: () =>
      sql`
        with kept as (
          insert into mail (id, recipient, subject, template, body_text, body_html, unsubscribe_url, created_at, sender_id, urgency, due_at)
          select one.id, one."to", one.subject, one.template, one.text, one.html, one.unsubscribe, ${p.now}::timestamptz, ${p.sender}::uuid,
            ${p.urgency}::smallint, ${p.now}::timestamptz
          from jsonb_to_recordset(${p.mails}::jsonb) as one (id uuid, "to" text, subject text, template text, text text, html text,
            unsubscribe text)
          returning 1
        )
        select pg_notify(${p.channel}, 'mail') from kept limit 1`.compile(scope.db),
  }),
)

/** A mail that the release before queued as a job, if it is still to be sent. */
export const waitingMail = globally.one(({ db }, p: { id: Id }) =>
  db
    .selectFrom('mail')
    .select(['recipient as to', 'subject', 'body_text as text', 'body_html as html', 'unsubscribe_url as unsubscribe'])
    .where('id', '=', p.id)
    .where('sent_at', 'is', null),
)

/** Wipes the text. */
export const mailIsSent = globally.change(({ db }, p: { id: Id; now: Instant }) =>
  db
    .updateTable('mail')
    .set({ sent_at: p.now, due_at: null, body_text: null, body_html: null, unsubscribe_url: null })
    .where('id', '=', p.id),
)

export const newestMails = globally.rows(({ db }, p: { limit: number }) =>
  db
    .selectFrom('mail')
    .select([
      'id as _id',
      'recipient as to',
      'subject',
      'template',
      'body_text as text',
      'body_html as html',
      'created_at as createdAt',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
)

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../database/statement.ts'

interface NewMail {
  id: Id
  to: string
  subject: string
  template: string
  text: string
  html: string
  unsubscribe: string | null
  now: Instant
}

export const insertMail = globally.change(({ db }, p: NewMail) =>
  db.insertInto('mail').values({
    id: p.id,
    recipient: p.to,
    subject: p.subject,
    template: p.template,
    body_text: p.text,
    body_html: p.html,
    unsubscribe_url: p.unsubscribe,
    created_at: p.now,
  }),
)

/** The mail, if it is still to be sent. */
export const waitingMail = globally.one(({ db }, p: { id: Id }) =>
  db
    .selectFrom('mail')
    .select(['recipient as to', 'subject', 'body_text as text', 'body_html as html', 'unsubscribe_url as unsubscribe'])
    .where('id', '=', p.id)
    .where('sent_at', 'is', null),
)

/** Wipes the text, and deletes mails sent more than a month ago on the way. */
export const mailIsSent = globally.change((scope, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql`
      with gone as (delete from mail where sent_at < ${p.now}::timestamptz - interval '30 days')
      update mail set sent_at = ${p.now}, body_text = null, body_html = null, unsubscribe_url = null where id = ${p.id}`.compile(
      scope.db,
    ),
}))

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

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** Inserts a message for each webhook subscribed to one of these events; returns the ids. */
export const insertDeliveries = rows(({ db, organisation }, p: { messages: string; now: Instant }) => ({
  compile: () =>
    sql<{ id: Id }>`
      insert into webhook_delivery (organisation_id, webhook_id, event, payload, next_at, created_at)
      select ${organisation}::uuid, webhook.id, message.event, message.payload, ${p.now}::timestamptz, ${p.now}::timestamptz
      from webhook
      join jsonb_to_recordset(${p.messages}::jsonb) as message(event text, payload jsonb) on message.event = any(webhook.events)
      where webhook.organisation_id = ${organisation} and webhook.is_active
      returning id`.compile(db),
}))

export const insertDelivery = change(
  ({ db, organisation }, p: { id: Id; webhook: Id; event: string; payload: string; now: Instant }) => ({
    compile: () =>
      sql`
        insert into webhook_delivery (organisation_id, id, webhook_id, event, payload, next_at, created_at)
        values (${organisation}, ${p.id}, ${p.webhook}, ${p.event}, ${p.payload}::jsonb, ${p.now}, ${p.now})`.compile(
        db,
      ),
  }),
)

interface Due {
  id: Id
  webhook: Id
  payload: string
  tries: number
  createdAt: Instant
  url: string
  secret: string
  previousSecret: string | null
  previousUntil: Instant | null
  isActive: boolean
}

/** Claims due messages for a minute; unfinished ones are then handed out again. */
export const takeDue = rows(({ db, organisation }, p: { now: Instant; limit: number }) => ({
  compile: () =>
    sql<Due>`
      with due as (
        select id from webhook_delivery
        where organisation_id = ${organisation} and state = 'pending' and next_at <= ${p.now}::timestamptz
        order by next_at, id limit ${p.limit}::int for no key update skip locked
      )
      update webhook_delivery delivery set next_at = ${p.now}::timestamptz + interval '1 minute'
      from due, webhook
      where delivery.organisation_id = ${organisation} and delivery.id = due.id
        and webhook.organisation_id = ${organisation} and webhook.id = delivery.webhook_id
      returning delivery.id, webhook.id as webhook, delivery.payload::text as payload, delivery.tries,
        delivery.created_at as "createdAt", webhook.url, webhook.secret, webhook.previous_secret as "previousSecret",
        webhook.previous_until as "previousUntil", webhook.is_active as "isActive"`.compile(db),
}))

interface Tried {
  id: Id
  /** The number of earlier attempts: if two try at once, only one is recorded. */
  before: number
  state: 'pending' | 'delivered' | 'failed'
  nextAt: Instant
  status: number | null
  answer: string | null
  failure: string | null
  now: Instant
}

export const noteTried = change(({ db, organisation }, p: Tried) =>
  db
    .updateTable('webhook_delivery')
    .set({
      state: p.state,
      tries: sql`tries + 1`,
      next_at: p.nextAt,
      tried_at: p.now,
      status: p.status,
      answer: p.answer,
      failure: p.failure,
    })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('tries', '=', p.before)
    .where('state', '=', 'pending'),
)

export const noteArrived = change(({ db, organisation }, p: { webhook: Id }) =>
  db
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.webhook)
    .where('failing_since', 'is not', null),
)

export const noteFailing = change(({ db, organisation }, p: { webhook: Id; now: Instant }) =>
  db
    .updateTable('webhook')
    .set({ failing_since: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.webhook)
    .where('failing_since', 'is', null),
)

/** Turns off a webhook that has failed for five days; returns its name, once. */
export const turnOff = one(({ db, organisation }, p: { webhook: Id; now: Instant }) => ({
  compile: () =>
    sql<{ name: string }>`
      update webhook set is_active = false, turned_off_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.webhook} and is_active
        and failing_since <= ${p.now}::timestamptz - interval '5 days'
      returning name`.compile(db),
}))

export const nextDue = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('webhook_delivery')
    .select('next_at as at')
    .where('organisation_id', '=', organisation)
    .where('state', '=', 'pending')
    .orderBy('next_at')
    .limit(1),
)

export const forgetDeliveries = change(({ db, organisation }, p: { now: Instant }) => ({
  compile: () =>
    sql`
      delete from webhook_delivery
      where organisation_id = ${organisation} and created_at < ${p.now}::timestamptz - interval '30 days'`.compile(db),
}))

interface DeliveryRow {
  _id: Id
  event: string
  state: 'pending' | 'delivered' | 'failed'
  tries: number
  createdAt: Instant
  triedAt: Instant | null
  nextAt: Instant | null
  status: number | null
  answer: string | null
  failure: string | null
  payload: string
}

export const deliveryPage = pageOf<DeliveryRow, { webhook: Id }, 'createdAt'>({
  sortable: { createdAt: 'created_at' },
  matching: ({ organisation }, p) => sql`
    select id, created_at, event, state, tries, tried_at, next_at, status, answer, failure, payload
    from webhook_delivery where organisation_id = ${organisation} and webhook_id = ${p.webhook}`,
  rows: () => sql`
    select page.n, page.id as "_id", page.event, page.state, page.tries, page.created_at as "createdAt",
      page.tried_at as "triedAt", case when page.state = 'pending' then page.next_at end as "nextAt", page.status,
      page.answer, page.failure, page.payload::text as payload
    from page`,
})

export const lockDelivery = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ state: string; isActive: boolean }>`
      select delivery.state, webhook.is_active as "isActive"
      from webhook_delivery delivery
      join webhook on webhook.organisation_id = ${organisation} and webhook.id = delivery.webhook_id
      where delivery.organisation_id = ${organisation} and delivery.id = ${p.id} for no key update of delivery`.compile(
      db,
    ),
}))

export const sendAgain = change(({ db, organisation }, p: { id: Id; now: Instant }) =>
  db
    .updateTable('webhook_delivery')
    .set({ state: 'pending', tries: 0, next_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

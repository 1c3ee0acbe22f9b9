import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface WebhookRow {
  _id: Id
  name: string
  url: string
  events: string[]
  isActive: boolean
  failingSince: Instant | null
  turnedOffAt: Instant | null
  previousUntil: Instant | null
  createdAt: Instant
  createdBy: string
  lastTriedAt: Instant | null
}

/** All webhooks, or one. */
export const webhookRows = rows(({ db, organisation }, p: { id: Id | null; now: Instant }) => ({
  compile: () =>
    sql<WebhookRow>`
      select webhook.id as "_id", webhook.name, url, events, webhook.is_active as "isActive",
        failing_since as "failingSince", turned_off_at as "turnedOffAt",
        case when previous_until > ${p.now}::timestamptz then previous_until end as "previousUntil",
        webhook.created_at as "createdAt", maker.name as "createdBy",
        (select max(tried_at) from webhook_delivery delivery
          where delivery.organisation_id = ${organisation} and delivery.webhook_id = webhook.id) as "lastTriedAt"
      from webhook
      join account maker on maker.organisation_id = ${organisation} and maker.id = webhook.created_by
      where webhook.organisation_id = ${organisation} and (${p.id}::uuid is null or webhook.id = ${p.id})
      order by webhook.created_at desc, webhook.id limit 100`.compile(db),
}))

export const webhookCount = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('webhook')
    .select((select) => select.fn.countAll<number>().as('webhooks'))
    .where('organisation_id', '=', organisation),
)

export const lockWebhook = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('webhook')
    .select(['name', 'secret', 'is_active as isActive'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .forUpdate(),
)

interface NewWebhook {
  id: Id
  name: string
  url: string
  events: readonly string[]
  isActive: boolean
  secret: string
  account: Id
  now: Instant
}

export const insertWebhook = change(({ db, organisation }, p: NewWebhook) => ({
  compile: () =>
    sql`
      insert into webhook (organisation_id, id, name, url, events, is_active, secret, created_by, created_at)
      values (${organisation}, ${p.id}, ${p.name}, ${p.url}, ${p.events}::text[], ${p.isActive}, ${p.secret}, ${p.account}, ${p.now})`.compile(
      db,
    ),
}))

/** Turning one on or changing its address resets its failures: they say nothing about the new state. */
export const updateWebhook = change(
  (
    { db, organisation },
    p: { id: Id; name: string; url: string; events: readonly string[]; isActive: boolean; isAnew: boolean },
  ) => ({
    compile: () =>
      sql`
        update webhook set name = ${p.name}, url = ${p.url}, events = ${p.events}::text[], is_active = ${p.isActive},
          failing_since = case when ${p.isAnew}::boolean then null else failing_since end,
          turned_off_at = case when ${p.isActive}::boolean then null else turned_off_at end
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

export const renewSecret = change(({ db, organisation }, p: { id: Id; secret: string; until: Instant }) => ({
  compile: () =>
    sql`
      update webhook set previous_secret = secret, previous_until = ${p.until}, secret = ${p.secret}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const deleteWebhook = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('webhook').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

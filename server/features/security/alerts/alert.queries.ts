import { sql } from 'kysely'
import type { AlertKind } from '@muster/contract/security/alert-kinds.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { SentenceValue } from '@muster/engine/sentence.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, rows } from '../../../platform/database/statement.ts'

interface Repeated {
  kind: AlertKind
  cause: string
  event: number | null
  now: Instant
}

/** Adds it to the last hour's alert; returns 0 if there is none. An entry is never counted twice. */
export const repeatAlert = change(({ db, organisation }, p: Repeated) => ({
  compile: () =>
    sql`
      update security_alert set
        times = times + case when ${p.event}::bigint <= event_n then 0 else 1 end,
        last_at = case when ${p.event}::bigint <= event_n then last_at else ${p.now}::timestamptz end,
        event_n = greatest(event_n, ${p.event}::bigint)
      where organisation_id = ${organisation} and kind = ${p.kind} and cause = ${p.cause}
        and (${p.event}::bigint <= event_n or at > ${p.now}::timestamptz - interval '1 hour')`.compile(db),
}))

interface NewAlert extends Repeated {
  id: Id
  message: string
  /** JSON. */
  values: string
  account: Id | null
  isTold: boolean
}

/** Returns 0 if another alert of this hour came first. */
export const insertAlert = change(({ db, organisation }, p: NewAlert) => ({
  compile: () =>
    sql`
      insert into security_alert (organisation_id, id, kind, cause, hour, message, message_values, account_id, event_n, at, last_at, is_told)
      values (${organisation}, ${p.id}, ${p.kind}, ${p.cause}, floor(extract(epoch from ${p.now}::timestamptz) / 3600),
        ${p.message}, ${p.values}::jsonb, ${p.account}, ${p.event}::bigint, ${p.now}, ${p.now}, ${p.isTold})
      on conflict (organisation_id, kind, cause, hour) do nothing`.compile(db),
}))

interface AlertRow {
  _id: Id
  kind: AlertKind
  text: string
  values: SentenceValue[]
  account: Id | null
  times: number
  at: Instant
  lastAt: Instant
  isTold: boolean
}

export const alertPage = pageOf<AlertRow, { kind: AlertKind | null }, 'at'>({
  sortable: { at: 'last_at' },
  matching: ({ organisation }, p) => sql`
    select id, kind, message, message_values, account_id, times, at, last_at, is_told from security_alert
    where organisation_id = ${organisation} and (${p.kind}::text is null or kind = ${p.kind}::text)`,
  rows: () => sql`
    select page.n, page.id as "_id", page.kind, page.message as text, page.message_values as values, page.account_id as account,
      page.times, page.at, page.last_at as "lastAt", page.is_told as "isTold"
    from page`,
})

/** Kinds that someone turned off or on; the others are on. */
export const alertSettings = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ kind: AlertKind; isOn: boolean; changedBy: string | null; changedAt: Instant }>`
      select setting.kind, setting.is_on as "isOn", account.name as "changedBy", setting.changed_at as "changedAt"
      from alert_setting setting
      left join account on account.organisation_id = ${organisation} and account.id = setting.changed_by
      where setting.organisation_id = ${organisation}`.compile(db),
}))

export const putAlertSetting = change(
  ({ db, organisation }, p: { kind: AlertKind; isOn: boolean; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into alert_setting (organisation_id, kind, is_on, changed_by, changed_at)
        values (${organisation}, ${p.kind}, ${p.isOn}, ${p.account}, ${p.now})
        on conflict (organisation_id, kind) do update
          set is_on = excluded.is_on, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.compile(db),
  }),
)

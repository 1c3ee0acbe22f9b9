import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { pageOf } from '../database/page.ts'
import { one, rows } from '../database/statement.ts'
import type { KeptValue } from '../audit-value.ts'

/** By field: the old and new value, and which of several, such as a month or a loan. */
export type KeptChanges = Record<string, { of?: KeptValue; from: KeptValue | null; to: KeptValue | null }>

interface NewEvent {
  account: Id | null
  action: string
  type: string
  id: Id
  changes: string
  network: string | null
  device: string | null
  now: Instant
}

/** The database assigns number and digests, so that no writer can choose them. */
export const insertAuditEvent = one(({ db, organisation }, p: NewEvent) => ({
  compile: () =>
    sql<{ n: number }>`
      insert into audit_event (organisation_id, account_id, action, record_type, record_id, changes, network, device, at)
      values (${organisation}, ${p.account}, ${p.action}, ${p.type}, ${p.id}, ${p.changes}::jsonb, ${p.network}, ${p.device},
        ${p.now})
      returning n`.compile(db),
}))

/** The people who did one of these things to a record. */
export const whoDid = rows(({ db, organisation }, p: { type: string; id: Id; actions: readonly string[] }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select distinct account_id as account from audit_event
      where organisation_id = ${organisation} and record_type = ${p.type} and record_id = ${p.id}
        and action = any(${p.actions}::text[]) and account_id is not null`.compile(db),
}))

interface AuditRow {
  _id: string
  at: Instant
  who: string
  action: string
  changes: KeptChanges
}

/** The history of one record. */
export const auditPage = pageOf<AuditRow, { type: string; id: Id }, 'n'>({
  sortable: { n: 'number' },
  matching: ({ organisation }, p) => sql`
    select record_id as id, n as number, account_id, action, changes, at from audit_event
    where organisation_id = ${organisation} and record_type = ${p.type} and record_id = ${p.id}`,
  rows: ({ organisation }) => sql`
    select page.n, page.number::text as "_id", page.at, coalesce(account.name, 'Muster') as who, page.action, page.changes
    from page left join account on account.organisation_id = ${organisation} and account.id = page.account_id`,
})

/** The last entry, or the one with a number. */
export const linkAt = one(({ db, organisation }, p: { n: number | null }) => ({
  compile: () =>
    sql<{ n: number; digest: string; at: Instant }>`
      select n, digest, at from audit_event
      where organisation_id = ${organisation} and (${p.n}::bigint is null or n = ${p.n}::bigint)
      order by n desc limit 1`.compile(db),
}))

export const brokenLinks = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ n: number }>`
      select n from (
        select n, digest = audit_digest(to_jsonb(audit_event)) or (changes = '{}' and network is null and device is null and exists (
            select from audit_event entry where entry.organisation_id = ${organisation} and entry.n = audit_event.erased_by
              and entry.n > audit_event.n and entry.action = 'erasedPerson')) as is_unchanged,
          previous_digest = coalesce(lag(digest) over (order by n), '') as is_next,
          n = row_number() over (order by n) as is_counted
        from audit_event where organisation_id = ${organisation}
      ) links
      where not (is_unchanged and is_next and is_counted) order by n`.compile(db),
}))

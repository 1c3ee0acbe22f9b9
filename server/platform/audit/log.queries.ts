import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../database/like.ts'
import { pageOf } from '../database/page.ts'
import type { KeptChanges } from './audit.queries.ts'
import { one } from '../database/statement.ts'

interface LogRow {
  _id: string
  at: Instant
  who: string
  /** Whether it was a program, using an API key with this name. */
  isKey: boolean
  account: Id | null
  action: string
  network: string | null
  device: string | null
  record: { type: string; _id: Id; name: string | null }
  changes: KeptChanges
}

interface LogQuery {
  search: string | null
  /** Who did it: an account, or an employee's. */
  person: Id | null
  /** The subject: a record, or an employee's account. */
  whom: Id | null
  /** Records of this type. */
  area: string | null
  /** These actions or, with `isOther`, all others. */
  actions: readonly string[] | null
  isOther: boolean
  from: Instant | null
  to: Instant | null
}

/** The whole log of an organisation. */
export const logPage = pageOf<LogRow, LogQuery, 'n'>({
  sortable: { n: 'number' },
  matching: ({ organisation }, p) => sql`
    select record_id as id, event.n as number, account_id, action, record_type, changes, network, device, at from audit_event event
    left join account on account.organisation_id = ${organisation} and account.id = event.account_id
    where event.organisation_id = ${organisation}
      and (${p.actions}::text[] is null or (action = any(${p.actions}::text[])) <> ${p.isOther}::boolean)
      and (${p.area}::text is null or record_type = ${p.area}::text)
      and (${p.person}::uuid is null or event.account_id = ${p.person}::uuid or event.account_id = (select done_by.account_id
        from employee done_by where done_by.organisation_id = ${organisation} and done_by.id = ${p.person}::uuid))
      and (${p.whom}::uuid is null or record_id = ${p.whom}::uuid or record_id = (select done_to.account_id
        from employee done_to where done_to.organisation_id = ${organisation} and done_to.id = ${p.whom}::uuid))
      and (${p.from}::timestamptz is null or at >= ${p.from}::timestamptz)
      and (${p.to}::timestamptz is null or at < ${p.to}::timestamptz)
      and ${contains(sql`coalesce(account.name, 'Muster')`, p.search ?? undefined)}`,
  rows: ({ organisation }) => sql`
    select page.n, page.number::text as "_id", page.at, coalesce(account.name, 'Muster') as who,
      coalesce(account.is_key, false) as "isKey", page.action, page.changes,
      page.account_id as account, page.network, page.device,
      jsonb_build_object('type', page.record_type, '_id', page.id, 'name', coalesce(employee.name, subject.name, role.name))
        as record
    from page
    left join account on account.organisation_id = ${organisation} and account.id = page.account_id
    left join employee on page.record_type = 'employee'
      and employee.organisation_id = ${organisation} and employee.id = page.id
    left join account subject on page.record_type = 'account'
      and subject.organisation_id = ${organisation} and subject.id = page.id
    left join role on page.record_type = 'role' and role.organisation_id = ${organisation} and role.id = page.id`,
})

/** The number of the last event that changed something, by which kept files are known to be current. */
export const lastChange = one(({ db, organisation }, p: { idle: readonly string[] }) => ({
  compile: () =>
    sql<{ n: number }>`
      select n from audit_event
      where organisation_id = ${organisation} and action <> all(${p.idle}::text[])
      order by n desc limit 1`.compile(db),
}))

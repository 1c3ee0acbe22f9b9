import { sql } from 'kysely'
import type { RouteKey } from '@muster/contract/routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { SentenceValue } from '@muster/engine/sentence.ts'
import type { AuditedRecord } from '../../../platform/audit/audit.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { KeptShown } from '../../../platform/sensitive/kept-shown.ts'

export type State = 'pending' | 'approved' | 'rejected' | 'withdrawn'

interface NewChange {
  id: Id
  area: TwoPersonArea
  call: RouteKey
  payload: string
  key: string
  title: string
  /** JSON. */
  titleValues: string
  recordType: string
  record: Id
  employee: Id | null
  concerns: readonly Id[]
  /** JSON. */
  changes: string
  needs: readonly Permission[]
  barred: readonly Id[]
  news: string | null
  /** JSON; the first is the name of the person making it. */
  newsValues: string | null
  account: Id
  now: Instant
}

/** Returns 0 if such a change is already pending. */
export const insertChange = change(({ db, organisation }, p: NewChange) => ({
  compile: () =>
    sql`
      insert into pending_change (organisation_id, id, area, call, payload_sealed, key, title, record_type, record_id,
        employee_id, changes, needs, barred, news, requested_by, requested_at, title_values, news_values, concerns)
      values (${organisation}, ${p.id}, ${p.area}, ${p.call}, ${p.payload}, ${p.key}, ${p.title}, ${p.recordType},
        ${p.record}, ${p.employee}, ${p.changes}::jsonb, ${p.needs}::text[], ${p.barred}::uuid[], ${p.news}, ${p.account}, ${p.now},
        ${p.titleValues}::jsonb, ${p.newsValues}::jsonb, ${p.concerns}::uuid[])
      on conflict (organisation_id, key) where state = 'pending' do nothing`.compile(db),
}))

export interface WaitingChange {
  _id: Id
  area: TwoPersonArea
  call: RouteKey
  payload: string
  title: string
  titleValues: SentenceValue[]
  changes: KeptShown[]
  recordType: AuditedRecord['type']
  record: Id
  employee: Id | null
  needs: Permission[]
  barred: Id[]
  news: string | null
  /** Null if older than sentences: then it is what follows the name. */
  newsValues: SentenceValue[] | null
  requestedBy: Id
  requestedByName: string
  state: State
}

/** Locked until the transaction ends: of two concurrent decisions the second finds it decided. */
export const changeForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<WaitingChange>`
      select change.id as "_id", area, call, payload_sealed as payload, title, title_values as "titleValues", changes, record_type as "recordType",
        record_id as record, employee_id as employee, needs, barred, news, news_values as "newsValues", requested_by as "requestedBy",
        account.name as "requestedByName", state
      from pending_change change
      join account on account.organisation_id = ${organisation} and account.id = change.requested_by
      where change.organisation_id = ${organisation} and change.id = ${p.id} for no key update of change`.compile(db),
}))

export const endChange = change(
  ({ db, organisation }, p: { id: Id; state: State; account: Id; note: string | null; now: Instant }) => ({
    compile: () =>
      sql`
        update pending_change set state = ${p.state}, decided_by = ${p.account}, decided_at = ${p.now}, note = ${p.note},
          payload_sealed = ''
        where organisation_id = ${organisation} and id = ${p.id} and state = 'pending'`.compile(db),
  }),
)

/** The caller made the same change meanwhile, because it needed no one else any more. */
export const withdrawOwn = change(({ db, organisation }, p: { key: string; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update pending_change set state = 'withdrawn', decided_by = ${p.account}, decided_at = ${p.now}, payload_sealed = ''
      where organisation_id = ${organisation} and key = ${p.key} and requested_by = ${p.account} and state = 'pending'`.compile(
      db,
    ),
}))

/** What awaited approval for a record that has become another; by `calls` only, or everything. */
export const endOnRecord = rows(
  (
    { db, organisation },
    p: { type: AuditedRecord['type']; id: Id; calls: readonly RouteKey[] | null; account: Id; now: Instant },
  ) => ({
    compile: () =>
      sql<Ended>`
        with ended as (
          update pending_change set state = 'withdrawn', decided_by = ${p.account}, decided_at = ${p.now}, payload_sealed = ''
          where organisation_id = ${organisation} and record_type = ${p.type} and record_id = ${p.id} and state = 'pending'
            and (${p.calls}::text[] is null or call = any(${p.calls}::text[]))
          returning id, title, title_values, requested_by, employee_id, needs, barred
        )
        select ended.id as "_id", ended.title, ended.title_values as "titleValues", ended.requested_by as "requestedBy",
          account.name as "requestedByName", ended.employee_id as employee, ended.needs, ended.barred
        from ended join account on account.organisation_id = ${organisation} and account.id = ended.requested_by
        order by ended.id`.compile(db),
  }),
)

type Ended = Pick<
  WaitingChange,
  '_id' | 'title' | 'titleValues' | 'requestedBy' | 'requestedByName' | 'employee' | 'needs' | 'barred'
>

export interface ChangeRow {
  _id: Id
  area: TwoPersonArea
  call: RouteKey
  title: string
  titleValues: SentenceValue[]
  record: { type: string; _id: Id }
  employee: Id | null
  changes: KeptShown[]
  needs: Permission[]
  barred: Id[]
  requestedById: Id
  state: State
  requestedBy: string
  requestedAt: Instant
  decidedBy: string | null
  decidedAt: Instant | null
  note: string | null
}

interface Decider {
  account: Id
  employee: Id | null
  permissions: readonly Permission[]
}

interface Query extends Decider {
  view: 'toDecide' | 'own' | 'decided' | 'pending'
  recordId: Id | null
}

/** One condition for the list and the count of what someone can decide. */
const isToDecide = ({ account, employee, permissions }: Decider) => sql`(
  state = 'pending' and requested_by <> ${account} and not ${account} = any(barred)
    and (employee_id is null or employee_id is distinct from ${employee}::uuid) and needs <@ ${permissions}::text[])`

/** What this person may see: their own requests, and those they hold the permissions for. */
export const changePage = pageOf<ChangeRow, Query, 'requestedAt'>({
  sortable: { requestedAt: 'requested_at' },
  matching: ({ organisation }, p) => sql`
    select * from pending_change
    where organisation_id = ${organisation}
      and (requested_by = ${p.account} or needs <@ ${p.permissions}::text[])
      and (${p.recordId}::uuid is null or record_id = ${p.recordId}::uuid or ${p.recordId}::uuid = any(concerns))
      and case ${p.view}::text
        when 'toDecide' then ${isToDecide(p)}
        when 'own' then state = 'pending' and requested_by = ${p.account}
        when 'pending' then state = 'pending'
        else state <> 'pending' end`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", area, call, title, title_values as "titleValues", jsonb_build_object('type', record_type, '_id', record_id) as record,
      employee_id as employee, changes, needs, barred, requested_by as "requestedById", state,
      maker.name as "requestedBy", requested_at as "requestedAt", decider.name as "decidedBy",
      decided_at as "decidedAt", note
    from page
    join account maker on maker.organisation_id = ${organisation} and maker.id = page.requested_by
    left join account decider on decider.organisation_id = ${organisation} and decider.id = page.decided_by`,
})

export const toDecide = one(({ db, organisation }, p: Decider) => ({
  compile: () =>
    sql<{ n: number }>`
        select count(*) as n from pending_change
        where organisation_id = ${organisation} and ${isToDecide(p)}`.compile(db),
}))

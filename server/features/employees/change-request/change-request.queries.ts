import { sql } from 'kysely'
import type { z } from 'zod'
import type { ChangeRequestKind } from '@muster/contract/employees/change-request.ts'
import type { ChangeRequest } from '@muster/contract/employees/change-request.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type Row = z.output<typeof ChangeRequest>

interface Whose {
  employee: { _id: Id; name: string; code: string; photo: string | null }
}

const shown = sql`
  request.id as "_id", request.kind, request.state, request.changes, request.reason,
  case when request.file_key is not null then jsonb_build_object('key', request.file_key, 'name', request.file_name,
    'mediaType', request.media_type) end as file,
  request.requested_at as "requestedAt", request.decided_at as "decidedAt", decider.name as "decidedBy", request.note`

/** Pending ones, and those since a given time. */
export const ownChangeRequests = rows(({ db, organisation }, p: { employee: Id; since: Instant }) => ({
  compile: () =>
    sql<Row>`
      select ${shown} from change_request request
      left join account decider on decider.organisation_id = ${organisation} and decider.id = request.decided_by
      where request.organisation_id = ${organisation} and request.employee_id = ${p.employee}
        and (request.state = 'pending' or request.requested_at >= ${p.since})
      order by request.requested_at desc, request.id desc`.compile(db),
}))

interface Filter {
  isPending: boolean
  /** The kinds the caller may decide. */
  kinds: readonly ChangeRequestKind[]
  employee: Id | null
  /** A LIKE pattern in lower case, or null. */
  search: string | null
}

export const changeRequestPage = pageOf<Row & Whose, Filter, 'requestedAt'>({
  matching: ({ organisation }, p) => sql`
    select request.id, request.requested_at from change_request request
    join employee on employee.organisation_id = ${organisation} and employee.id = request.employee_id
    where request.organisation_id = ${organisation} and (request.state = 'pending') = ${p.isPending}
      and request.kind = any(${p.kinds}::text[])
      and (${p.employee}::uuid is null or request.employee_id = ${p.employee})
      and ${contains(sql`employee.name || ' ' || employee.code`, p.search)}`,
  rows: ({ organisation }) => sql`
    select page.n, ${shown}, jsonb_build_object('_id', employee.id, 'name', employee.name, 'code', employee.code,
      'photo', employee.photo_key) as employee
    from page
    join change_request request on request.organisation_id = ${organisation} and request.id = page.id
    join employee on employee.organisation_id = ${organisation} and employee.id = request.employee_id
    left join account decider on decider.organisation_id = ${organisation} and decider.id = request.decided_by`,
  sortable: { requestedAt: 'requested_at' },
})

export const countPending = one(({ db, organisation }, p: { kinds: readonly ChangeRequestKind[] }) => ({
  compile: () =>
    sql<{ pending: number }>`
      select count(*) as pending from change_request
      where organisation_id = ${organisation} and state = 'pending' and kind = any(${p.kinds}::text[])`.compile(db),
}))

/** The month of a pay run that has started and is not paid yet. */
export const unpaidRun = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ month: string | null }>`
      select max(month) as month from pay_run
      where organisation_id = ${organisation} and state in ('calculating', 'calculated', 'approved')`.compile(db),
}))

interface NewRequest {
  id: Id
  employee: Id
  kind: ChangeRequestKind
  value: string
  /** JSON of field, from, to. */
  changes: string
  reason: string
  key: string
  name: string
  mediaType: string
  now: Instant
}

/** Inserts nothing if one of the kind is already pending. */
export const insertChangeRequest = change(({ db, organisation }, p: NewRequest) => ({
  compile: () =>
    sql`
      insert into change_request (organisation_id, id, employee_id, kind, value_sealed, changes, reason, file_key, file_name,
        media_type, requested_at)
      values (${organisation}, ${p.id}, ${p.employee}, ${p.kind}, ${p.value}, ${p.changes}::jsonb, ${p.reason}, ${p.key},
        ${p.name}, ${p.mediaType}, ${p.now})
      on conflict (organisation_id, employee_id, kind) where state = 'pending' do nothing`.compile(db),
}))

export interface LockedRequest {
  kind: ChangeRequestKind
  state: Row['state']
  employee: Id
  name: string
  /** The employee's account. */
  account: Id
  value: string | null
  key: string | null
}

/** Locked until the transaction ends. */
export const changeRequestForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<LockedRequest>`
      select request.kind, request.state, request.employee_id as employee, employee.name, employee.account_id as account,
        request.value_sealed as value, request.file_key as key
      from change_request request
      join employee on employee.organisation_id = ${organisation} and employee.id = request.employee_id
      where request.organisation_id = ${organisation} and request.id = ${p.id}
      for no key update of request`.compile(db),
}))

/** The value is now in the record, or no longer wanted. */
export const closeChangeRequest = change(
  (
    { db, organisation },
    p: {
      id: Id
      state: 'approved' | 'rejected' | 'withdrawn'
      note: string
      key: string | null
      by: Id
      now: Instant
    },
  ) => ({
    compile: () =>
      sql`
        update change_request set state = ${p.state}, value_sealed = null, file_key = ${p.key}, note = ${p.note},
          decided_by = ${p.by}, decided_at = ${p.now}
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

export const changeRequestByKey = one(({ db, organisation }, p: { key: string }) => ({
  compile: () =>
    sql<{ employee: Id; kind: ChangeRequestKind; name: string; type: string }>`
      select employee_id as employee, kind, file_name as name, media_type as type from change_request
      where organisation_id = ${organisation} and file_key = ${p.key}`.compile(db),
}))

export const changeRequestFilesInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select file_key as key from change_request
      where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])`.compile(db),
}))

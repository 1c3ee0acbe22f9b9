import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface ExportRow {
  _id: Id
  state: 'making' | 'ready' | 'expired'
  done: number
  total: number
  bytes: number | null
  requestedAt: Instant
  requestedBy: string
  requester: Id
  progressAt: Instant
  expiresAt: Instant | null
  downloadedAt: Instant | null
}

/** A person's latest exports, newest first. */
export const exportsOf = rows(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<ExportRow>`
      select export.id as "_id", export.state, export.done, export.total, export.bytes, export.requested_at as "requestedAt",
        requester.name as "requestedBy", export.requested_by as requester, export.progress_at as "progressAt",
        export.expires_at as "expiresAt", export.downloaded_at as "downloadedAt"
      from personal_export export
      join account requester on requester.organisation_id = ${organisation} and requester.id = export.requested_by
      where export.organisation_id = ${organisation} and export.account_id = ${p.account}
      order by export.requested_at desc, export.id desc limit 20`.compile(db),
}))

export const personOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ account: Id; name: string; status: string; leftOn: Day | null }>`
      select account_id as account, name, status, left_on as "leftOn" from employee
      where organisation_id = ${organisation} and id = ${p.employee}`.compile(db),
}))

/** Concurrent requests are counted one at a time. */
export const exportsForUpdate = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended('personal_export ' || ${organisation} || ${p.account}::text, 0))`.compile(
      db,
    ),
}))

/** The number of one account's requests for one person since a moment. */
export const requestedSince = one(
  ({ db, organisation }, p: { account: Id; by: Id; since: Instant; quietSince: Instant }) => ({
    compile: () =>
      sql<{ count: number; isMaking: boolean }>`
      select count(*)::integer as count,
        coalesce(bool_or(state = 'making' and progress_at > ${p.quietSince}), false) as "isMaking"
      from personal_export
      where organisation_id = ${organisation} and account_id = ${p.account} and requested_by = ${p.by}
        and requested_at > ${p.since}`.compile(db),
  }),
)

interface NewExport {
  id: Id
  account: Id
  employee: Id | null
  language: string
  by: Id
  now: Instant
}

export const insertExport = change(({ db, organisation }, p: NewExport) => ({
  compile: () =>
    sql`
      insert into personal_export (organisation_id, id, account_id, employee_id, language, requested_by, requested_at, state,
        progress_at)
      values (${organisation}, ${p.id}, ${p.account}, ${p.employee}, ${p.language}, ${p.by}, ${p.now}, 'making', ${p.now})`.compile(
      db,
    ),
}))

/** The job's task; nothing once done. */
export const exportToMake = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ account: Id; employee: Id | null; language: string; by: Id; name: string }>`
      select export.account_id as account, export.employee_id as employee, export.language, export.requested_by as by,
        account.name
      from personal_export export
      join account on account.organisation_id = ${organisation} and account.id = export.account_id
      where export.organisation_id = ${organisation} and export.id = ${p.id} and export.state = 'making'`.compile(db),
}))

export const moveExport = change(({ db, organisation }, p: { id: Id; done: number; total: number; now: Instant }) => ({
  compile: () =>
    sql`
      update personal_export set done = ${p.done}, total = ${p.total}, progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id} and state = 'making'`.compile(db),
}))

interface MadeExport {
  id: Id
  key: string
  sealed: string
  bytes: number
  expiresAt: Instant
}

export const endExport = change(({ db, organisation }, p: MadeExport) => ({
  compile: () =>
    sql`
      update personal_export set state = 'ready', done = total, file_key = ${p.key}, key_sealed = ${p.sealed},
        bytes = ${p.bytes}, expires_at = ${p.expiresAt}
      where organisation_id = ${organisation} and id = ${p.id} and state = 'making'`.compile(db),
}))

/** The archive, for its requester. */
export const takeArchive = one(({ db, organisation }, p: { id: Id; by: Id; now: Instant }) => ({
  compile: () =>
    sql<{ key: string | null; sealed: string | null; account: Id; employee: Id | null }>`
      update personal_export set downloaded_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id} and requested_by = ${p.by} and state = 'ready'
        and expires_at > ${p.now}
      returning file_key as key, key_sealed as sealed, account_id as account, employee_id as employee`.compile(db),
}))

export const expireExports = rows(({ db, organisation }, p: { now: Instant }) => ({
  compile: () =>
    sql<{ key: string | null }>`
      update personal_export export set state = 'expired', file_key = null, key_sealed = null
      from (
        select id, file_key from personal_export
        where organisation_id = ${organisation} and state = 'ready' and expires_at <= ${p.now} for no key update
      ) old
      where export.organisation_id = ${organisation} and export.id = old.id
      returning old.file_key as key`.compile(db),
}))

export const archivesInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string | null }>`
      select file_key as key from personal_export
      where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])`.compile(db),
}))

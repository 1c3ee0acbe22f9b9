import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../database/statement.ts'

/** What somebody brings a file for. */
export type Purpose = 'logo' | 'photo' | 'leave' | 'proof' | 'certificate'

/** Files of one organisation are counted one after the other: two at the same moment do not both take the last place. */
export const holdQuota = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtextextended('stored_file ' || ${organisation}, 0))`.compile(db),
}))

/** What company certificates take is the organisation's alone, whoever uploads them. */
export const usedBytes = one(({ db, organisation }, p: { account: Id | null }) => ({
  compile: () =>
    sql<{ all: number; own: number }>`
      select coalesce(sum(bytes), 0)::bigint as all,
        coalesce(sum(bytes) filter (where account_id = ${p.account} and purpose <> 'certificate'), 0)::bigint as own
      from stored_file where organisation_id = ${organisation}`.compile(db),
}))

interface NewFile {
  key: string
  account: Id | null
  purpose: Purpose
  bytes: number
  now: Instant
  attached: Instant | null
}

export const insertFile = change(({ db, organisation }, p: NewFile) =>
  db.insertInto('stored_file').values({
    organisation_id: organisation,
    key: p.key,
    account_id: p.account,
    purpose: p.purpose,
    bytes: p.bytes,
    kept_at: p.now,
    attached_at: p.attached,
  }),
)

/** A file that its uploader may still attach to a record; held until the transaction ends. */
export const looseFile = one(({ db, organisation }, p: { key: string; account: Id; purpose: Purpose }) => ({
  compile: () =>
    sql<{ key: string }>`
      select key from stored_file
      where organisation_id = ${organisation} and key = ${p.key} and account_id = ${p.account}
        and purpose = ${p.purpose} and attached_at is null for update`.compile(db),
}))

export const markAttached = change(({ db, organisation }, p: { key: string; now: Instant }) => ({
  compile: () =>
    sql`
      update stored_file set attached_at = ${p.now}
      where organisation_id = ${organisation} and key = ${p.key} and attached_at is null`.compile(db),
}))

export const deleteFiles = change(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql`delete from stored_file where organisation_id = ${organisation} and key = any(${p.keys}::text[])`.compile(db),
}))

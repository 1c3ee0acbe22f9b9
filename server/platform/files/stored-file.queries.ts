import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../database/statement.ts'

/** The purpose of an upload. */
export type Purpose = 'logo' | 'photo' | 'request' | 'proof' | 'certificate' | 'policy' | 'document'

/** Serialises counting an organisation's files, so that two concurrent uploads don't both take the last space. */
export const quotaForUpdate = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtextextended('stored_file ' || ${organisation}, 0))`.compile(db),
}))

/** Company certificates count only towards the organisation's storage, whoever uploads them. */
export const usedBytes = one(({ db, organisation }, p: { account: Id | null }) => ({
  compile: () =>
    sql<{ all: number; own: number }>`
      select coalesce(sum(bytes), 0)::bigint as all,
        coalesce(sum(bytes) filter (where account_id = ${p.account} and purpose <> 'certificate'), 0)::bigint as own
      from stored_file where organisation_id = ${organisation}`.compile(db),
}))

interface NewFiles {
  /** JSON of `key, bytes`. */
  files: string
  account: Id | null
  purpose: Purpose
  now: Instant
}

/** The records that name them are written in the same transaction. */
export const insertFiles = change(({ db, organisation }, p: NewFiles) => ({
  compile: () =>
    sql`
      insert into stored_file (organisation_id, key, account_id, purpose, bytes, kept_at, attached_at)
      select ${organisation}, file.key, ${p.account}::uuid, ${p.purpose}, file.bytes, ${p.now}, ${p.now}
      from jsonb_to_recordset(${p.files}::jsonb) as file(key text, bytes bigint)
      returning 1`.compile(db),
}))

export const deleteFiles = change(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql`delete from stored_file where organisation_id = ${organisation} and key = any(${p.keys}::text[])`.compile(db),
}))

import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestAttachment } from '@muster/contract/approvals/request.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** JSON of the files in order: `position, purpose, key, name, mediaType, bytes, sha256`. */
export const insertAttachments = change(
  ({ db, organisation }, p: { request: Id; files: string; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into request_attachment (organisation_id, request_id, position, purpose, file_key, name, media_type, bytes,
          sha256, account_id, created_at)
        select ${organisation}, ${p.request}, f.position, f.purpose, f.key, f.name, f."mediaType", f.bytes, f.sha256,
          ${p.account}, ${p.now}
        from jsonb_to_recordset(${p.files}::jsonb) as f(position int, purpose text, key text, name text, "mediaType" text,
          bytes bigint, sha256 text)
        returning 1`.compile(db),
  }),
)

export const attachmentsOf = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<z.output<typeof RequestAttachment>>`
      select id as "_id", position, purpose, file_key as key, name, media_type as "mediaType", bytes
      from request_attachment
      where organisation_id = ${organisation} and request_id = ${p.request}
      order by position`.compile(db),
}))

/** The request that a file belongs to. */
export const attachmentByKey = one(({ db, organisation }, p: { key: string }) => ({
  compile: () =>
    sql<{ request: Id; type: RequestTypeName; name: string; mediaType: string }>`
      select request.id as request, request.type, attachment.name, attachment.media_type as "mediaType"
      from request_attachment attachment
      join request on request.organisation_id = ${organisation} and request.id = attachment.request_id
      where attachment.organisation_id = ${organisation} and attachment.file_key = ${p.key}`.compile(db),
}))

/** Which of these keys are files of a request. */
export const attachmentsInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select file_key as key from request_attachment
      where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])`.compile(db),
}))

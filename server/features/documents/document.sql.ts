import { sql, type RawBuilder } from 'kysely'
import type { GdprDoc } from '@muster/contract/documents/document.routes.ts'
import type { z } from 'zod'
import type { Id } from '@muster/contract/values.ts'

export type Document = z.output<typeof GdprDoc>
/** As stored: the number is sealed. */
export type DocumentRow = Omit<Document, 'number'> & { number: string | null }

/** The displayed columns of `document`, joined to `uploader` and `verifier`. */
export const shownOf = (organisation: string): RawBuilder<unknown> => sql`
  document.id as "_id", document.category, document.number_sealed as number, document.expires_on as "expiresOn",
  document.name, document.media_type as "mediaType", document.bytes, document.file_key as key,
  document.uploaded_at as "uploadedAt", uploader.name as "uploadedBy",
  case when document.verified_at is not null then
    jsonb_build_object('at', ${instant(sql`document.verified_at`)}, 'by', verifier.name) end as verified,
  coalesce((
    select jsonb_agg(jsonb_build_object('name', seen.name, 'at', ${instant(sql`seen.at`)}) order by seen.at desc)
    from (
      select viewer.name, max(view.seen_at) as at from document_view view
      join account viewer on viewer.organisation_id = ${organisation} and viewer.id = view.account_id
      where view.organisation_id = ${organisation} and view.document_id = document.id
      group by viewer.id, viewer.name
    ) seen
  ), '[]') as "seenBy"`

export const joined = (organisation: string): RawBuilder<unknown> => sql`
  join account uploader on uploader.organisation_id = ${organisation} and uploader.id = document.uploaded_by
  left join account verifier on verifier.organisation_id = ${organisation} and verifier.id = document.verified_by`

/** Timestamps inside JSON are text. */
const instant = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The owner of a document or request. */
export const whose = sql`jsonb_build_object('_id', employee.id, 'name', employee.name, 'code', employee.code,
  'photo', employee.photo_key) as employee`

export interface Whose {
  employee: { _id: Id; name: string; code: string; photo: string | null }
}

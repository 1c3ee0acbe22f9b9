import { sql } from 'kysely'
import type { z } from 'zod'
import type { Policy, PolicyRow } from '@muster/contract/noticeboard/policy.routes.ts'
import type { AudienceKind } from '@muster/contract/noticeboard/audience-kinds.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { audienceShown, isFor, readers } from '../audience/audience.queries.ts'

/** People who write policies see all of them. */
interface Seen {
  account: Id
  sees: boolean
}

const fileShown = sql`case when text.file_key is not null then
  jsonb_build_object('key', text.file_key, 'name', text.file_name, 'mediaType', text.media_type, 'bytes', text.bytes) end`

/** Policies visible to the caller, with their latest text. */
const shown = (organisation: string, p: Seen) => sql`
  select notice.id as "_id", notice.title, notice.version, ${audienceShown(organisation)} as audience,
    notice.must_acknowledge as "mustAcknowledge", text.body <> '' as "hasText", ${fileShown} as file,
    text.created_at as "updatedAt",
    (select max(done.acknowledged_at) from company_policy_acknowledgement done
      where done.organisation_id = ${organisation} and done.policy_id = notice.id and done.account_id = ${p.account})
      as "acknowledgedAt",
    coalesce(notice.must_acknowledge and reader.employee_id is not null and ${isFor} and not exists (
      select from company_policy_acknowledgement done
      where done.organisation_id = ${organisation} and done.policy_id = notice.id and done.account_id = ${p.account}
        and done.version >= notice.asked_version), false) as "isAsked",
    case when ${p.sees}::boolean and notice.must_acknowledge then (
      select jsonb_build_object('asked', count(*), 'acknowledged', count(*) filter (where exists (
        select from company_policy_acknowledgement done
        where done.organisation_id = ${organisation} and done.policy_id = notice.id and done.account_id = reader.id
          and done.version >= notice.asked_version)))
      from ${readers(organisation)} reader where reader.employee_id is not null and ${isFor}) end as progress
  from company_policy notice
  join company_policy_version text on text.organisation_id = ${organisation} and text.policy_id = notice.id
    and text.version = notice.version
  left join ${readers(organisation)} reader on reader.id = ${p.account}
  where notice.organisation_id = ${organisation} and notice.deleted_at is null
    and (${p.sees}::boolean or reader.id is not null and ${isFor})`

type Row = z.output<typeof PolicyRow>

export const policyList = rows(({ db, organisation }, p: Seen) => ({
  compile: () =>
    sql<Row>`select seen.* from (${shown(organisation, p)}) seen order by lower(seen.title), seen."_id"`.compile(db),
}))

export const policyById = one(({ db, organisation }, p: Seen & { id: Id; version: number | null }) => ({
  compile: () =>
    sql<Row & { description: string; html: string | null }>`
      select seen.*, text.body as description, text.html from (${shown(organisation, p)}) seen
      join company_policy_version text on text.organisation_id = ${organisation} and text.policy_id = seen."_id"
        and text.version = coalesce(${p.version}::int, seen.version)
      where seen."_id" = ${p.id}`.compile(db),
}))

export const versionsOf = rows(({ db, organisation }, p: { policy: Id }) => ({
  compile: () =>
    sql<z.output<typeof Policy>['versions'][number]>`
      select text.version, text.note, author.name as author, text.created_at as "createdAt", ${fileShown} as file
      from company_policy_version text
      join account author on author.organisation_id = ${organisation} and author.id = text.account_id
      where text.organisation_id = ${organisation} and text.policy_id = ${p.policy}
      order by text.version desc`.compile(db),
}))

/** Texts of a version (null: the newest) that an earlier release wrote. */
export const unformattedPolicy = one(({ db, organisation }, p: { id: Id; version: number | null }) => ({
  compile: () =>
    sql<{ body: string }>`
      select text.body from company_policy notice
      join company_policy_version text on text.organisation_id = ${organisation} and text.policy_id = notice.id
        and text.version = coalesce(${p.version}::int, notice.version)
      where notice.organisation_id = ${organisation} and notice.id = ${p.id} and text.html is null`.compile(db),
}))

export const keepPolicyHtml = change(({ db, organisation }, p: { id: Id; body: string; html: string }) => ({
  compile: () =>
    sql`
      update company_policy_version set html = ${p.html}
      where organisation_id = ${organisation} and policy_id = ${p.id} and body = ${p.body}`.compile(db),
}))

export interface KeptPolicy {
  title: string
  audience: AudienceKind
  mustAcknowledge: boolean
  version: number
  askedVersion: number
  description: string
  key: string | null
  name: string | null
  mediaType: string | null
  bytes: number | null
  sha256: string | null
}

export const policyForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<KeptPolicy>`
      select notice.title, notice.audience, notice.must_acknowledge as "mustAcknowledge", notice.version,
        notice.asked_version as "askedVersion", text.body as description, text.file_key as key, text.file_name as name,
        text.media_type as "mediaType", text.bytes, text.sha256
      from company_policy notice
      join company_policy_version text on text.organisation_id = ${organisation} and text.policy_id = notice.id
        and text.version = notice.version
      where notice.organisation_id = ${organisation} and notice.id = ${p.id} and notice.deleted_at is null
      for no key update of notice`.compile(db),
}))

interface Written {
  id: Id
  title: string
  audience: AudienceKind
  audienceIds: readonly Id[]
  mustAcknowledge: boolean
  version: number
  askedVersion: number
  now: Instant
}

export const putPolicy = change(({ db, organisation }, p: Written) => ({
  compile: () =>
    sql`
      insert into company_policy (organisation_id, id, title, audience, audience_ids, must_acknowledge, version,
        asked_version, created_at, updated_at)
      values (${organisation}, ${p.id}, ${p.title}, ${p.audience}, ${p.audienceIds}::uuid[], ${p.mustAcknowledge},
        ${p.version}, ${p.askedVersion}, ${p.now}, ${p.now})
      on conflict (organisation_id, id) do update set title = excluded.title, audience = excluded.audience,
        audience_ids = excluded.audience_ids, must_acknowledge = excluded.must_acknowledge, version = excluded.version,
        asked_version = excluded.asked_version, updated_at = excluded.updated_at`.compile(db),
}))

interface Version {
  policy: Id
  version: number
  description: string
  html: string
  note: string
  key: string | null
  name: string | null
  mediaType: string | null
  bytes: number | null
  sha256: string | null
  account: Id
  now: Instant
}

export const insertVersion = change(({ db, organisation }, p: Version) => ({
  compile: () =>
    sql`
      insert into company_policy_version (organisation_id, policy_id, version, body, note, file_key, file_name, media_type,
        bytes, sha256, account_id, created_at, html)
      values (${organisation}, ${p.policy}, ${p.version}, ${p.description}, ${p.note}, ${p.key}, ${p.name}, ${p.mediaType},
        ${p.bytes}, ${p.sha256}, ${p.account}, ${p.now}, ${p.html})`.compile(db),
}))

export const retirePolicy = change(({ db, organisation }, p: { id: Id; account: Id; now: Instant }) =>
  db
    .updateTable('company_policy')
    .set({ deleted_at: p.now, deleted_by: p.account, updated_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

/** The policy of a file, in any version; null if the policy was deleted. */
export const policyOfFile = one(({ db, organisation }, p: { key: string }) => ({
  compile: () =>
    sql<{ policy: Id; name: string; mediaType: string }>`
      select text.policy_id as policy, coalesce(text.file_name, '') as name, coalesce(text.media_type, '') as "mediaType"
      from company_policy_version text
      where text.organisation_id = ${organisation} and text.file_key = ${p.key}
      order by text.version limit 1`.compile(db),
}))

export const policyFilesInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select distinct coalesce(file_key) as key from company_policy_version
      where organisation_id = ${organisation} and file_key = any(${p.keys}::text[])`.compile(db),
}))

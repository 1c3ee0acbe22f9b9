import { sql } from 'kysely'
import type { z } from 'zod'
import type { Announcement } from '@muster/contract/noticeboard/announcement.routes.ts'
import type { AnnouncementState, AudienceKind } from '@muster/contract/noticeboard/audience-kinds.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one } from '../../../platform/database/statement.ts'
import { audienceShown, isFor, readers } from '../audience/audience.queries.ts'

/** People who publish announcements see all of them; the day is the company's. */
interface Seen {
  account: Id
  sees: boolean
  now: Instant
  today: Day
}

const stateOf = (p: Pick<Seen, 'now' | 'today'>) => sql`
  case when notice.publish_at > ${p.now}::timestamptz then 'scheduled'
    when notice.expires_on < ${p.today}::date then 'expired' else 'published' end`

/** Announcements visible to the caller. */
const seen = (organisation: string, p: Seen) => sql`
  select notice.*, ${stateOf(p)} as state from announcement notice
  where notice.organisation_id = ${organisation} and (${p.sees}::boolean or ${stateOf(p)} = 'published' and exists (
    select from ${readers(organisation)} reader where reader.id = ${p.account} and ${isFor}))`

const shown = (organisation: string, p: Seen) => sql`
  notice.id as "_id", notice.title, notice.body as description, ${audienceShown(organisation)} as audience,
  notice.publish_at as "publishAt", notice.expires_on as "expiresOn", notice.is_pinned as "isPinned", notice.state,
  author.name as author,
  exists (select from announcement_read read where read.organisation_id = ${organisation}
    and read.announcement_id = notice.id and read.account_id = ${p.account}) as "isRead",
  case when ${p.sees}::boolean then (
    select jsonb_build_object('readers', count(*), 'read', count(read.account_id)) from ${readers(organisation)} reader
    left join announcement_read read on read.organisation_id = ${organisation} and read.announcement_id = notice.id
      and read.account_id = reader.id
    where ${isFor}) end as reads`

type Row = Omit<z.output<typeof Announcement>, 'excerpt' | 'html' | 'publishOn' | 'publishTime' | 'updatedAt'>

type Filter = Seen & { search: string | undefined; state: AnnouncementState | undefined }

export const announcementPage = pageOf<Row, Filter, 'publishAt'>({
  // Pinned first; expired ones are no longer pinned.
  sortable: { publishAt: "(is_pinned and state <> 'expired') desc, publish_at" },
  matching: ({ organisation }, p) => sql`
    select id, is_pinned, publish_at, state from (${seen(organisation, p)}) notice
    where (${p.state ?? null}::text is null or state = ${p.state ?? null}::text)
      and ${contains(sql`title || ' ' || body`, p.search)}`,
  rows: ({ organisation }, p) => sql`
    select page.n, ${shown(organisation, p)} from page
    join (${seen(organisation, p)}) notice on notice.id = page.id
    join account author on author.organisation_id = ${organisation} and author.id = notice.account_id`,
})

/** The formatted text, unless the text was changed since: an earlier release changes the text alone. */
const html = sql`case when notice.html_at = notice.updated_at then notice.html end`

export const announcementById = one(({ db, organisation }, p: Seen & { id: Id }) => ({
  compile: () =>
    sql<Row & { updatedAt: Instant; html: string | null }>`
      select ${shown(organisation, p)}, notice.updated_at as "updatedAt", ${html} as html from (${seen(organisation, p)}) notice
      join account author on author.organisation_id = ${organisation} and author.id = notice.account_id
      where notice.id = ${p.id}`.compile(db),
}))

export const announcementForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ title: string; audience: AudienceKind; publishAt: Instant; toTell: 'new' | 'changed' | null }>`
      select title, audience, publish_at as "publishAt", to_tell as "toTell" from announcement
      where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

export const unformattedAnnouncement = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ body: string }>`
      select body from announcement notice
      where organisation_id = ${organisation} and id = ${p.id} and ${html} is null`.compile(db),
}))

export const keepAnnouncementHtml = change(({ db, organisation }, p: { id: Id; body: string; html: string }) => ({
  compile: () =>
    sql`
      update announcement set html = ${p.html}, html_at = updated_at
      where organisation_id = ${organisation} and id = ${p.id} and body = ${p.body}`.compile(db),
}))

interface Written {
  id: Id
  title: string
  description: string
  html: string
  audience: AudienceKind
  audienceIds: readonly Id[]
  publishAt: Instant
  expiresOn: Day | null
  isPinned: boolean
  toTell: 'new' | 'changed' | null
  account: Id
  now: Instant
}

export const insertAnnouncement = change(({ db, organisation }, p: Written) => ({
  compile: () =>
    sql`
      insert into announcement (organisation_id, id, title, body, audience, audience_ids, publish_at, expires_on, is_pinned,
        to_tell, account_id, created_at, updated_at, html, html_at)
      values (${organisation}, ${p.id}, ${p.title}, ${p.description}, ${p.audience}, ${p.audienceIds}::uuid[],
        ${p.publishAt}, ${p.expiresOn}, ${p.isPinned}, ${p.toTell}, ${p.account}, ${p.now}, ${p.now}, ${p.html}, ${p.now})`.compile(
      db,
    ),
}))

export const updateAnnouncement = change(({ db, organisation }, p: Omit<Written, 'account'>) => ({
  compile: () =>
    sql`
      update announcement set title = ${p.title}, body = ${p.description}, audience = ${p.audience},
        audience_ids = ${p.audienceIds}::uuid[], publish_at = ${p.publishAt}, expires_on = ${p.expiresOn},
        is_pinned = ${p.isPinned}, to_tell = ${p.toTell}, updated_at = ${p.now}, html = ${p.html}, html_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const deleteAnnouncement = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('announcement').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

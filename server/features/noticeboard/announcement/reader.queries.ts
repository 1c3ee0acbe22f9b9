import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import { isFor, readers } from '../audience/audience.queries.ts'

export const markRead = change(({ db, organisation }, p: { announcement: Id; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
      insert into announcement_read (organisation_id, announcement_id, account_id, read_at)
      values (${organisation}, ${p.announcement}, ${p.account}, ${p.now}) on conflict do nothing`.compile(db),
}))

interface ReaderRow {
  _id: Id
  name: string
  department: string | null
  readAt: Instant | null
}

interface Filter {
  announcement: Id
  search: string | undefined
  state: 'read' | 'unread' | undefined
}

export const readerPage = pageOf<ReaderRow, Filter, 'name'>({
  sortable: { name: 'lower(name)' },
  matching: ({ organisation }, p) => sql`
    select * from (
      select reader.id, reader.name, reader.department_id, read.read_at
      from announcement notice
      join ${readers(organisation)} reader on ${isFor}
      left join announcement_read read on read.organisation_id = ${organisation} and read.announcement_id = notice.id
        and read.account_id = reader.id
      where notice.organisation_id = ${organisation} and notice.id = ${p.announcement}
    ) reader
    where (${p.state ?? null}::text is null or (read_at is not null) = (${p.state ?? null}::text = 'read'))
      and ${contains(sql`name`, p.search)}`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", page.name, department.name as department, page.read_at as "readAt" from page
    left join department on department.organisation_id = ${organisation} and department.id = page.department_id`,
})

interface Due {
  announcement: Id
  title: string
  isNew: boolean
  account: Id
}

/** Claims published announcements that were not sent yet, and returns their recipients. */
export const takeUntold = rows(({ db, organisation }, p: { now: Instant; today: Day }) => ({
  compile: () =>
    sql<Due>`
      with due as (
        select * from announcement
        where organisation_id = ${organisation} and to_tell is not null and publish_at <= ${p.now}::timestamptz
        for no key update
      ),
      told as (
        update announcement set to_tell = null from due
        where announcement.organisation_id = ${organisation} and announcement.id = due.id
        returning announcement.id
      )
      select notice.id as announcement, notice.title, notice.to_tell = 'new' as "isNew", reader.id as account
      from due notice
      join told on told.id = notice.id
      join ${readers(organisation)} reader on reader.id <> notice.account_id and ${isFor}
      where notice.expires_on is null or notice.expires_on >= ${p.today}::date
      order by notice.publish_at, notice.id, reader.id`.compile(db),
}))

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/**
 * An employee's team, without people who have left: their reports and their department's people, up to `most`. Whoever reports to them or to
 * the same manager comes first.
 */
export const teamNamed = rows(({ db, organisation }, p: { employee: Id; most: number }) => ({
  compile: () =>
    sql<{ _id: Id; name: string; photo: string | null }>`
      select employee.id as "_id", employee.name, employee.photo_key as photo
      from employee
      join employee me on me.organisation_id = ${organisation} and me.id = ${p.employee}
      where employee.organisation_id = ${organisation} and employee.id <> me.id and employee.status <> 'inactive'
        and (employee.department_id = me.department_id or employee.reports_to = me.id)
      order by coalesce(employee.reports_to = me.id, false) desc,
        coalesce(employee.reports_to = me.reports_to or employee.id = me.reports_to, false) desc,
        lower(employee.name), employee.id
      limit ${p.most}::int`.compile(db),
}))

export const feedOfAccount = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('calendar_feed')
    .select(['created_at as createdAt', 'last_read_at as lastReadAt'])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account),
)

/** Replaces the previous one. */
export const putFeed = change(({ db, organisation }, p: { account: Id; digest: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into calendar_feed (organisation_id, account_id, digest, created_at)
      values (${organisation}, ${p.account}, ${p.digest}, ${p.now})
      on conflict (organisation_id, account_id) do update
        set digest = excluded.digest, created_at = excluded.created_at, last_read_at = null`.compile(db),
}))

export const deleteFeed = change(({ db, organisation }, p: { account: Id }) =>
  db.deleteFrom('calendar_feed').where('organisation_id', '=', organisation).where('account_id', '=', p.account),
)

interface FeedOwner {
  account: Id
  employee: Id | null
  location: Id | null
}

/** The owner of a feed, while employed; records when it was read, to the minute. */
export const ownerOfFeed = one(({ db, organisation }, p: { digest: string; now: Instant }) => ({
  compile: () =>
    sql<FeedOwner>`
      with noted as (
        update calendar_feed set last_read_at = ${p.now}
        where organisation_id = ${organisation} and digest = ${p.digest}
          and (last_read_at is null or last_read_at < ${p.now}::timestamptz - interval '1 minute')
      )
      select account.id as account, employee.id as employee, employee.location_id as location
      from calendar_feed feed
      join account on account.organisation_id = ${organisation} and account.id = feed.account_id and account.is_active
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where feed.organisation_id = ${organisation} and feed.digest = ${p.digest}
        and employee.status is distinct from 'inactive'`.compile(db),
}))

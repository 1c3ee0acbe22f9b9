import { sql } from 'kysely'
import type { Day, Id, Instant, Month } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export const archiveRule = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('attendance_archive_rule')
    .select(['keep_years as keepYears', 'archived_to as archivedTo'])
    .where('organisation_id', '=', organisation),
)

export const putArchiveRule = change(({ db, organisation }, p: { keepYears: number | null; now: Instant }) => ({
  compile: () =>
    sql`
      insert into attendance_archive_rule (organisation_id, keep_years, updated_at)
      values (${organisation}, ${p.keepYears}, ${p.now})
      on conflict (organisation_id) do update set keep_years = excluded.keep_years, updated_at = excluded.updated_at`.compile(
      db,
    ),
}))

/** From now on, days up to this one no longer change. */
export const closeDays = change(({ db, organisation }, p: { to: Day }) =>
  db.updateTable('attendance_archive_rule').set({ archived_to: p.to }).where('organisation_id', '=', organisation),
)

export const firstDayKept = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{
      day: Day | null
    }>`select min(day) as day from attendance_day where organisation_id = ${organisation}`.compile(db),
}))

export type Obstacle = 'openDays' | 'openRequests' | 'unsettledDays' | 'openPayRun'

/** What may still change a day of the month, or read one for pay; null if nothing does. */
export const obstacleOf = one(({ db, organisation }, p: { month: Month; from: Day; to: Day }) => ({
  compile: () =>
    sql<{ obstacle: Obstacle | null }>`
      select case
        when exists (select from attendance_day
          where organisation_id = ${organisation} and day between ${p.from}::date and ${p.to}::date and not is_final)
          then 'openDays'
        when exists (select from request
          where organisation_id = ${organisation} and is_open and starts_on <= ${p.to}::date and ends_on >= ${p.from}::date
            and type in ('attendance', 'leave', 'compOff', 'workFromHome'))
          then 'openRequests'
        when exists (select from late_attendance
          where organisation_id = ${organisation} and day <= ${p.to}::date and settled_run is null)
          then 'unsettledDays'
        when exists (select from pay_run
          where organisation_id = ${organisation} and month = ${p.month} and state not in ('approved', 'paid'))
          then 'openPayRun'
      end as obstacle`.compile(db),
}))

/** The archived months, newest first. */
export const archivedMonths = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{
      month: Month
      people: number
      days: number
      punches: number
      bytes: number
      files: number
    }>`
      select month, sum(people)::int as people, sum(days)::int as days, sum(punches)::int as punches,
        sum(bytes)::bigint as bytes, count(*)::int as files
      from attendance_archive where organisation_id = ${organisation}
      group by month order by month desc`.compile(db),
}))

export const filesOfMonth = rows(({ db, organisation }, p: { month: Month }) =>
  db
    .selectFrom('attendance_archive')
    .select(['id', 'key', 'sha256'])
    .where('organisation_id', '=', organisation)
    .where('month', '=', p.month)
    .orderBy('id'),
)

export const archivesInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: Id }>`
      select key from attendance_archive where organisation_id = ${organisation} and key = any(${p.keys}::text[])
      union all
      select old_key from attendance_archive where organisation_id = ${organisation} and old_key = any(${p.keys}::text[])`.compile(
      db,
    ),
}))

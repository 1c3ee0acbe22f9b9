import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

export const zonesInUse = rows(({ db, organisation }, _: object) =>
  db.selectFrom('location').select('time_zone as zone').distinct().where('organisation_id', '=', organisation),
)

/**
 * People with days to open or end, and the span: today has no row yet, days before it were missed, or a running day is over. `todays` is
 * JSON of `zone, day`. Days before a person was added are ignored, though single ones may be on record: leave, or a correction.
 */
export const unfinishedDays = rows(({ db, organisation }, p: { todays: string; now: Instant }) => ({
  compile: () =>
    sql<{ employee: Id; from: Day; to: Day }>`
      with today as (select zone, day from jsonb_to_recordset(${p.todays}::jsonb) as t(zone text, day date)),
      over as (
        select employee_id, min(day) as first, max(day) as last from attendance_day
        where organisation_id = ${organisation} and not is_final
          and (window_to <= ${p.now} or (open_since is null and shift_to <= ${p.now}))
        group by employee_id
      ),
      due as (
        select e.id as employee, least(today.day, e.left_on) as last, over.first, over.last as ended,
          coalesce(
            case when had.n < had.last - had.first + 1 then ${firstGap(organisation)} else had.last + 1 end,
            (select max(d.day) + 1 from attendance_day d
              where d.organisation_id = ${organisation} and d.employee_id = e.id and d.day >= known.day),
            known.day
          ) as next
        from employee e
        join location l on l.organisation_id = ${organisation} and l.id = e.location_id
        join today on today.zone = l.time_zone
        cross join lateral (select greatest(e.joined_on, (e.created_at at time zone l.time_zone)::date) as day) known
        left join over on over.employee_id = e.id
        left join lateral (
          select min(d.day) as first, max(d.day) as last, count(*) as n from attendance_day d
          where d.organisation_id = ${organisation} and d.employee_id = e.id and d.day > today.day - ${gapsWithin}::int
            and d.day >= known.day
        ) had on true
        where e.organisation_id = ${organisation} and e.joined_on <= today.day
          and (e.left_on is null or e.left_on >= today.day - 62)
      )
      select employee, coalesce(case when next <= last then least(first, next) else first end) as "from",
        coalesce(case when next <= last then last else ended end) as "to"
      from due where next <= last or ended is not null
      order by "from", "to", employee`.compile(db),
}))

/** How far back missed days are searched: later days hide them if there was a punch before this job ran again. */
const gapsWithin = 31

const firstGap = (organisation: string) => sql`(
  select min(d.day) + 1 from attendance_day d
  where d.organisation_id = ${organisation} and d.employee_id = e.id and d.day > today.day - ${gapsWithin}::int
    and d.day >= known.day and not exists (select from attendance_day n
      where n.organisation_id = ${organisation} and n.employee_id = e.id and n.day = d.day + 1))`

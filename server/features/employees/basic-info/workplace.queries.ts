import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

interface Move {
  employee: Id
  /** The person's location until then. */
  before: Id
  location: Id
  from: Day
  joinedOn: Day
  now: Instant
}

/** Sets the location from a day on, replacing later ones; the first move also records the previous location. */
export const putWorkplace = change(({ db, organisation }, p: Move) => ({
  compile: () =>
    sql`
      with later as (
        delete from employee_workplace
        where organisation_id = ${organisation} and employee_id = ${p.employee} and starts_on > ${p.from}::date
      )
      insert into employee_workplace (organisation_id, employee_id, starts_on, location_id, created_at)
      select ${organisation}, ${p.employee}, place.starts_on, place.location_id, ${p.now}
      from (values (${p.joinedOn}::date, ${p.before}::uuid), (${p.from}::date, ${p.location}::uuid)) place (starts_on, location_id)
      where place.starts_on = ${p.from}::date and place.location_id = ${p.location}::uuid
        or place.starts_on < ${p.from}::date and not exists (
          select 1 from employee_workplace where organisation_id = ${organisation} and employee_id = ${p.employee})
      on conflict (organisation_id, employee_id, starts_on) do update
        set location_id = excluded.location_id, created_at = excluded.created_at
      returning 1`.compile(db),
}))

/** The last day that payroll has locked, if not before the given day. */
export const lockedUpTo = one(({ db, organisation }, p: { day: Day }) => ({
  compile: () =>
    sql<{ day: Day | null }>`
      select max(to_day) as day from attendance_lock where organisation_id = ${organisation} and to_day >= ${p.day}`.compile(
      db,
    ),
}))

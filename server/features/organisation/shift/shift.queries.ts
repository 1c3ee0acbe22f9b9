import { sql } from 'kysely'
import type { z } from 'zod'
import type { Shift } from '@muster/contract/organisation/shift.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { hourColumns, type ShiftHours } from './shift-version.queries.ts'

type ShiftRow = z.output<typeof Shift>

interface ShiftValues extends ShiftHours {
  id: Id
  name: string
  now: Instant
}

export const shiftPage = pageOf<
  z.output<typeof Shift>,
  { search?: string | undefined; now: Instant },
  'createdAt' | 'name' | 'startsAt' | 'people'
>({
  sortable: { createdAt: 'created_at', name: 'lower(name)', startsAt: 'starts_at', people: 'people' },
  matching: ({ organisation }, p) => sql`
    select shift.*, coalesce(held.people, 0) as people
    from (${shiftsToday(organisation, p.now)}) shift left join (${peopleOnShifts(organisation, p.now)}) held on held.shift_id = shift.id
    where ${contains(sql`shift.name`, p.search)}`,
  rows: ({ organisation }) => sql`select page.n, ${shown(organisation, 'page')}, people from page`,
})

export const shiftById = one(({ db, organisation }, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql<ShiftRow>`
      select ${shown(organisation, 'shift')}, coalesce(held.people, 0) as people
      from (${shiftsToday(organisation, p.now)}) shift left join (${peopleOnShifts(organisation, p.now)}) held on held.shift_id = shift.id
      where shift.id = ${p.id}`.compile(db),
}))

/** Every shift with today's values in the organisation's time zone. */
function shiftsToday(organisation: string, now: Instant) {
  return sql`
    select shift.id, shift.name, shift.created_at, coalesce(v.starts_at, shift.starts_at) as starts_at,
      coalesce(v.ends_at, shift.ends_at) as ends_at, coalesce(v.break_minutes, shift.break_minutes) as break_minutes,
      coalesce(v.grace_minutes, shift.grace_minutes) as grace_minutes,
      coalesce(v.half_day_minutes, shift.half_day_minutes) as half_day_minutes,
      coalesce(v.full_day_minutes, shift.full_day_minutes) as full_day_minutes,
      coalesce(v.weekly_offs, shift.weekly_offs) as weekly_offs,
      coalesce(v.absence_sandwich, shift.absence_sandwich) as absence_sandwich,
      (select min(starts_on) from shift_version later
        where later.organisation_id = ${organisation} and later.shift_id = shift.id and later.starts_on > today.day
      ) as changes_on
    from shift
    cross join (
      select (${now}::timestamptz at time zone time_zone)::date as day from organisation where id = ${organisation}
    ) today
    left join lateral (
      select * from shift_version
      where organisation_id = ${organisation} and shift_id = shift.id and starts_on <= today.day
      order by starts_on desc limit 1
    ) v on true
    where shift.organisation_id = ${organisation}`
}

/** Each shift's head count today in the organisation's time zone, by each person's latest assignment. */
function peopleOnShifts(organisation: string, now: Instant) {
  return sql`
    select shift_id, count(*) as people
    from (
      select distinct on (employee_id) employee_id, shift_id from employee_shift
      where organisation_id = ${organisation} and starts_on <= (
          select (${now}::timestamptz at time zone time_zone)::date from organisation where id = ${organisation})
      order by employee_id, starts_on desc
    ) latest
    group by shift_id`
}

function shown(organisation: string, source: 'page' | 'shift') {
  const id = sql.ref(`${source}.id`)
  return sql`${id} as "_id", name, starts_at as "startsAt", ends_at as "endsAt", break_minutes as "breakMinutes",
    grace_minutes as "graceMinutes", half_day_minutes as "halfDayMinutes", full_day_minutes as "fullDayMinutes",
    weekly_offs as "weeklyOffs", absence_sandwich as "absenceSandwich", changes_on as "changesOn", created_at as "createdAt",
    (select coalesce(jsonb_agg(location_id), '[]') from shift_location
      where organisation_id = ${organisation} and shift_id = ${id}) as "locationIds"`
}

export const allShifts = rows(({ db, organisation }, p: { now: Instant }) => ({
  compile: () =>
    sql<Pick<ShiftRow, '_id' | 'name' | 'startsAt' | 'endsAt'>>`
      select id as "_id", name, starts_at as "startsAt", ends_at as "endsAt"
      from (${shiftsToday(organisation, p.now)}) shift order by name`.compile(db),
}))

/** The number of present and former people; undefined if there is no such shift. */
export const shiftUse = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('shift')
    .leftJoin('employee_shift', (join) =>
      join.onRef('employee_shift.shift_id', '=', 'shift.id').on('employee_shift.organisation_id', '=', organisation),
    )
    .select(({ fn }) => ['shift.name', fn.count<number>('employee_shift.employee_id').distinct().as('people')])
    .where('shift.organisation_id', '=', organisation)
    .where('shift.id', '=', p.id)
    .groupBy('shift.name'),
)

export const insertShift = change(({ db, organisation }, p: ShiftValues) =>
  db.insertInto('shift').values({ ...columns(p), organisation_id: organisation, id: p.id, created_at: p.now }),
)

/** A shift keeps its original hours; they change by versions. */
export const renameShift = change(({ db, organisation }, p: { id: Id; name: string; now: Instant }) =>
  db
    .updateTable('shift')
    .set({ name: p.name, updated_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const deleteShift = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('shift').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** Sets a shift's locations to exactly these. */
export const putShiftLocations = change(({ db, organisation }, p: { id: Id; locations: Id[] }) => ({
  compile: () =>
    sql`
      with gone as (
        delete from shift_location
        where organisation_id = ${organisation} and shift_id = ${p.id} and location_id <> all(${p.locations}::uuid[])
      )
      insert into shift_location (organisation_id, shift_id, location_id)
      select ${organisation}, ${p.id}, unnest(${p.locations}::uuid[])
      on conflict do nothing
      returning 1`.compile(db),
}))

function columns(p: ShiftValues) {
  return { name: p.name, ...hourColumns(p), updated_at: p.now }
}

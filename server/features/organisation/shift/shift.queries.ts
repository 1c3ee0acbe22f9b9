import { sql } from 'kysely'
import type { z } from 'zod'
import type { Shift } from '@muster/contract/organisation/shift.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type ShiftRow = z.output<typeof Shift>

interface ShiftValues {
  id: Id
  name: string
  startsAt: string
  endsAt: string
  breakMinutes: number
  graceMinutes: number
  halfDayMinutes: number
  fullDayMinutes: number
  /** JSON of the contract's `WeeklyOff[]`. */
  weeklyOffs: string
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
    from shift left join (${held(organisation, p.now)}) held on held.shift_id = shift.id
    where shift.organisation_id = ${organisation}
      and ${contains(sql`shift.name`, p.search)}`,
  rows: ({ organisation }) => sql`select page.n, ${shown(organisation, 'page')}, people from page`,
})

export const shiftById = one(({ db, organisation }, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql<ShiftRow>`
      select ${shown(organisation, 'shift')}, coalesce(held.people, 0) as people
      from shift left join (${held(organisation, p.now)}) held on held.shift_id = shift.id
      where shift.organisation_id = ${organisation} and shift.id = ${p.id}`.compile(db),
}))

/** How many people each shift has today where the organisation is: of everybody the last one that began. */
function held(organisation: string, now: Instant) {
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
    weekly_offs as "weeklyOffs", created_at as "createdAt",
    (select coalesce(jsonb_agg(location_id), '[]') from shift_location
      where organisation_id = ${organisation} and shift_id = ${id}) as "locationIds"`
}

export const allShifts = rows(({ db, organisation }, _: object) =>
  db
    .selectFrom('shift')
    .select(['id as _id', 'name', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('organisation_id', '=', organisation)
    .orderBy('name'),
)

/** How many people have or had it; undefined when there is no such shift. */
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

export const updateShift = change(({ db, organisation }, p: ShiftValues) =>
  db.updateTable('shift').set(columns(p)).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteShift = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('shift').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** Makes the places of a shift exactly these. */
export const putShiftLocations = change(({ db, organisation }, p: { id: Id; locations: Id[] }) => ({
  compile: () =>
    sql`
      with gone as (
        delete from shift_location
        where organisation_id = ${organisation} and shift_id = ${p.id} and location_id <> all(${p.locations}::uuid[])
      )
      insert into shift_location (organisation_id, shift_id, location_id)
      select ${organisation}, ${p.id}, unnest(${p.locations}::uuid[])
      on conflict do nothing`.compile(db),
}))

function columns(p: ShiftValues) {
  return {
    name: p.name,
    starts_at: p.startsAt,
    ends_at: p.endsAt,
    break_minutes: p.breakMinutes,
    grace_minutes: p.graceMinutes,
    half_day_minutes: p.halfDayMinutes,
    full_day_minutes: p.fullDayMinutes,
    weekly_offs: p.weeklyOffs,
    updated_at: p.now,
  }
}

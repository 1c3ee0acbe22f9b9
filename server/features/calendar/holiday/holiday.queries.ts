import { sql } from 'kysely'
import type { z } from 'zod'
import type { Holiday } from '@muster/contract/calendar/holiday.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface HolidayValues {
  id: Id
  name: string
  day: Day
  kind: string
  now: Instant
}

export const holidaysBetween = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<z.output<typeof Holiday>>`
      select h.id as "_id", h.name, h.day, h.kind,
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', l.id, 'name', l.name) order by l.name)
          from holiday_location p
          join location l on l.organisation_id = ${organisation} and l.id = p.location_id
          where p.organisation_id = ${organisation} and p.holiday_id = h.id
        ), '[]') as locations
      from holiday h
      where h.organisation_id = ${organisation} and h.day between ${p.from}::date and ${p.to}::date
      order by h.day, h.name`.compile(db),
}))

/** Two holidays on one day at one location; one for all locations conflicts with any. */
export const clashingHoliday = one(({ db, organisation }, p: { id: Id | null; day: Day; locations: Id[] }) => ({
  compile: () =>
    sql<{ name: string; place: string | null }>`
      select h.name, l.name as place
      from holiday h
      left join holiday_location p on p.organisation_id = ${organisation} and p.holiday_id = h.id
      left join location l on l.organisation_id = ${organisation} and l.id = p.location_id
      where h.organisation_id = ${organisation} and h.day = ${p.day}::date and (${p.id}::uuid is null or h.id <> ${p.id})
        and (p.location_id is null or cardinality(${p.locations}::uuid[]) = 0 or p.location_id = any(${p.locations}::uuid[]))
      limit 1`.compile(db),
}))

/** One change of holidays at a time, so that two concurrent ones cannot give a day two holidays. */
export const lockHolidays = one(({ db, organisation }, _: object) => ({
  compile: () => sql`select pg_advisory_xact_lock(hashtext('holidays'), hashtext(${organisation}::text))`.compile(db),
}))

export const insertHoliday = change(({ db, organisation }, p: HolidayValues) =>
  db.insertInto('holiday').values({
    organisation_id: organisation,
    id: p.id,
    name: p.name,
    day: p.day,
    kind: p.kind,
    created_at: p.now,
    updated_at: p.now,
  }),
)

/** `holidays`: JSON of `{ id, name, day, kind, places: id[] }[]`; without a kind a public one. */
export const insertHolidays = change(({ db, organisation }, p: { holidays: string; now: Instant }) => ({
  compile: () =>
    sql`
      with given as (
        select id, name, day, coalesce(kind, 'public') as kind, coalesce(places, '{}') as places
        from jsonb_to_recordset(${p.holidays}::jsonb) as one (id uuid, name text, day date, kind text, places uuid[])
      ), added as (
        insert into holiday (organisation_id, id, name, day, kind, created_at, updated_at)
        select ${organisation}, id, name, day, kind, ${p.now}, ${p.now} from given
        returning 1
      )
      insert into holiday_location (organisation_id, holiday_id, location_id)
      select ${organisation}, given.id, place from given cross join unnest(given.places) as place
      returning 1`.compile(db),
}))

/** Returns its previous day. */
export const updateHoliday = one(({ db, organisation }, p: HolidayValues) => ({
  compile: () =>
    sql<{ day: Day }>`
      with old as (
        select id, day from holiday where organisation_id = ${organisation} and id = ${p.id} for no key update
      )
      update holiday h set name = ${p.name}, day = ${p.day}, kind = ${p.kind}, updated_at = ${p.now}
      from old where h.organisation_id = ${organisation} and h.id = old.id
      returning old.day`.compile(db),
}))

export const dayOfHoliday = one(({ db, organisation }, p: { id: Id }) =>
  db.selectFrom('holiday').select(['day']).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteHoliday = one(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('holiday').where('organisation_id', '=', organisation).where('id', '=', p.id).returning(['day']),
)

export const putHolidayLocations = change(({ db, organisation }, p: { id: Id; locations: Id[] }) => ({
  compile: () =>
    sql`
      with gone as (
        delete from holiday_location
        where organisation_id = ${organisation} and holiday_id = ${p.id} and location_id <> all(${p.locations}::uuid[])
      )
      insert into holiday_location (organisation_id, holiday_id, location_id)
      select ${organisation}, ${p.id}, unnest(${p.locations}::uuid[])
      on conflict do nothing
      returning 1`.compile(db),
}))

/** Holidays on some days, with the ids of their locations. */
export const holidaysOnDays = rows(({ db, organisation }, p: { days: readonly Day[] }) => ({
  compile: () =>
    sql<StoredHoliday>`
      select h.id, h.name, h.day, h.kind, ${placesOf(organisation)} as places
      from holiday h where h.organisation_id = ${organisation} and h.day = any(${p.days}::date[])`.compile(db),
}))

export const holidaysById = rows(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql<StoredHoliday>`
      select h.id, h.name, h.day, h.kind, ${placesOf(organisation)} as places
      from holiday h where h.organisation_id = ${organisation} and h.id = any(${p.ids}::uuid[])`.compile(db),
}))

export interface StoredHoliday {
  id: Id
  name: string
  day: Day
  kind: string
  /** Sorted; empty means every location. */
  places: Id[]
}

const placesOf = (organisation: string) => sql`
  array(select location_id from holiday_location p
    where p.organisation_id = ${organisation} and p.holiday_id = h.id order by location_id)`

export const placeNames = rows(({ db, organisation }, _: object) =>
  db.selectFrom('location').select(['id', 'name']).where('organisation_id', '=', organisation),
)

/** `holidays`: JSON of `{ id, name, kind }[]`. */
export const updateHolidays = change(({ db, organisation }, p: { holidays: string; now: Instant }) => ({
  compile: () =>
    sql`
      update holiday h set name = one.name, kind = one.kind, updated_at = ${p.now}
      from jsonb_to_recordset(${p.holidays}::jsonb) as one (id uuid, name text, kind text)
      where h.organisation_id = ${organisation} and h.id = one.id`.compile(db),
}))

export const deleteHolidays = change(({ db, organisation }, p: { ids: readonly Id[] }) => ({
  compile: () =>
    sql`delete from holiday where organisation_id = ${organisation} and id = any(${p.ids}::uuid[])`.compile(db),
}))

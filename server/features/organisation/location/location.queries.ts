import { sql } from 'kysely'
import type { z } from 'zod'
import type { Location } from '@muster/contract/organisation/location.routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type LocationRow = Omit<z.output<typeof Location>, 'latitude' | 'longitude'> & {
  latitudeE6: number | null
  longitudeE6: number | null
}

const shown = sql`id as "_id", name, address_line1 as "addressLine1", address_line2 as "addressLine2", city, state,
  postal_code as "postalCode", time_zone as "timeZone", latitude_e6 as "latitudeE6", longitude_e6 as "longitudeE6",
  radius_metres as "radiusMetres", punch_rule as "punchRule", created_at as "createdAt"`

const peopleOf = (organisation: string) => sql`
  (select count(*) from employee
    where organisation_id = ${organisation} and location_id = location.id and status <> 'inactive') as people`

export const locationPage = pageOf<
  LocationRow,
  { search?: string | undefined; state?: string | undefined },
  'name' | 'city' | 'people' | 'createdAt'
>({
  sortable: { name: 'lower(name)', city: 'lower(city)', people: 'people', createdAt: 'created_at' },
  matching: ({ organisation }, p) => sql`
    select location.*, ${peopleOf(organisation)}
    from location
    where organisation_id = ${organisation}
      and ${contains(sql`name || ' ' || city`, p.search)}
      and (${p.state}::text is null or state = ${p.state})`,
  rows: () => sql`select page.n, ${shown}, people from page`,
})

export const locationById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<LocationRow>`
      select ${shown}, ${peopleOf(organisation)} from location
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** By name, one more than `limit`. */
export const locationsAfter = rows(
  (
    { db, organisation },
    p: { search?: string | undefined; afterName: string | null; afterId: Id | null; limit: number },
  ) => ({
    compile: () =>
      sql<{ _id: Id; name: string; city: string; state: string; timeZone: string }>`
        select id as "_id", name, city, state, time_zone as "timeZone" from location
        where organisation_id = ${organisation}
          and ${contains(sql`name || ' ' || city`, p.search)}
          and (${p.afterId}::uuid is null or (name, id) > (${p.afterName}, ${p.afterId}::uuid))
        order by name, id limit ${p.limit}::int + 1`.compile(db),
  }),
)

/** The number of present and former people; undefined if there is no such location. */
export const locationUse = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ name: string; people: number; once: number }>`
      select name, (select count(*) from employee where organisation_id = ${organisation} and location_id = location.id) as people,
        (select count(distinct employee_id) from employee_workplace
          where organisation_id = ${organisation} and location_id = location.id) as once
      from location where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export interface LocationValues {
  id: Id
  name: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  postalCode: string
  timeZone: string
  latitudeE6: number | null
  longitudeE6: number | null
  radiusMetres: number
  punchRule: string
  now: Instant
}

export const insertLocation = change(({ db, organisation }, p: LocationValues) =>
  db.insertInto('location').values({ ...columns(p), organisation_id: organisation, id: p.id, created_at: p.now }),
)

export const updateLocation = change(({ db, organisation }, p: LocationValues) =>
  db.updateTable('location').set(columns(p)).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteLocation = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('location').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

function columns(p: LocationValues) {
  return {
    name: p.name,
    address_line1: p.addressLine1,
    address_line2: p.addressLine2,
    city: p.city,
    state: p.state,
    postal_code: p.postalCode,
    time_zone: p.timeZone,
    latitude_e6: p.latitudeE6,
    longitude_e6: p.longitudeE6,
    radius_metres: p.radiusMetres,
    punch_rule: p.punchRule,
    updated_at: p.now,
  }
}

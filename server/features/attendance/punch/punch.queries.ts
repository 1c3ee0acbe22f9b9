import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'
import type { StoredPunch } from '../day/day-facts.queries.ts'

export interface PunchPlace {
  location: string
  rule: 'off' | 'warn' | 'require'
  latitudeE6: number | null
  longitudeE6: number | null
  radiusMetres: number
}

/** One punch of a person at a time: of two at the same moment, the second sees the first. Returns the punch location. */
export const lockPuncher = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<PunchPlace>`
      select l.name as location, l.punch_rule as rule, l.latitude_e6 as "latitudeE6", l.longitude_e6 as "longitudeE6",
        l.radius_metres as "radiusMetres"
      from employee e
      join location l on l.organisation_id = ${organisation} and l.id = e.location_id
      where e.organisation_id = ${organisation} and e.id = ${p.employee}
      for no key update of e`.compile(db),
}))

export const punchPlace = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<PunchPlace>`
      select l.name as location, l.punch_rule as rule, l.latitude_e6 as "latitudeE6", l.longitude_e6 as "longitudeE6",
        l.radius_metres as "radiusMetres"
      from employee e
      join location l on l.organisation_id = ${organisation} and l.id = e.location_id
      where e.organisation_id = ${organisation} and e.id = ${p.employee}`.compile(db),
}))

export interface NewPunch extends StoredPunch {
  zone: string
  offsetMinutes: number
  latitudeE6: number | null
  longitudeE6: number | null
  accuracyMetres: number | null
  place: 'notAsked' | 'unknown' | 'inside' | 'onDuty'
  distanceMetres: number | null
  note: string
}

export const insertPunch = change(({ db, organisation }, p: NewPunch & { now: Instant }) =>
  db.insertInto('punch').values({
    organisation_id: organisation,
    id: p.id,
    employee_id: p.employee,
    kind: p.kind,
    at: p.at,
    zone: p.zone,
    offset_minutes: p.offsetMinutes,
    latitude_e6: p.latitudeE6,
    longitude_e6: p.longitudeE6,
    accuracy_metres: p.accuracyMetres,
    place: p.place,
    distance_metres: p.distanceMetres,
    note: p.note,
    source: 'web',
    created_at: p.now,
  }),
)

import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

/** The names of the locations and departments among these. */
export const placesNamed = rows(({ organisation, db }, p: { locations: Id[]; departments: Id[] }) => ({
  compile: () =>
    sql<{ id: Id; name: string }>`
      select id, name from location where organisation_id = ${organisation} and id = any(${p.locations}::uuid[])
      union all
      select id, name from department where organisation_id = ${organisation} and id = any(${p.departments}::uuid[])`.compile(
      db,
    ),
}))

interface Places {
  id: Id
  startsOn: Day
  places: Id[]
}

/** Limits the leave to these locations from a day on; none means all. */
export const putLocations = change(({ organisation, db }, p: Places) => ({
  compile: () =>
    sql`
      with gone as (
        delete from leave_policy_location
        where organisation_id = ${organisation} and policy_id = ${p.id} and starts_on = ${p.startsOn}
          and location_id <> all(${p.places}::uuid[])
      )
      insert into leave_policy_location (organisation_id, policy_id, starts_on, location_id)
      select ${organisation}, ${p.id}, ${p.startsOn}, one.id from unnest(${p.places}::uuid[]) as one (id)
      on conflict do nothing
      returning 1`.compile(db),
}))

export const putDepartments = change(({ organisation, db }, p: Places) => ({
  compile: () =>
    sql`
      with gone as (
        delete from leave_policy_department
        where organisation_id = ${organisation} and policy_id = ${p.id} and starts_on = ${p.startsOn}
          and department_id <> all(${p.places}::uuid[])
      )
      insert into leave_policy_department (organisation_id, policy_id, starts_on, department_id)
      select ${organisation}, ${p.id}, ${p.startsOn}, one.id from unnest(${p.places}::uuid[]) as one (id)
      on conflict do nothing
      returning 1`.compile(db),
}))

import { sql, type RawBuilder } from 'kysely'
import { entityOf } from './entity-of.sql.ts'

/** The employer in a month, as `{_id, name}`; null if there is only the organisation itself. A scalar subquery. */
export const employerOf = (organisation: string, employee: RawBuilder<unknown>, month: RawBuilder<unknown>) => sql<{
  _id: string | null
  name: string
} | null>`(
  select jsonb_build_object('_id', held.id, 'name', coalesce(entity.name, own.name))
  from organisation own
  cross join lateral (select ${entityOf(organisation, employee, month)} as id) held
  left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = held.id
  where own.id = ${organisation} and exists (select from legal_entity where organisation_id = ${organisation}))`

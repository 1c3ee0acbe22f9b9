import { sql, type RawBuilder } from 'kysely'
import { entityOf } from './entity-of.sql.ts'

/** Who employs somebody in a month, as `{_id, name}`; null where the organisation has itself alone. A query of one value. */
export const employerOf = (organisation: string, employee: RawBuilder<unknown>, month: RawBuilder<unknown>) => sql<{
  _id: string | null
  name: string
} | null>`(
  select jsonb_build_object('_id', held.id, 'name', coalesce(entity.name, own.name))
  from organisation own
  cross join lateral (select ${entityOf(organisation, employee, month)} as id) held
  left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = held.id
  where own.id = ${organisation} and exists (select from legal_entity where organisation_id = ${organisation}))`

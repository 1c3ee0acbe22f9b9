import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

export interface WorkLocation {
  _id: Id
  name: string
  /** From its address: `IN-KA`. */
  state: string
}

export const workLocations = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<WorkLocation>`
      select id as "_id", name, state from location where organisation_id = ${organisation} order by lower(name)`.compile(
      db,
    ),
}))

/** The organisation as an employer. */
export const ownEmployer = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ name: string; legalName: string; address: Record<string, unknown>; industry: string; pan: string | null }>`
      select name, legal_name as "legalName", address, coalesce(sector, '') as industry, pan
      from organisation where id = ${organisation}`.compile(db),
}))

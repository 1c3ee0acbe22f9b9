import { sql } from 'kysely'
import { one } from '../database/statement.ts'

/** The number of the last event that changed something: of files that are kept it tells whether they are still true. */
export const lastChange = one(({ db, organisation }, p: { idle: readonly string[] }) => ({
  compile: () =>
    sql<{ n: number }>`
      select n from audit_event
      where organisation_id = ${organisation} and action <> all(${p.idle}::text[])
      order by n desc limit 1`.compile(db),
}))

import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

/** The company's first location and shift, or the chosen location; and the name of an account. */
export const startingPlace = one(({ db, organisation }, p: { account: Id; location: Id | null }) => ({
  compile: () =>
    sql<{ name: string; location: Id | null; shift: Id | null }>`
      select account.name,
        (select id from location where organisation_id = ${organisation} and (${p.location}::uuid is null or id = ${p.location}::uuid)
          order by created_at, id limit 1) as location,
        (select id from shift where organisation_id = ${organisation} order by created_at, id limit 1) as shift
      from account where organisation_id = ${organisation} and id = ${p.account}`.compile(db),
}))

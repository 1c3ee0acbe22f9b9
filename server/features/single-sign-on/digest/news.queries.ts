import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

export type ProvisionedChange = 'added' | 'turnedOff'

/** Once per person, however often it has happened since. */
export const insertNews = change(({ db, organisation }, p: { account: Id; change: ProvisionedChange; now: Instant }) =>
  db
    .insertInto('provisioned_news')
    .values({ organisation_id: organisation, account_id: p.account, change: p.change, at: p.now })
    .onConflict((conflict) => conflict.doNothing()),
)

export const deleteNews = change(({ db, organisation }, p: { account: Id; change: ProvisionedChange }) =>
  db
    .deleteFrom('provisioned_news')
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('change', '=', p.change),
)

/** Counts the unreported changes, and deletes them. */
export const takeNews = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ added: number; turnedOff: number }>`
      with taken as (delete from provisioned_news where organisation_id = ${organisation} returning change)
      select count(*) filter (where change = 'added')::int as added,
        count(*) filter (where change = 'turnedOff')::int as "turnedOff" from taken`.compile(db),
}))

import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'
import type { Requester } from '../request-type.ts'

const requester = sql`employee.id as employee, employee.account_id as account, employee.name, location.time_zone as zone`

export const requesterOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Requester>`
      select ${requester}
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))

/**
 * The same, and whether a webhook may be listening; locks the person, so that their requests are submitted one at a time and each is
 * checked against the earlier ones.
 */
export const lockedRequester = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<Requester & { isHeard: boolean }>`
      select ${requester},
        exists (select from webhook where webhook.organisation_id = ${organisation} and webhook.is_active) as "isHeard",
        pg_advisory_xact_lock(hashtextextended(${organisation}::text || employee.id::text, 20))
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))

export const roleOfAccount = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('account')
    .select('role_id as _id')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)

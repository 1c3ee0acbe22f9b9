import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { roleOf } from './who-decides.sql.ts'

/** How far an approver sees: what was given to them or their role; besides, what waits for people who left; everything. */
export type Reach = 'own' | 'fallback' | 'all'

/**
 * The open requests that wait for an account. Each branch is read by an index of its own; a request waits for one person
 * or one role, so no two branches hold the same.
 */
export const waitingRequests: Readonly<Record<Reach, (organisation: Id, account: Id) => RawBuilder<unknown>>> = {
  own: givenTo,
  fallback: (organisation, account) => sql`
    ${givenTo(organisation, account)}
    union all
    select request.* from account gone
    join request on request.organisation_id = ${organisation} and request.assignee_account_id = gone.id and request.is_open
    where gone.organisation_id = ${organisation} and not gone.is_active`,
  all: (organisation) => sql`select * from request where organisation_id = ${organisation} and is_open`,
}

function givenTo(organisation: Id, account: Id): RawBuilder<unknown> {
  return sql`
    select * from request
    where organisation_id = ${organisation} and is_open and assignee_account_id = ${account}
    union all
    select * from request
    where organisation_id = ${organisation} and is_open and assignee_role_id = ${roleOf(organisation, account)}`
}

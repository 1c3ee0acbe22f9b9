import { sql, type RawBuilder } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { isActive } from '../../../platform/access/standing.sql.ts'
import { roleOf } from './holds.sql.ts'

export interface Approver {
  account: Id
  /** The admin may always decide. */
  isAdmin: boolean
  now: Instant
}

/**
 * The one definition of "waits for": the open steps that this account may end, as `request_id, on_behalf_of, account_id, role_id,
 * forwarded_by, due_at`. Lists, counts, decisions and visibility all join it. Requests pending with someone who has left fall to the
 * default role. A delegate never decides their own requests through a delegation, and no one decides two levels of a request. Each branch
 * uses its own index and is not run at all if its first condition fails; no step is in two branches.
 */
export function openSteps(organisation: Id, p: Approver): RawBuilder<unknown> {
  const open = sql`step.organisation_id = ${organisation} and step.outcome is null`
  const columns = sql`step.account_id, step.role_id, step.forwarded_by, step.due_at`
  const isFree = mayStillDecide(organisation, sql`${p.account}::uuid`)
  return sql`
    select step.request_id, null::uuid as on_behalf_of, ${columns} from request_step step
    where ${p.isAdmin}::boolean and ${open} and ${isFree}
    union all
    select step.request_id, null, ${columns} from request_step step
    where not ${p.isAdmin}::boolean and ${open} and step.account_id = ${p.account} and ${isFree}
    union all
    select step.request_id, null, ${columns} from request_step step
    where not ${p.isAdmin}::boolean and ${open} and step.role_id = ${roleOf(organisation, p.account)}
      and ${isFree}
    union all
    select step.request_id, null, ${columns} from account gone
    join request_step step on ${open} and step.account_id = gone.id
    where not ${p.isAdmin}::boolean and ${isFree} and exists (
        select from role where role.organisation_id = ${organisation} and role.id = ${roleOf(organisation, p.account)}
          and role.is_fallback_approver)
      and gone.organisation_id = ${organisation} and not ${isActive('gone')}
    union all
    (select distinct on (step.request_id) step.request_id, principal.id, ${columns}
    from approval_delegation delegation
    join account principal on principal.organisation_id = ${organisation} and principal.id = delegation.account_id
      and ${isActive('principal')}
    join request_step step on ${open} and (step.account_id = principal.id
      or step.role_id = principal.role_id and principal.role_id <> ${roleOf(organisation, p.account)})
    join request asked on asked.organisation_id = ${organisation} and asked.id = step.request_id
      and (delegation.types = '{}' or asked.type = any(delegation.types))
    join employee requester on requester.organisation_id = ${organisation} and requester.id = asked.requester_id
      and requester.account_id <> principal.id
    where not ${p.isAdmin}::boolean and delegation.organisation_id = ${organisation}
      and delegation.delegate_id = ${p.account} and ${isInForce(organisation, p.now)}
      and ${isFree} and ${mayStillDecide(organisation, sql`principal.id`)})`
}

/**
 * Whether an account has approved no lower level of the request of `step`, in whatever capacity: one person decides one level. The offset
 * keeps the planner from reading the decisions of every request.
 */
function mayStillDecide(organisation: Id, account: RawBuilder<Id>): RawBuilder<boolean> {
  return sql`(step.level = 1 or step.purpose <> 'request' or not exists (
    select from request_step ended
    where ended.organisation_id = ${organisation} and ended.request_id = step.request_id and ended.purpose = 'request'
      and ended.outcome = 'approved' and ended.ended_by = ${account} offset 0))`
}

/** Whether `delegation` is in force today, in the organisation's time zone. */
export function isInForce(organisation: Id, now: Instant): RawBuilder<boolean> {
  return sql`delegation.ended_at is null and (
    select (${now}::timestamptz at time zone time_zone)::date from organisation where id = ${organisation}
  ) between delegation.starts_on and delegation.ends_on`
}

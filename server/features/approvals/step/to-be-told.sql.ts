import { sql, type RawBuilder } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { holds } from './holds.sql.ts'
import { isInForce } from './open-steps.sql.ts'

/** Columns of a step: either account or role is null. */
interface Assigned {
  account: RawBuilder<Id>
  role: RawBuilder<Id>
  /** Null before the request is stored. */
  request: RawBuilder<Id | null>
  /** An employee. */
  requester: RawBuilder<Id>
  type: RawBuilder<string>
}

/**
 * Account ids to notify, as `id`: the person or everyone with the role who may decide, and their delegates; never the requester, nor who
 * approved a lower level. Person and role are separate branches: a combined condition would scan every account.
 */
export function toBeTold(
  organisation: Id,
  { account, role, request, requester, type }: Assigned,
  { permission, now }: { permission: string; now: Instant },
): RawBuilder<unknown> {
  return sql`
    with requester as (
      select account_id as id from employee where organisation_id = ${organisation} and id = ${requester}
    ),
    assigned as (
      select id, organisation_id, role_id, is_active, stopped_at, frozen_at from account
      where organisation_id = ${organisation} and id = ${account}
      union all
      select id, organisation_id, role_id, is_active, stopped_at, frozen_at from account
      where organisation_id = ${organisation} and role_id = ${role}
    ),
    before as (
      select ended.ended_by as id from request_step ended
      where ended.organisation_id = ${organisation} and ended.request_id = ${request} and ended.purpose = 'request'
        and ended.outcome = 'approved' and ended.ended_by is not null
    )
    select account.id from assigned account
    join role on role.organisation_id = ${organisation} and role.id = account.role_id
    where account.id <> (select id from requester) and account.id not in (select id from before)
      and ${holds(organisation, permission)}
    union
    select account.id from assigned
    join approval_delegation delegation on delegation.organisation_id = ${organisation}
      and delegation.account_id = assigned.id and (delegation.types = '{}' or ${type} = any(delegation.types))
    join account on account.organisation_id = ${organisation} and account.id = delegation.delegate_id
    join role on role.organisation_id = ${organisation} and role.id = account.role_id
    where assigned.id <> (select id from requester) and account.id <> (select id from requester)
      and account.id not in (select id from before)
      and assigned.id not in (select id from before)
      and ${holds(organisation, permission)} and ${isInForce(organisation, now)}`
}

import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { run } from '../../../../testing/company.ts'

interface AccountRow {
  id: Id
  email: string
  name: string
  isKey: boolean
  isAdmin: boolean
  employee: Id | null
  /** What it holds, by its role and by itself. */
  permissions: string[]
}

export async function accounts(tx: Tx): Promise<AccountRow[]> {
  const { rows } = await run(
    tx,
    sql`select account.id, account.email, account.name, account.is_key as "isKey", role.is_admin as "isAdmin", employee.id as employee,
      array(
        select flag from unnest(role.permissions) flag where not exists (
          select from account_permission own where own.organisation_id = account.organisation_id and own.account_id = account.id
            and own.permission = flag and not own.is_granted)
        union select permission from account_permission own
        where own.organisation_id = account.organisation_id and own.account_id = account.id and own.is_granted
      ) as permissions
      from account join role on role.organisation_id = account.organisation_id and role.id = account.role_id
      left join employee on employee.organisation_id = account.organisation_id and employee.account_id = account.id
      where account.organisation_id = ${tx.organisation} order by account.id`,
  )
  return rows as AccountRow[]
}

/** Whoever chose an address opens what is mailed there: the account is theirs, with a password of theirs. */
export async function signedUp(tx: Tx, account: Id): Promise<void> {
  await run(
    tx,
    sql`update account set password_hash = 'set' where organisation_id = ${tx.organisation} and id = ${account}`,
  )
}

/** All that decides who may do what, by names instead of ids, so that the same standing reached in another order is recognised. */
export async function standing(tx: Tx): Promise<string> {
  const { rows } = await run(tx, sql`select md5(concat_ws('|', ${sql.join(pieces.map(digest))})) as standing`)
  return (rows[0] as { standing: string }).standing
}

const digest = (rows: RawBuilder<unknown>) =>
  sql`(select string_agg(piece::text, ',' order by piece::text) from (${rows}) piece)`

const pieces = [
  sql`select account.email, role.name, account.is_active, account.stopped_at is null from account
    join role on role.organisation_id = account.organisation_id and role.id = account.role_id
    where not account.is_key`,
  sql`select name, permissions, can_approve, is_fallback_approver from role`,
  sql`select email, permission, is_granted from account_permission one
    join account on account.organisation_id = one.organisation_id and account.id = one.account_id`,
  sql`select giver.email, taker.email as taker, types from approval_delegation one
    join account giver on giver.organisation_id = one.organisation_id and giver.id = one.account_id
    join account taker on taker.organisation_id = one.organisation_id and taker.id = one.delegate_id where one.ended_at is null`,
  sql`select type, position, approver, levels_up, role.name, person.code, due_hours, then_do from approval_rule one
    left join role on role.organisation_id = one.organisation_id and role.id = one.role_id
    left join employee person on person.organisation_id = one.organisation_id and person.id = one.employee_id`,
  sql`select area, is_on from two_person_rule`,
  sql`select one.code, one.status, manager.code as manager from employee one
    left join employee manager on manager.organisation_id = one.organisation_id and manager.id = one.reports_to`,
  sql`select scopes from api_key where revoked_at is null`,
  sql`select count(*) from scim_token`,
  sql`select issuer, state from sso_provider`,
  sql`select group_name, role_id from sso_role`,
  sql`select one.name, account.email from scim_group one
    left join scim_group_member held on held.organisation_id = one.organisation_id and held.group_id = one.id
    left join account on account.organisation_id = one.organisation_id and account.id = held.account_id`,
  sql`select bank_wait_days from security_setting`,
  sql`select person.code, request.state, step.level, step.purpose, step.outcome, holder.email, role.name, decider.email as decider from request
    join employee person on person.organisation_id = request.organisation_id and person.id = request.requester_id
    join request_step step on step.organisation_id = request.organisation_id and step.request_id = request.id
    left join account holder on holder.organisation_id = step.organisation_id and holder.id = step.account_id
    left join role on role.organisation_id = step.organisation_id and role.id = step.role_id
    left join account decider on decider.organisation_id = step.organisation_id and decider.id = step.ended_by
    where request.type = 'claim'`,
  sql`select count(*) from personal_erasure`,
]

/** Claims that are pending, with their requesters. */
export async function openClaims(tx: Tx): Promise<{ request: Id; requester: Id }[]> {
  const { rows } = await run(
    tx,
    sql`select id as request, requester_id as requester from request
      where organisation_id = ${tx.organisation} and type = 'claim' and is_open order by created_at, id`,
  )
  return rows as { request: Id; requester: Id }[]
}

/** Changes that await a second person. */
export async function pendingChanges(tx: Tx): Promise<Id[]> {
  const { rows } = await run(
    tx,
    sql`select id from pending_change where organisation_id = ${tx.organisation} and state = 'pending' order by requested_at, id`,
  )
  return (rows as { id: Id }[]).map(({ id }) => id)
}

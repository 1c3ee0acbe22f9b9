import { sql, type RawBuilder } from 'kysely'
import type { Id } from '@muster/contract/values.ts'

/** Does `account` (joined to its `role`) hold the permission: by its role, or by itself. */
export function holds(permission: string): RawBuilder<boolean> {
  return sql`account.is_active and coalesce(
    (select is_granted from account_permission single
      where single.organisation_id = account.organisation_id and single.account_id = account.id
        and single.permission = ${permission}),
    role.is_admin or ${permission} = any(role.permissions))`
}

export interface Approver {
  account: Id
  /** Requests whose assignee has left wait for the holders of HR. */
  isFallback: boolean
  isAdmin: boolean
}

/** Does the open request wait for this approver? The admin may always decide. */
export function waitsFor(organisation: Id, p: Approver): RawBuilder<boolean> {
  return sql`(
    ${p.isAdmin}::boolean
    or request.assignee_account_id = ${p.account}
    or request.assignee_role_id = ${roleOf(organisation, p.account)}
    or (${p.isFallback}::boolean and ${isStranded(organisation)}))`
}

export function roleOf(organisation: Id, account: Id): RawBuilder<Id> {
  return sql`(select role_id from account where organisation_id = ${organisation} and id = ${account})`
}

/** The person it waits for cannot sign in any more. */
export function isStranded(organisation: Id): RawBuilder<boolean> {
  return sql`exists (
    select from account gone
    where gone.organisation_id = ${organisation} and gone.id = request.assignee_account_id and not gone.is_active)`
}

import { sql, type RawBuilder } from 'kysely'
import { isActive } from '../../../platform/access/standing.sql.ts'
import type { Id } from '@muster/contract/values.ts'

/** Whether `account` (joined to its `role`) holds the permission, through its role or directly. */
export function holds(organisation: Id, permission: string): RawBuilder<boolean> {
  return sql`${isActive()} and coalesce(
    (select is_granted from account_permission single
      where single.organisation_id = ${organisation} and single.account_id = account.id
        and single.permission = ${permission}),
    role.is_admin or ${permission} = any(role.permissions))`
}

export function roleOf(organisation: Id, account: Id): RawBuilder<Id> {
  return sql`(select role_id from account where organisation_id = ${organisation} and id = ${account})`
}

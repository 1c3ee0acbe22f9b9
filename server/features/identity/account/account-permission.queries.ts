import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'
import type { Changes } from './effective.ts'

export interface Held {
  account: Id
  roleId: Id
  roleName: string
  isAdmin: boolean
  permissions: string[]
  changes: Changes
}

export const permissionsOfAccount = one((scope, p: { account: Id }) => ({
  compile: () =>
    sql<Pick<Held, 'isAdmin' | 'permissions' | 'changes'>>`
      select role.is_admin as "isAdmin", role.permissions,
        (select coalesce(jsonb_object_agg(permission, is_granted), '{}') from account_permission own
          where own.organisation_id = ${scope.organisation} and own.account_id = account.id) as changes
      from account join role on role.organisation_id = ${scope.organisation} and role.id = account.role_id
      where account.organisation_id = ${scope.organisation} and account.id = ${p.account}`.compile(scope.db),
}))

/** Makes the changes of an account exactly these; `changes` is JSON: `{ flag: isGranted }`. */
export const deleteOtherChanges = change((scope, p: { account: Id; changes: string }) => ({
  compile: () =>
    sql`
      delete from account_permission
      where organisation_id = ${scope.organisation} and account_id = ${p.account}
        and not jsonb_exists(${p.changes}::jsonb, permission)`.compile(scope.db),
}))

import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'
import type { Changes } from './effective.ts'

interface Held {
  account: Id
  roleId: Id
  roleName: string
  isAdmin: boolean
  permissions: string[]
  changes: Changes
}

/** The account of an employee with what its permissions are made of. */
export const permissionsOf = one((scope, p: { employee: Id }) => ({
  compile: () =>
    sql<Held>`
      select account.id as account, role.id as "roleId", role.name as "roleName", role.is_admin as "isAdmin", role.permissions,
        (select coalesce(jsonb_object_agg(permission, is_granted), '{}') from account_permission own
          where own.organisation_id = account.organisation_id and own.account_id = account.id) as changes
      from employee
      join account on account.organisation_id = employee.organisation_id and account.id = employee.account_id
      join role on role.organisation_id = account.organisation_id and role.id = account.role_id
      where employee.organisation_id = ${scope.organisation} and employee.id = ${p.employee}
      for update of account`.compile(scope.db),
}))

export const permissionsOfAccount = one((scope, p: { account: Id }) => ({
  compile: () =>
    sql<Pick<Held, 'isAdmin' | 'permissions' | 'changes'>>`
      select role.is_admin as "isAdmin", role.permissions,
        (select coalesce(jsonb_object_agg(permission, is_granted), '{}') from account_permission own
          where own.organisation_id = account.organisation_id and own.account_id = account.id) as changes
      from account join role on role.organisation_id = account.organisation_id and role.id = account.role_id
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

export const putChanges = change((scope, p: { account: Id; changes: string }) => ({
  compile: () =>
    sql`
      insert into account_permission (organisation_id, account_id, permission, is_granted)
      select ${scope.organisation}, ${p.account}, key, value::boolean from jsonb_each_text(${p.changes}::jsonb)
      on conflict (organisation_id, account_id, permission) do update set is_granted = excluded.is_granted`.compile(
      scope.db,
    ),
}))

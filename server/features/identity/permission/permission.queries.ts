import { sql } from 'kysely'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { isActive } from '../../../platform/access/standing.sql.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { Held } from '../account/account-permission.queries.ts'

/** An employee's account, with everything its permissions derive from. */
export const permissionsOf = one((scope, p: { employee: Id }) => ({
  compile: () =>
    sql<Held>`
      select account.id as account, role.id as "roleId", role.name as "roleName", role.is_admin as "isAdmin", role.permissions,
        (select coalesce(jsonb_object_agg(permission, is_granted), '{}') from account_permission own
          where own.organisation_id = ${scope.organisation} and own.account_id = account.id) as changes
      from employee
      join account on account.organisation_id = ${scope.organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${scope.organisation} and role.id = account.role_id
      where employee.organisation_id = ${scope.organisation} and employee.id = ${p.employee}
      for no key update of account`.compile(scope.db),
}))

export const putChanges = change((scope, p: { account: Id; changes: string }) => ({
  compile: () =>
    sql`
      insert into account_permission (organisation_id, account_id, permission, is_granted)
      select ${scope.organisation}, ${p.account}, key, value::boolean from jsonb_each_text(${p.changes}::jsonb)
      on conflict (organisation_id, account_id, permission) do update set is_granted = excluded.is_granted
      returning 1`.compile(scope.db),
}))

/** For each permission, the number of active people who hold it and the first by name, not counting one employee. */
export const privilegedPeople = rows(
  ({ db, organisation }, p: { permissions: readonly Permission[]; except: Id | null }) => ({
    compile: () =>
      sql<{ permission: string; total: number; people: string[] }>`
      select wanted.permission, count(*) as total, (array_agg(account.name order by role.is_admin, account.name))[1:3] as people
      from unnest(${p.permissions}::text[]) wanted(permission)
      cross join account
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      left join account_permission own on own.organisation_id = ${organisation}
        and own.account_id = account.id and own.permission = wanted.permission
      where account.organisation_id = ${organisation} and ${isActive()}
        and (${p.except}::uuid is null or employee.id is distinct from ${p.except}::uuid)
        and (role.is_admin or coalesce(own.is_granted, wanted.permission = any(role.permissions)))
      group by wanted.permission order by wanted.permission`.compile(db),
  }),
)

import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'
import type { Changes } from '../account/effective.ts'

interface Rights {
  name: string
  isAdmin: boolean
  permissions: string[]
}

export const subjectOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ name: string; account: Id }>`
      select name, account_id as account from employee
      where organisation_id = ${organisation} and id = ${p.employee}`.compile(db),
}))

export const rightsOfAccount = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<Rights & { changes: Changes }>`
      select role.name, role.is_admin as "isAdmin", role.permissions,
        (select coalesce(jsonb_object_agg(permission, is_granted), '{}') from account_permission own
          where own.organisation_id = ${organisation} and own.account_id = account.id) as changes
      from account join role on role.organisation_id = ${organisation} and role.id = account.role_id
      where account.organisation_id = ${organisation} and account.id = ${p.account}`.compile(db),
}))

export const roleRights = one(({ db, organisation }, p: { role: Id }) =>
  db
    .selectFrom('role')
    .select(['name', 'is_admin as isAdmin', 'permissions'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.role)
    .where('is_admin', '=', false),
)

/** The role to start with while another is pending: the one with the fewest permissions, none of them privileged. */
export const leastRole = one(({ db, organisation }, p: { privileged: readonly string[] }) => ({
  compile: () =>
    sql<{ _id: Id; name: string }>`
      select id as "_id", name from role
      where organisation_id = ${organisation} and not is_admin and not permissions && ${p.privileged}::text[]
      order by name = 'Employee' desc, cardinality(permissions), name limit 1`.compile(db),
}))

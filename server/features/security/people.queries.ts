import { sql } from 'kysely'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { one, rows } from '../../platform/database/statement.ts'

export interface Holder {
  account: Id
  name: string
  email: string
  /** Null for the company admin. */
  employee: Id | null
  isAdmin: boolean
}

/** Active people who have signed in once and hold all of these permissions, ignoring permissions to read. */
export const holdersOfAll = rows(({ db, organisation }, p: { needs: readonly Permission[] }) => ({
  compile: () =>
    sql<Holder>`
      select account.id as account, account.name, account.email, employee.id as employee, role.is_admin as "isAdmin"
      from account
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where account.organisation_id = ${organisation} and account.is_active and account.password_hash is not null
        and (role.is_admin or not exists (
          select 1 from unnest(${p.needs}::text[]) wanted(permission)
          left join account_permission own on own.organisation_id = ${organisation}
            and own.account_id = account.id and own.permission = wanted.permission
          where not coalesce(own.is_granted, wanted.permission = any(role.permissions))))
      order by role.is_admin, account.name, account.id`.compile(db),
}))

/** Admins to notify, whether they have signed in or not. */
export const admins = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ account: Id; name: string; email: string }>`
      select account.id as account, account.name, account.email
      from account join role on role.organisation_id = ${organisation} and role.id = account.role_id
      where account.organisation_id = ${organisation} and account.is_active and role.is_admin
      order by account.id`.compile(db),
}))

export const zoneOf = one(({ db, organisation }, _: object) =>
  db.selectFrom('organisation').select('time_zone as zone').where('id', '=', organisation),
)

export const nameOf = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.id', 'account.organisation_id')
    .select(['account.name', 'organisation.name as company'])
    .where('account.organisation_id', '=', organisation)
    .where('account.id', '=', p.account),
)

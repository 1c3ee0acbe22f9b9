import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export interface UserRow {
  id: Id
  userName: string
  externalId: string | null
  givenName: string
  familyName: string
  active: boolean
  /** HR has ended the employment, which the identity provider cannot restore. */
  isFormer: boolean
  isAdmin: boolean
  createdAt: Instant
  updatedAt: Instant
  total: number
}

export interface Wanted {
  id: string | null
  userName: string | null
  externalId: string | null
  active: boolean | null
  offset: number
  limit: number
}

/** Everyone with a record, except those the identity provider deleted: switched off, and no longer known to it. */
export const scimUsers = rows(({ db, organisation }, p: Wanted) => ({
  compile: () =>
    sql<UserRow>`
      select account.id, account.email as "userName", known.external_id as "externalId",
        employee.first_name as "givenName", employee.last_name as "familyName",
        account.is_active and account.stopped_at is null as active, not account.is_active as "isFormer",
        role.is_admin as "isAdmin", account.created_at as "createdAt",
        greatest(employee.updated_at, known.updated_at) as "updatedAt", count(*) over ()::int as total
      from account
      join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join scim_user known on known.organisation_id = ${organisation} and known.account_id = account.id
      where account.organisation_id = ${organisation}
        and (account.stopped_at is null or known.account_id is not null)
        and (${p.id}::text is null or account.id::text = ${p.id}::text)
        and (${p.userName}::text is null or account.email = ${p.userName}::text)
        and (${p.externalId}::text is null or known.external_id = ${p.externalId}::text)
        and (${p.active}::boolean is null or (account.is_active and account.stopped_at is null) = ${p.active}::boolean)
      order by account.created_at, account.id
      limit ${p.limit} offset ${p.offset}`.compile(db),
}))

/** Someone whose sign-in the identity provider turned off. */
export const stoppedPerson = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ name: string; employee: Id }>`
      select account.name, employee.id as employee
      from account
      join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where account.organisation_id = ${organisation} and account.id = ${p.account} and account.stopped_at is not null`.compile(
      db,
    ),
}))

/** People still employed whose sign-in the identity provider turned off, the last ones first. */
export const stoppedPeople = rows(({ db, organisation }, p: { limit: number }) => ({
  compile: () =>
    sql<{ _id: Id; employeeId: Id; name: string; code: string; stoppedAt: Instant }>`
      select account.id as _id, employee.id as "employeeId", account.name, employee.code, account.stopped_at as "stoppedAt"
      from account
      join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where account.organisation_id = ${organisation} and account.stopped_at is not null and account.is_active
      order by account.stopped_at desc, account.id
      limit ${p.limit}`.compile(db),
}))

/** The account with this address, deleted by the identity provider or not. */
export const addressTaken = one(({ db, organisation }, p: { userName: string }) => ({
  compile: () =>
    sql<{ account: Id; isDeleted: boolean }>`
      select account.id as account,
        account.stopped_at is not null and known.account_id is null
          and exists (select 1 from employee
            where employee.organisation_id = ${organisation} and employee.account_id = account.id) as "isDeleted"
      from account
      left join scim_user known on known.organisation_id = ${organisation} and known.account_id = account.id
      where account.organisation_id = ${organisation} and account.email = ${p.userName}`.compile(db),
}))

export const putUser = change(({ db, organisation }, p: { account: Id; externalId: string | null; now: Instant }) => ({
  compile: () =>
    sql`
        insert into scim_user (organisation_id, account_id, external_id, updated_at)
        values (${organisation}, ${p.account}, ${p.externalId}, ${p.now})
        on conflict (organisation_id, account_id) do update
          set external_id = excluded.external_id, updated_at = excluded.updated_at`.compile(db),
}))

export const deleteUser = change(({ db, organisation }, p: { account: Id }) =>
  db.deleteFrom('scim_user').where('organisation_id', '=', organisation).where('account_id', '=', p.account),
)

/** Serialises the identity provider's changes to people. */
export const lockUsers = change(({ db, organisation }, _: object) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended('scim ' || ${organisation}::text, 0))::text as done`.compile(db),
}))

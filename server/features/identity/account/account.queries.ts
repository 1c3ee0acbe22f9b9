import { sql } from 'kysely'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { isActive } from '../../../platform/access/standing.sql.ts'
import { change, globally, one, rows } from '../../../platform/database/statement.ts'
import { formerly } from './formerly.sql.ts'

/** The organisation and account of an address; read before the organisation is known. */
export const directoryEntry = globally.one(({ db }, p: { email: string }) =>
  db
    .selectFrom('sign_in_directory')
    .select(['organisation_id as organisation', 'account_id as account', 'sign_up_id as signUp'])
    .where('email', '=', p.email),
)

/** Returns 0 if the address already has an account. */
export const insertDirectoryEntry = change(
  ({ db, organisation }, p: { email: string; account: Id; signUp: Id | null }) =>
    db
      .insertInto('sign_in_directory')
      .values({ email: p.email, organisation_id: organisation, account_id: p.account, sign_up_id: p.signUp })
      .onConflict((conflict) => conflict.doNothing()),
)

/** The address that signs in to an account; none until one was confirmed. */
export const claimedAddress = globally.one(({ db }, p: { organisation: Id; account: Id }) =>
  db
    .selectFrom('sign_in_directory')
    .select('email')
    .where('organisation_id', '=', p.organisation)
    .where('account_id', '=', p.account),
)

/** Returns 0 if the account has no address yet, or the address belongs to another account. */
export const moveDirectoryEntry = change((scope, p: { email: string; account: Id }) => ({
  compile: () =>
    sql`
      update sign_in_directory set email = ${p.email}
      where organisation_id = ${scope.organisation} and account_id = ${p.account}
        and not exists (select 1 from sign_in_directory other where other.email = ${p.email} and other.account_id <> ${p.account})`.compile(
      scope.db,
    ),
}))

export const signUpIsOver = change(({ db, organisation }, p: { account: Id }) =>
  db
    .updateTable('sign_in_directory')
    .set({ sign_up_id: null })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account),
)

export const insertAccount = change(
  (
    { db, organisation },
    p: { id: Id; email: string; name: string; phone: string | null; roleId: Id; hash: string | null; now: Instant },
  ) =>
    db.insertInto('account').values({
      organisation_id: organisation,
      id: p.id,
      email: p.email,
      name: p.name,
      phone: p.phone,
      role_id: p.roleId,
      password_hash: p.hash,
      created_at: p.now,
    }),
)

export const insertKeyAccount = change(
  ({ db, organisation }, p: { id: Id; email: string; name: string; now: Instant }) =>
    db.insertInto('account').values({
      organisation_id: organisation,
      id: p.id,
      email: p.email,
      name: p.name,
      is_key: true,
      is_active: false,
      created_at: p.now,
    }),
)

export const insertFormerAccount = change(
  ({ db, organisation }, p: { id: Id; account: Id; email: string; now: Instant }) => ({
    compile: () =>
      sql`
      insert into account (organisation_id, id, email, name, phone, designation, photo_key, role_id, is_active, created_at)
      select ${organisation}, ${p.id}, ${p.email}, name, phone, designation, photo_key, role_id, false, ${p.now}
      from account where organisation_id = ${organisation} and id = ${p.account}
      returning 1`.compile(db),
  }),
)

/** What signing in and changing a password need. */
export const accountSecret = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.id', 'account.organisation_id')
    .select([
      'account.name',
      'account.email',
      'organisation.name as company',
      'password_hash as hash',
      'password_changed_at as changedAt',
      'is_active as isActive',
      'role_id as roleId',
    ])
    .where('organisation_id', '=', organisation)
    .where('account.id', '=', p.account),
)

export const setPasswordHash = change(({ db, organisation }, p: { account: Id; hash: string; now: Instant }) =>
  db
    .updateTable('account')
    .set({ password_hash: p.hash, password_changed_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)

/** Null leaves a field unchanged. */
export const updateAccount = change(
  (
    scope,
    p: { account: Id; name: string | null; email: string | null; isPhoneGiven: boolean; phone: string | null },
  ) => ({
    compile: () =>
      sql`
        update account set name = coalesce(${p.name}, name), email = coalesce(${p.email}, email),
          phone = case when ${p.isPhoneGiven}::boolean then ${p.phone} else phone end
        where organisation_id = ${scope.organisation} and id = ${p.account}`.compile(scope.db),
  }),
)

export const updateDesignation = change(({ db, organisation }, p: { account: Id; designation: string | null }) =>
  db
    .updateTable('account')
    .set({ designation: p.designation })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)

export const updateClock = change(({ db, organisation }, p: { account: Id; hour12: boolean }) =>
  db
    .updateTable('account')
    .set({ hour12: p.hour12 })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)

export const photoAfter = one((scope, p: { account: Id; photo: string | null }) => ({
  compile: () =>
    sql<{ before: string | null }>`
      update account set photo_key = ${p.photo}
      from (select photo_key from account where organisation_id = ${scope.organisation} and id = ${p.account} for no key update) old
      where account.organisation_id = ${scope.organisation} and account.id = ${p.account}
      returning old.photo_key as before`.compile(scope.db),
}))

export const updateActive = change(({ db, organisation }, p: { account: Id; isActive: boolean }) =>
  db
    .updateTable('account')
    .set({ is_active: p.isActive })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)

export const updateFrozen = change(({ db, organisation }, p: { account: Id; at: Instant | null }) =>
  db
    .updateTable('account')
    .set({ frozen_at: p.at })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.account),
)

/** Returns 0 if the account or role doesn't exist, or either role is the admin's, which cannot be given or taken away. */
export const updateRole = change((scope, p: { account: Id; role: Id }) => ({
  compile: () =>
    sql`
      update account set role_id = role.id from role, role present
      where account.organisation_id = ${scope.organisation} and account.id = ${p.account}
        and role.organisation_id = ${scope.organisation} and role.id = ${p.role} and not role.is_admin
        and present.organisation_id = ${scope.organisation} and present.id = account.role_id and not present.is_admin`.compile(
      scope.db,
    ),
}))

/** Active accounts that hold one of these permissions, by role or by grant. */
export const holdersOf = rows((scope, p: { permissions: Permission[] }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select account.id as account
      from account
      join role on role.organisation_id = ${scope.organisation} and role.id = account.role_id
      where account.organisation_id = ${scope.organisation} and ${isActive()}
        and (role.is_admin or exists (
          select 1 from unnest(${p.permissions}::text[]) wanted(permission)
          left join account_permission own on own.organisation_id = ${scope.organisation}
            and own.account_id = account.id and own.permission = wanted.permission
          where coalesce(own.is_granted, wanted.permission = any(role.permissions))))
      order by account.id`.compile(scope.db),
}))

export const accountPhotosInUse = rows(({ db, organisation }, p: { keys: readonly string[] }) => ({
  compile: () =>
    sql<{ key: string }>`
      select photo_key as key from account
      where organisation_id = ${organisation} and photo_key = any(${p.keys}::text[])`.compile(db),
}))

/** `accounts`: JSON of accounts without a password. */
export const insertAccounts = change(({ db, organisation }, p: { accounts: string; now: Instant }) => ({
  compile: () =>
    sql`
      insert into account (organisation_id, id, email, name, phone, designation, role_id, created_at)
      select ${organisation}, id, email, name, phone, coalesce(designation, ''), "roleId", ${p.now}
      from jsonb_to_recordset(${p.accounts}::jsonb) as one (id uuid, email text, name text, phone text, designation text, "roleId" uuid)
      returning 1`.compile(db),
}))

/** The account's rights, for background work on its behalf. */
export const accountActor = one((scope, p: { account: Id }) => ({
  compile: () =>
    sql<{ isActive: boolean; isAdmin: boolean; role: string; employee: Id | null; formerly: Id[] | null }>`
      select account.is_active as "isActive", role.is_admin as "isAdmin", role.name as role, employee.id as employee,
        ${formerly(scope.organisation)} as formerly
      from account
      join role on role.organisation_id = ${scope.organisation} and role.id = account.role_id
      left join employee on employee.organisation_id = ${scope.organisation} and employee.account_id = account.id
      where account.organisation_id = ${scope.organisation} and account.id = ${p.account}`.compile(scope.db),
}))

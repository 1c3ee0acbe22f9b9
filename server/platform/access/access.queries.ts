import { sql } from 'kysely'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../database/statement.ts'
import { canSignIn, holdsAll, isActive } from './standing.sql.ts'

/** How long accounts with a giver in common are not independent of each other. */
const bars = sql`interval '30 days'`
/** How long the rule holds after its last second person is gone. */
const holds = sql`interval '3 days'`

export interface Standing {
  account: Id
  held: Permission[]
  /** Whether the account counts as a second person. */
  counts: boolean
}

/** What active accounts hold of these permissions: all accounts, or the named ones. */
export const standings = rows(
  ({ db, organisation }, p: { accounts: readonly Id[] | null; flags: readonly Permission[] }) => ({
    compile: () =>
      sql<Standing>`
        select account.id as account, held.flags as held, ${canSignIn(organisation)} as counts
        from account
        join role on role.organisation_id = ${organisation} and role.id = account.role_id
        cross join lateral (
          select array(
            select wanted.permission from unnest(${p.flags}::text[]) wanted(permission)
            where ${holdsAll(organisation, sql`array[wanted.permission]`)}
          ) as flags
        ) held
        where account.organisation_id = ${organisation} and ${isActive()} and cardinality(held.flags) > 0
          and (${p.accounts}::uuid[] is null or account.id = any(${p.accounts}::uuid[]))`.compile(db),
  }),
)

interface Gift {
  accounts: readonly Id[]
  by: readonly Id[]
  now: Instant
  isLasting: boolean
}

/** Whoever has access by others' doing hands their givers on with it. */
export const insertGifts = change(({ db, organisation }, p: Gift) => ({
  compile: () =>
    sql`
      insert into access_gift (organisation_id, account_id, given_by, given_at, is_lasting)
      select ${organisation}::uuid, receiver.id, giver.id, ${p.now}::timestamptz, ${p.isLasting}::boolean
      from unnest(${p.accounts}::uuid[]) receiver(id)
      cross join (
        select unnest(${p.by}::uuid[]) as id
        union
        select given_by from access_gift gift
        where gift.organisation_id = ${organisation} and gift.account_id = any(${p.by}::uuid[])
          and (gift.is_lasting or gift.given_at > ${p.now}::timestamptz - ${bars})
      ) giver
      where receiver.id <> giver.id
      on conflict (organisation_id, account_id, given_by) do update
        set given_at = excluded.given_at, is_lasting = access_gift.is_lasting or excluded.is_lasting
      returning 1`.compile(db),
}))

/** Someone independent of the giver has confirmed the access. */
export const deleteGifts = change(({ db, organisation }, p: { accounts: readonly Id[]; by: readonly Id[] }) => ({
  compile: () =>
    sql`
      delete from access_gift
      where organisation_id = ${organisation} and account_id = any(${p.accounts}::uuid[])
        and given_by = any(${p.by}::uuid[]) and not is_lasting`.compile(db),
}))

/** The accounts that are not independent of this one: its givers, and all to whom it or one of its givers gave access. */
export const dependents = rows(({ db, organisation }, p: { account: Id; now: Instant }) => ({
  compile: () =>
    sql<{ account: Id }>`
      with gift as (
        select account_id, given_by from access_gift
        where organisation_id = ${organisation} and (is_lasting or given_at > ${p.now}::timestamptz - ${bars})
      ), line as (
        select ${p.account}::uuid as id
        union select given_by from gift where account_id = ${p.account}::uuid
      )
      select id as account from line where id <> ${p.account}::uuid
      union
      select account_id from gift where given_by in (select id from line) and account_id <> ${p.account}::uuid`.compile(
      db,
    ),
}))

interface Loss {
  account: Id
  held: readonly Permission[]
  by: Id | null
  now: Instant
}

export const insertLoss = change(({ db, organisation }, p: Loss) => ({
  compile: () =>
    sql`
      insert into access_loss (organisation_id, account_id, lost_at, held, lost_by)
      values (${organisation}, ${p.account}, ${p.now}, ${p.held}::text[], ${p.by})
      on conflict (organisation_id, account_id, lost_at) do update set held = access_loss.held || excluded.held`.compile(
      db,
    ),
}))

export interface Lost {
  account: Id
  name: string
  employee: Id | null
  until: Instant
}

/** Who held all of these and lost them in the last days, with the moment up to which the rule holds because of that. */
export const lostHolders = rows(({ db, organisation }, p: { needs: readonly Permission[]; now: Instant }) => ({
  compile: () =>
    sql<Lost>`
      select account.id as account, account.name, employee.id as employee, max(loss.lost_at) + ${holds} as until
      from access_loss loss
      join account on account.organisation_id = ${organisation} and account.id = loss.account_id
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where loss.organisation_id = ${organisation} and loss.lost_at > ${p.now}::timestamptz - ${holds}
        and ${p.needs}::text[] <@ loss.held
      group by account.id, account.name, employee.id
      order by until desc, account.id`.compile(db),
}))

export interface Holder {
  account: Id
  name: string
  email: string
  /** Null for an admin without an employee record. */
  employee: Id | null
  isAdmin: boolean
}

/** Active people who have a way to sign in and hold all of these permissions. */
export const holdersOfAll = rows(({ db, organisation }, p: { needs: readonly Permission[] }) => ({
  compile: () =>
    sql<Holder>`
      select account.id as account, account.name, account.email, employee.id as employee, role.is_admin as "isAdmin"
      from account
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      left join employee on employee.organisation_id = ${organisation} and employee.account_id = account.id
      where account.organisation_id = ${organisation} and ${canSignIn(organisation)}
        and ${holdsAll(organisation, sql`${p.needs}`)}
      order by role.is_admin, account.name, account.id`.compile(db),
}))

/** The scopes of a key that still works. */
export const keyInForce = one(({ db, organisation }, p: { account: Id; now: Instant }) => ({
  compile: () =>
    sql<{ scopes: string[] }>`
      select scopes from api_key
      where organisation_id = ${organisation} and id = ${p.account} and revoked_at is null
        and expires_at > ${p.now}::timestamptz`.compile(db),
}))

/** Whether one person added another as an employee in the last 30 days, themselves or by a key of which they have the secret. */
export const addedBy = rows(({ db, organisation }, p: { employee: Id; by: Id; now: Instant }) => ({
  compile: () =>
    sql<{ n: number }>`
      select event.n from audit_event event
      where event.organisation_id = ${organisation} and event.record_type = 'employee' and event.record_id = ${p.employee}
        and event.action = 'added' and event.at > ${p.now}::timestamptz - interval '30 days'
        and (event.account_id = ${p.by} or exists (
          select from access_gift gift
          where gift.organisation_id = ${organisation} and gift.account_id = event.account_id and gift.given_by = ${p.by}
            and gift.is_lasting))
      limit 1`.compile(db),
}))

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import { formerly } from '../account/formerly.sql.ts'
import type { Changes } from '../account/effective.ts'

interface SessionActor {
  account: Id
  endedAt: Instant | null
  expiresAt: Instant
  isActive: boolean
  role: string
  isAdmin: boolean
  permissions: string[]
  changes: Changes
  employee: Id | null
  formerly: Id[] | null
  isBound: boolean
  provedAt: Instant
}

/** A session with everything that decides what it may do, in one row. */
export const sessionActor = one((scope, p: { session: Id }) => ({
  compile: () =>
    sql<SessionActor>`
      select session.account_id as account, session.ended_at as "endedAt", session.expires_at as "expiresAt",
        account.is_active as "isActive", role.name as role, role.is_admin as "isAdmin", role.permissions,
        employee.id as employee, ${formerly(scope.organisation)} as formerly, session.is_bound as "isBound", session.proved_at as "provedAt",
        (select coalesce(jsonb_object_agg(permission, is_granted), '{}') from account_permission own
          where own.organisation_id = ${scope.organisation} and own.account_id = session.account_id) as changes
      from session
      join account on account.organisation_id = ${scope.organisation} and account.id = session.account_id
      join role on role.organisation_id = ${scope.organisation} and role.id = account.role_id
      left join employee on employee.organisation_id = ${scope.organisation} and employee.account_id = account.id
      where session.organisation_id = ${scope.organisation} and session.id = ${p.session}`.compile(scope.db),
}))

export const insertSession = change(
  (
    { db, organisation },
    p: {
      id: Id
      account: Id
      digest: string
      agent: string
      address: string
      lifetimeDays: number
      isBound: boolean
      isSso: boolean
      now: Instant
      expiresAt: Instant
    },
  ) => ({
    // Sessions that expired over 30 days ago are deleted on the way: nothing else looks at them.
    compile: () =>
      sql`
        with gone as (
          delete from session
          where organisation_id = ${organisation} and account_id = ${p.account}
            and expires_at < ${p.now}::timestamptz - interval '30 days'
        )
        insert into session (organisation_id, id, account_id, refresh_digest, agent, address, lifetime_days, is_bound, is_sso, created_at,
          last_seen_at, rotated_at, expires_at, proved_at)
        values (${organisation}, ${p.id}, ${p.account}, ${p.digest}, ${p.agent}, ${p.address}, ${p.lifetimeDays}, ${p.isBound}, ${p.isSso},
          ${p.now}, ${p.now}, ${p.now}, ${p.expiresAt}, ${p.now})`.compile(db),
  }),
)

/** Locks a session, so that two refreshes of one token are decided one after the other. */
export const lockSession = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('session')
    .select([
      'account_id as account',
      'refresh_digest as digest',
      'spent_digest as spentDigest',
      'rotated_at as rotatedAt',
      'lifetime_days as lifetimeDays',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'created_at as createdAt',
      'is_bound as isBound',
    ])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .forUpdate(),
)

export const rotateSession = change(
  (
    { db, organisation },
    p: { id: Id; digest: string; spentDigest: string; now: Instant; expiresAt: Instant; address: string },
  ) =>
    db
      .updateTable('session')
      .set({
        refresh_digest: p.digest,
        spent_digest: p.spentDigest,
        rotated_at: p.now,
        last_seen_at: p.now,
        expires_at: p.expiresAt,
        address: p.address,
      })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

export const endSession = change(({ db, organisation }, p: { id: Id; account: Id; why: string; now: Instant }) =>
  db
    .updateTable('session')
    .set({ ended_at: p.now, ended_why: p.why })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('account_id', '=', p.account)
    .where('ended_at', 'is', null),
)

/** Ends the sessions of an account, except `except`. */
export const endAllSessions = change((scope, p: { account: Id; except: Id | null; why: string; now: Instant }) => ({
  compile: () =>
    sql`
      update session set ended_at = ${p.now}, ended_why = ${p.why}
      where organisation_id = ${scope.organisation} and account_id = ${p.account} and ended_at is null
        and id is distinct from ${p.except}::uuid`.compile(scope.db),
}))

export const liveSessions = rows(({ db, organisation }, p: { account: Id; now: Instant }) =>
  db
    .selectFrom('session')
    .select([
      'id as _id',
      'agent',
      'address',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'is_sso as isSso',
    ])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', p.now)
    .orderBy('last_seen_at', 'desc')
    .limit(100),
)

export const sessionIsProved = change(({ db, organisation }, p: { session: Id; now: Instant }) =>
  db
    .updateTable('session')
    .set({ proved_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.session),
)

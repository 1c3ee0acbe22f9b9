import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, globally, one } from '../../../platform/database/statement.ts'

export type Purpose = 'signIn' | 'proof' | 'test'

interface NewFlow {
  organisation: Id
  stateDigest: string
  purpose: Purpose
  account: Id | null
  session: Id | null
  changedAt: Instant
  now: Instant
  expiresAt: Instant
}

export const insertFlow = globally.change(({ db }, p: NewFlow) => ({
  compile: () =>
    sql`
      with gone as (delete from sso_flow where created_at < ${p.now}::timestamptz - interval '1 day')
      insert into sso_flow (organisation_id, state_digest, purpose, account_id, session_id, changed_at, created_at, expires_at)
      values (${p.organisation}, ${p.stateDigest}, ${p.purpose}, ${p.account}, ${p.session}, ${p.changedAt}, ${p.now},
        ${p.expiresAt})`.compile(db),
}))

/** Once: a second use of the same state finds nothing. */
export const takeFlow = globally.one(({ db }, p: { stateDigest: string; now: Instant }) =>
  db
    .updateTable('sso_flow')
    .set({ used_at: p.now })
    .where('state_digest', '=', p.stateDigest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now)
    .returning([
      'organisation_id as organisation',
      'purpose',
      'account_id as account',
      'session_id as session',
      'changed_at as changedAt',
      'created_at as createdAt',
    ]),
)

export const linkedAccount = one(({ db, organisation }, p: { issuer: string; subject: string }) =>
  db
    .selectFrom('sso_identity')
    .select('account_id as account')
    .where('organisation_id', '=', organisation)
    .where('issuer', '=', p.issuer)
    .where('subject', '=', p.subject),
)

/** Returns 0 if the account is already linked with another subject, or the subject with another account. */
export const insertLink = change(
  ({ db, organisation }, p: { account: Id; issuer: string; subject: string; now: Instant }) =>
    db
      .insertInto('sso_identity')
      .values({
        organisation_id: organisation,
        account_id: p.account,
        issuer: p.issuer,
        subject: p.subject,
        linked_at: p.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
)

/** The account with this address in the organisation, and whether its domain is proved there. */
export const personByAddress = one(({ db, organisation }, p: { email: string }) => ({
  compile: () =>
    sql<{ isOwnDomain: boolean; account: Id | null; isActive: boolean | null }>`
      select exists (select 1 from sso_domain_owner owned
          where owned.domain = split_part(${p.email}::text, '@', 2) and owned.organisation_id = ${organisation}) as "isOwnDomain",
        account.id as account, account.is_active as "isActive"
      from (select 1) nothing
      left join account on account.organisation_id = ${organisation} and account.email = ${p.email}::text`.compile(db),
}))

/** Serialises first sign-ins with the same address. */
export const lockAddress = change(({ db, organisation }, p: { email: string }) => ({
  compile: () =>
    sql`select pg_advisory_xact_lock(hashtextextended('sso ' || ${organisation}::text || ${p.email}, 0))::text as done`.compile(
      db,
    ),
}))

export const roleOfAccount = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ roleId: Id; name: string; isAdmin: boolean }>`
      select role.id as "roleId", role.name, role.is_admin as "isAdmin"
      from account join role on role.organisation_id = ${organisation} and role.id = account.role_id
      where account.organisation_id = ${organisation} and account.id = ${p.account}`.compile(db),
}))

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export type FactorKind = 'authenticator' | 'email'

interface Factors {
  authenticatorName: string | null
  authenticatorSince: Instant | null
  emailSince: Instant | null
  passkeys: number
  /** What the role requires today. */
  required: 'any' | 'authenticator' | null
}

/** The factors an account has turned on, and what its role requires on the company's present day. */
export const factorsOf = one(({ db, organisation }, p: { account: Id; now: Instant }) => ({
  compile: () =>
    sql<Factors>`
      select app.name as "authenticatorName", app.confirmed_at as "authenticatorSince", mail.confirmed_at as "emailSince",
        (select count(*)::int from passkey
          where passkey.organisation_id = ${organisation} and passkey.account_id = account.id) as passkeys,
        rule.kind as required
      from account
      join organisation on organisation.id = account.organisation_id
      left join second_factor app on app.organisation_id = ${organisation} and app.account_id = account.id
        and app.kind = 'authenticator' and app.confirmed_at is not null
      left join second_factor mail on mail.organisation_id = ${organisation} and mail.account_id = account.id
        and mail.kind = 'email' and mail.confirmed_at is not null
      left join second_factor_rule rule on rule.organisation_id = ${organisation} and rule.role_id = account.role_id
        and rule.from_day <= (${p.now}::timestamptz at time zone organisation.time_zone)::date
      where account.organisation_id = ${organisation} and account.id = ${p.account}`.compile(db),
}))

export const authenticatorOf = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('kind', '=', 'authenticator'),
)

/** Replaces a set-up in progress; returns 0 if an authenticator is already on. */
export const beginAuthenticator = change(
  ({ db, organisation }, p: { account: Id; name: string; secret: string; now: Instant }) => ({
    compile: () =>
      sql`
        insert into second_factor (organisation_id, account_id, kind, name, secret, created_at)
        values (${organisation}, ${p.account}, 'authenticator', ${p.name}, ${p.secret}, ${p.now})
        on conflict (organisation_id, account_id, kind) do update
          set name = excluded.name, secret = excluded.secret, created_at = excluded.created_at
          where second_factor.confirmed_at is null`.compile(db),
  }),
)

/** Uses up the code of a 30-second step and all earlier ones; returns 0 if it was already used. */
export const takeStep = change(({ db, organisation }, p: { account: Id; step: number; now: Instant }) => ({
  compile: () =>
    sql`
      update second_factor set last_step = ${p.step}::bigint, confirmed_at = coalesce(confirmed_at, ${p.now}::timestamptz)
      where organisation_id = ${organisation} and account_id = ${p.account} and kind = 'authenticator'
        and coalesce(last_step, -1) < ${p.step}::bigint`.compile(db),
}))

/** Begins turning codes by email on, or sends another; returns 0 if they are already on. */
export const beginEmail = change(
  ({ db, organisation }, p: { account: Id; codeDigest: string; codeExpiresAt: Instant; now: Instant }) => ({
    compile: () =>
      sql`
        insert into second_factor (organisation_id, account_id, kind, code_digest, code_sent_at, code_expires_at, created_at)
        values (${organisation}, ${p.account}, 'email', ${p.codeDigest}, ${p.now}, ${p.codeExpiresAt}, ${p.now})
        on conflict (organisation_id, account_id, kind) do update
          set code_digest = excluded.code_digest, code_sent_at = excluded.code_sent_at,
            code_expires_at = excluded.code_expires_at
          where second_factor.confirmed_at is null`.compile(db),
  }),
)

/** The code that turns codes by email on, while that is in progress. */
export const emailCode = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('second_factor')
    .select(['code_digest as digest', 'code_sent_at as sentAt', 'code_expires_at as expiresAt'])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('kind', '=', 'email')
    .where('confirmed_at', 'is', null),
)

export const confirmEmail = change(({ db, organisation }, p: { account: Id; now: Instant }) =>
  db
    .updateTable('second_factor')
    .set({ confirmed_at: p.now, code_digest: null, code_sent_at: null, code_expires_at: null })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('kind', '=', 'email'),
)

/** Returns the kinds that were on. */
export const deleteFactors = rows(({ db, organisation }, p: { account: Id; kinds: readonly FactorKind[] }) => ({
  compile: () =>
    sql<{ kind: FactorKind; wasOn: boolean }>`
      delete from second_factor
      where organisation_id = ${organisation} and account_id = ${p.account} and kind = any(${p.kinds}::text[])
      returning kind, confirmed_at is not null as "wasOn"`.compile(db),
}))

/** Null: all of them. */
export const deletePasskeys = rows(({ db, organisation }, p: { account: Id; id: Id | null }) => ({
  compile: () =>
    sql<{ name: string }>`
      delete from passkey
      where organisation_id = ${organisation} and account_id = ${p.account}
        and (${p.id}::uuid is null or id = ${p.id}::uuid)
      returning name`.compile(db),
}))

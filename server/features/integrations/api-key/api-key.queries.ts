import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface KeyRow {
  _id: Id
  name: string
  scopes: string[]
  callsPerMinute: number
  lastFour: string
  expiresOn: Day
  expiresAt: Instant
  previousUntil: Instant | null
  createdAt: Instant
  createdBy: string
  revokedAt: Instant | null
  usedAt: Instant | null
  usedFrom: string | null
}

/** All keys, or one; active ones first. */
export const keyRows = rows(({ db, organisation }, p: { id: Id | null; now: Instant }) => ({
  compile: () =>
    sql<KeyRow>`
      select api_key.id as "_id", account.name, scopes, calls_a_minute as "callsPerMinute", last_four as "lastFour",
        expires_on as "expiresOn", expires_at as "expiresAt", previous_until as "previousUntil",
        api_key.created_at as "createdAt", maker.name as "createdBy", revoked_at as "revokedAt", used_at as "usedAt",
        used_from as "usedFrom"
      from api_key
      join account on account.organisation_id = ${organisation} and account.id = api_key.id
      join account maker on maker.organisation_id = ${organisation} and maker.id = api_key.created_by
      where api_key.organisation_id = ${organisation} and (${p.id}::uuid is null or api_key.id = ${p.id})
      order by revoked_at is null and expires_at > ${p.now}::timestamptz desc, api_key.created_at desc, api_key.id
      limit 500`.compile(db),
}))

export const lockKey = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('api_key')
    .select(['digest', 'expires_at as expiresAt', 'revoked_at as revokedAt'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .forUpdate(),
)

/** The number of keys not revoked. */
export const keyCount = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('api_key')
    .select((select) => select.fn.countAll<number>().as('keys'))
    .where('organisation_id', '=', organisation)
    .where('revoked_at', 'is', null),
)

interface NewKey {
  id: Id
  scopes: readonly string[]
  callsPerMinute: number
  digest: string
  lastFour: string
  expiresOn: Day
  expiresAt: Instant
  account: Id
  now: Instant
}

export const insertKey = change(({ db, organisation }, p: NewKey) => ({
  compile: () =>
    sql`
      insert into api_key (organisation_id, id, scopes, calls_a_minute, digest, last_four, expires_on, expires_at, created_by, created_at)
      values (${organisation}, ${p.id}, ${p.scopes}::text[], ${p.callsPerMinute}, ${p.digest}, ${p.lastFour}, ${p.expiresOn},
        ${p.expiresAt}, ${p.account}, ${p.now})`.compile(db),
}))

export const updateKey = change(
  ({ db, organisation }, p: { id: Id; scopes: readonly string[]; callsPerMinute: number }) => ({
    compile: () =>
      sql`
        update api_key set scopes = ${p.scopes}::text[], calls_a_minute = ${p.callsPerMinute}
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

interface Renewal {
  id: Id
  digest: string
  lastFour: string
  expiresOn: Day
  expiresAt: Instant
  /** Null once the previous secret has stopped working. */
  previousDigest: string | null
  previousUntil: Instant | null
}

export const renewKey = change(({ db, organisation }, p: Renewal) =>
  db
    .updateTable('api_key')
    .set({
      digest: p.digest,
      last_four: p.lastFour,
      expires_on: p.expiresOn,
      expires_at: p.expiresAt,
      previous_digest: p.previousDigest,
      previous_until: p.previousUntil,
      warned_days: null,
    })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const revokeKey = change(({ db, organisation }, p: { id: Id; account: Id; now: Instant }) =>
  db
    .updateTable('api_key')
    .set({ revoked_at: p.now, revoked_by: p.account })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

/** The key of a call, with what is needed to verify its secret. */
export const calledKey = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', (join) =>
      join.on('account.organisation_id', '=', organisation).onRef('account.id', '=', 'api_key.id'),
    )
    .select([
      'api_key.scopes',
      'api_key.calls_a_minute as callsPerMinute',
      'api_key.digest',
      'api_key.previous_digest as previousDigest',
      'api_key.previous_until as previousUntil',
      'api_key.expires_at as expiresAt',
      'api_key.revoked_at as revokedAt',
      'api_key.created_at as createdAt',
      'api_key.used_at as usedAt',
      'account.name',
    ])
    .where('api_key.organisation_id', '=', organisation)
    .where('api_key.id', '=', p.id),
)

/** At most once a minute across all processes. */
export const noteUse = change(({ db, organisation }, p: { id: Id; address: string; now: Instant }) => ({
  compile: () =>
    sql`
      update api_key set used_at = ${p.now}, used_from = ${p.address}
      where organisation_id = ${organisation} and id = ${p.id}
        and (used_at is null or used_at <= ${p.now}::timestamptz - interval '1 minute')`.compile(db),
}))

/** Keys that expire within 14 or 3 days and whose admins have not been notified; marks them as notified. */
export const keysToWarnOf = rows(
  ({ db, organisation }, p: { now: Instant; inThree: Instant; inFourteen: Instant }) => ({
    compile: () =>
      sql<{ name: string; expiresOn: Day }>`
      update api_key set warned_days = case when expires_at <= ${p.inThree} then 3 else 14 end
      from account
      where api_key.organisation_id = ${organisation} and account.organisation_id = ${organisation}
        and account.id = api_key.id and revoked_at is null
        and expires_at > ${p.now} and expires_at <= ${p.inFourteen}
        and (warned_days is null or (warned_days = 14 and expires_at <= ${p.inThree}))
      returning account.name, expires_on as "expiresOn"`.compile(db),
  }),
)

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

export const putTrustedDevice = change(
  (
    { db, organisation },
    p: { account: Id; digest: string; agent: string; address: string; now: Instant; expiresAt: Instant },
  ) => ({
    // Expired ones are deleted on the way.
    compile: () =>
      sql`
        with gone as (
          delete from trusted_device
          where organisation_id = ${organisation} and account_id = ${p.account} and expires_at < ${p.now}::timestamptz
            and digest <> ${p.digest}
        )
        insert into trusted_device (organisation_id, account_id, digest, agent, address, created_at, expires_at)
        values (${organisation}, ${p.account}, ${p.digest}, ${p.agent}, ${p.address}, ${p.now}, ${p.expiresAt})
        on conflict (organisation_id, account_id, digest) do update
          set agent = excluded.agent, address = excluded.address, created_at = excluded.created_at,
            expires_at = excluded.expires_at`.compile(db),
  }),
)

export const trustedUntil = one(({ db, organisation }, p: { account: Id; digest: string; now: Instant }) =>
  db
    .selectFrom('trusted_device')
    .select('expires_at as until')
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('digest', '=', p.digest)
    .where('expires_at', '>', p.now),
)

export const trustedDevices = rows(({ db, organisation }, p: { account: Id; now: Instant }) =>
  db
    .selectFrom('trusted_device')
    .select(['id as _id', 'agent', 'address', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('expires_at', '>', p.now)
    .orderBy('created_at', 'desc')
    .orderBy('id'),
)

/** Null: all of them. */
export const deleteTrustedDevices = change(({ db, organisation }, p: { account: Id; id: Id | null }) => ({
  compile: () =>
    sql`
      delete from trusted_device
      where organisation_id = ${organisation} and account_id = ${p.account}
        and (${p.id}::uuid is null or id = ${p.id}::uuid)`.compile(db),
}))

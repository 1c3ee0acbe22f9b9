import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../../../platform/database/statement.ts'

interface NewReset {
  id: Id
  email: string
  organisation: Id | null
  account: Id | null
  tokenDigest: string
  codeDigest: string
  codeExpiresAt: Instant
  now: Instant
}

export const insertReset = globally.change(({ db }, p: NewReset) =>
  db.insertInto('password_reset').values({
    id: p.id,
    email: p.email,
    organisation_id: p.organisation,
    account_id: p.account,
    token_digest: p.tokenDigest,
    code_digest: p.codeDigest,
    code_sent_at: p.now,
    code_expires_at: p.codeExpiresAt,
    created_at: p.now,
  }),
)

/** Uses up one try of the code; no row if none is left or it has expired. */
export const takeResetTry = globally.one(({ db }, p: { tokenDigest: string; maxTries: number; now: Instant }) =>
  db
    .updateTable('password_reset')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('token_digest', '=', p.tokenDigest)
    .where('used_at', 'is', null)
    .where('code_tries', '<', p.maxTries)
    .where('code_expires_at', '>', p.now)
    .returning(['id', 'code_digest as codeDigest', 'code_tries as tries', 'account_id as account']),
)

export const resetIsVerified = globally.change(({ db }, p: { id: Id; now: Instant }) =>
  db.updateTable('password_reset').set({ verified_at: p.now }).where('id', '=', p.id),
)

/** A reset whose code was right; it can be used for 15 minutes. */
export const verifiedReset = globally.one((scope, p: { tokenDigest: string; now: Instant }) => ({
  compile: () =>
    sql<{ id: Id; organisation: Id; account: Id }>`
      select id, organisation_id as organisation, account_id as account from password_reset
      where token_digest = ${p.tokenDigest} and used_at is null and account_id is not null and organisation_id is not null
        and verified_at > ${p.now}::timestamptz - interval '15 minutes'`.compile(scope.db),
}))

/** Uses up all resets of an account: one new password is enough. Returns 0 if another call was faster. */
export const useResets = globally.change(({ db }, p: { organisation: Id; account: Id; now: Instant }) =>
  db
    .updateTable('password_reset')
    .set({ used_at: p.now })
    .where('organisation_id', '=', p.organisation)
    .where('account_id', '=', p.account)
    .where('used_at', 'is', null),
)

export const deleteOldResets = globally.change((scope, p: { now: Instant }) => ({
  compile: () =>
    sql`delete from password_reset where created_at < ${p.now}::timestamptz - interval '30 days'`.compile(scope.db),
}))

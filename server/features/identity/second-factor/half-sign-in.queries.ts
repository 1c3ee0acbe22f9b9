import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../../../platform/database/statement.ts'

export type HalfStep = 'authenticator' | 'email' | 'enrol' | 'passkey'

interface NewHalf {
  id: Id
  organisation: Id
  account: Id
  tokenDigest: string
  step: HalfStep
  mustEnrol: boolean
  lifetimeDays: number
  isSso: boolean
  codeDigest: string | null
  codeExpiresAt: Instant | null
  now: Instant
  expiresAt: Instant
}

export const insertHalf = globally.change(({ db }, p: NewHalf) => ({
  compile: () =>
    sql`
      with gone as (
        delete from half_sign_in where created_at < ${p.now}::timestamptz - interval '1 day'
      )
      insert into half_sign_in (id, organisation_id, account_id, token_digest, step, must_enrol, lifetime_days, is_sso, code_digest,
        code_sent_at, code_expires_at, created_at, expires_at)
      values (${p.id}, ${p.organisation}, ${p.account}, ${p.tokenDigest}, ${p.step}, ${p.mustEnrol}, ${p.lifetimeDays}, ${p.isSso},
        ${p.codeDigest}, case when ${p.codeDigest}::text is not null then ${p.now}::timestamptz end, ${p.codeExpiresAt}, ${p.now},
        ${p.expiresAt})`.compile(db),
}))

export const halfOf = globally.one(({ db }, p: { tokenDigest: string; now: Instant }) =>
  db
    .selectFrom('half_sign_in')
    .select([
      'id',
      'organisation_id as organisation',
      'account_id as account',
      'step',
      'must_enrol as mustEnrol',
      'lifetime_days as lifetimeDays',
      'is_sso as isSso',
      'code_digest as codeDigest',
      'code_sent_at as codeSentAt',
      'code_expires_at as codeExpiresAt',
    ])
    .where('token_digest', '=', p.tokenDigest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now),
)

/** Uses up one try, counting concurrent ones too; no row if none is left. */
export const takeHalfTry = globally.one(({ db }, p: { id: Id; maxTries: number; now: Instant }) =>
  db
    .updateTable('half_sign_in')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', p.id)
    .where('used_at', 'is', null)
    .where('tries', '<', p.maxTries)
    .where('expires_at', '>', p.now)
    .returning('tries'),
)

export const putHalfCode = globally.change(
  ({ db }, p: { id: Id; codeDigest: string; codeExpiresAt: Instant; now: Instant }) =>
    db
      .updateTable('half_sign_in')
      .set({ code_digest: p.codeDigest, code_sent_at: p.now, code_expires_at: p.codeExpiresAt })
      .where('id', '=', p.id),
)

/** Moves on to setting up an authenticator, after the right code. */
export const leadToEnrol = globally.change(({ db }, p: { id: Id }) =>
  db
    .updateTable('half_sign_in')
    .set({ step: 'enrol', must_enrol: false, tries: 0, code_digest: null })
    .where('id', '=', p.id)
    .where('used_at', 'is', null),
)

/** Returns 0 if another call was faster. */
export const useHalf = globally.change(({ db }, p: { id: Id; now: Instant }) =>
  db.updateTable('half_sign_in').set({ used_at: p.now }).where('id', '=', p.id).where('used_at', 'is', null),
)

/** After a new password or the removal of a factor, sign-ins in progress have to start again. */
export const dropHalves = globally.change(({ db }, p: { organisation: Id; account: Id; now: Instant }) =>
  db
    .updateTable('half_sign_in')
    .set({ used_at: p.now })
    .where('organisation_id', '=', p.organisation)
    .where('account_id', '=', p.account)
    .where('used_at', 'is', null),
)

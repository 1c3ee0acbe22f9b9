import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../../../platform/database/statement.ts'

export type Purpose = 'signIn' | 'secondStep' | 'prove' | 'register' | 'enrol'

export const insertChallenge = globally.change(
  ({ db }, p: { digest: string; purpose: Purpose; owner: Id | null; now: Instant; expiresAt: Instant }) => ({
    // Expired ones are deleted on the way.
    compile: () =>
      sql`
        with gone as (delete from passkey_challenge where expires_at < ${p.now}::timestamptz)
        insert into passkey_challenge (digest, purpose, owner, created_at, expires_at)
        values (${p.digest}, ${p.purpose}, ${p.owner}, ${p.now}, ${p.expiresAt})`.compile(db),
  }),
)

/** Uses up a challenge; returns 0 if it was already used, has expired, or is for another purpose or owner. */
export const useChallenge = globally.change(
  ({ db }, p: { digest: string; purpose: Purpose; owner: Id | null; now: Instant }) => ({
    compile: () =>
      sql`
        delete from passkey_challenge
        where digest = ${p.digest} and purpose = ${p.purpose} and owner is not distinct from ${p.owner}::uuid
          and expires_at > ${p.now}::timestamptz`.compile(db),
  }),
)

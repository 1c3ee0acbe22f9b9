import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally } from '../../../platform/database/statement.ts'

export type Purpose = 'signIn' | 'secondStep' | 'prove' | 'register' | 'enrol'

export const insertChallenge = globally.change(
  ({ db }, p: { digest: string; purpose: Purpose; owner: Id | null; now: Instant; expiresAt: Instant }) => ({
    // Those whose time is over leave by the way.
    compile: () =>
      sql`
        with gone as (delete from passkey_challenge where expires_at < ${p.now}::timestamptz)
        insert into passkey_challenge (digest, purpose, owner, created_at, expires_at)
        values (${p.digest}, ${p.purpose}, ${p.owner}, ${p.now}, ${p.expiresAt})`.compile(db),
  }),
)

/** Uses it up; answers 0 when it was used, is too old, or was for something or somebody else. */
export const useChallenge = globally.change(
  ({ db }, p: { digest: string; purpose: Purpose; owner: Id | null; now: Instant }) => ({
    compile: () =>
      sql`
        delete from passkey_challenge
        where digest = ${p.digest} and purpose = ${p.purpose} and owner is not distinct from ${p.owner}::uuid
          and expires_at > ${p.now}::timestamptz`.compile(db),
  }),
)

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

export const signInOf = one(({ db, organisation }, p: { account: Id; now: Instant }) => ({
  compile: () =>
    sql<{ passwordChangedAt: Instant | null; lastSignInAt: Instant | null; sessions: number }>`
      select account.password_changed_at as "passwordChangedAt", max(session.created_at) as "lastSignInAt",
        (count(*) filter (where session.ended_at is null and session.expires_at > ${p.now}::timestamptz))::int as sessions
      from account
      left join session on session.organisation_id = ${organisation} and session.account_id = account.id
      where account.organisation_id = ${organisation} and account.id = ${p.account}
      group by account.password_changed_at`.compile(db),
}))

import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'
import { sql } from 'kysely'

export const deleteRecoveryCodes = change(({ db, organisation }, p: { account: Id }) =>
  db.deleteFrom('recovery_code').where('organisation_id', '=', organisation).where('account_id', '=', p.account),
)

export const insertRecoveryCodes = change(
  ({ db, organisation }, p: { account: Id; digests: readonly string[]; now: Instant }) => ({
    compile: () =>
      sql`
        insert into recovery_code (organisation_id, account_id, digest, created_at)
        select ${organisation}, ${p.account}, digest, ${p.now}::timestamptz from unnest(${p.digests}::text[]) digest
        returning 1`.compile(db),
  }),
)

/** Returns 0 if there is no such code, or it was already used. */
export const useRecoveryCode = change(({ db, organisation }, p: { account: Id; digest: string; now: Instant }) =>
  db
    .updateTable('recovery_code')
    .set({ used_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('digest', '=', p.digest)
    .where('used_at', 'is', null),
)

export const recoveryCodesLeft = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ left: number }>`
      select count(*)::int as left from recovery_code
      where organisation_id = ${organisation} and account_id = ${p.account} and used_at is null`.compile(db),
}))

import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../database/statement.ts'

interface NewKey {
  account: Id
  key: string
  digest: string
  now: Instant
}

/**
 * Claims a key; 0 if it is already claimed. Waits for the end of a running call that claimed it. Keys older than a day
 * are deleted on the way, and what the same person tapped before.
 */
export const takeKey = change(({ db, organisation }, p: NewKey) => ({
  compile: () =>
    sql`
      with old as (
        delete from sent_once where organisation_id = ${organisation} and not (account_id = ${p.account} and key = ${p.key})
          and (sent_at < ${p.now}::timestamptz - interval '1 day' or (account_id = ${p.account} and key like 'tap %'))
      )
      insert into sent_once (organisation_id, account_id, key, digest, sent_at)
      values (${organisation}, ${p.account}, ${p.key}, ${p.digest}, ${p.now})
      on conflict do nothing`.compile(db),
}))

/** Those of calls without a key: of one, if it is older, or all of a person. */
export const deleteTaps = change(
  ({ db, organisation }, p: { account: Id; key: string | null; before: Instant | null }) => ({
    compile: () =>
      sql`
        delete from sent_once where organisation_id = ${organisation} and account_id = ${p.account} and key like 'tap %'
          and (${p.key}::text is null or key = ${p.key}::text)
          and (${p.before}::timestamptz is null or sent_at < ${p.before}::timestamptz)`.compile(db),
  }),
)

export const keepReply = change(({ db, organisation }, p: { account: Id; key: string; reply: string }) =>
  db
    .updateTable('sent_once')
    .set({ reply: p.reply })
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('key', '=', p.key),
)

export const keptReply = one(({ db, organisation }, p: { account: Id; key: string }) =>
  db
    .selectFrom('sent_once')
    .select(['digest', 'reply'])
    .where('organisation_id', '=', organisation)
    .where('account_id', '=', p.account)
    .where('key', '=', p.key),
)

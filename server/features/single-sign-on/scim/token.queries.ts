import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, globally, one } from '../../../platform/database/statement.ts'

export const scimTokenOf = one(({ db, organisation }, _: object) =>
  db
    .selectFrom('scim_token')
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'mails_invitations as mailsInvitations'])
    .where('organisation_id', '=', organisation),
)

/** In place of the one before. */
export const putToken = change(
  ({ db, organisation }, p: { digest: string; mailsInvitations: boolean; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into scim_token (digest, organisation_id, mails_invitations, created_by, created_at)
        values (${p.digest}, ${organisation}, ${p.mailsInvitations}, ${p.account}, ${p.now})
        on conflict (organisation_id) do update set digest = excluded.digest,
          mails_invitations = excluded.mails_invitations, created_by = excluded.created_by,
          created_at = excluded.created_at, last_used_at = null`.compile(db),
  }),
)

export const deleteToken = change(({ db, organisation }, _: object) =>
  db.deleteFrom('scim_token').where('organisation_id', '=', organisation),
)

export interface TokenOwner {
  organisation: Id
  account: Id
  mailsInvitations: boolean
}

/** Whose a token is; notes by the minute that it was used. */
export const ownerOfToken = globally.one(({ db }, p: { digest: string; now: Instant }) => ({
  compile: () =>
    sql<TokenOwner>`
      with used as (
        update scim_token set last_used_at = ${p.now}
        where digest = ${p.digest} and (last_used_at is null or last_used_at < ${p.now}::timestamptz - interval '1 minute')
      )
      select organisation_id as organisation, created_by as account, mails_invitations as "mailsInvitations"
      from scim_token where digest = ${p.digest}`.compile(db),
}))

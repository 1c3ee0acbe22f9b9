import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, globally, one, rows } from '../../../../platform/database/statement.ts'

interface TokenRow {
  _id: Id
  lastFour: string | null
  mailsInvitations: boolean
  createdAt: Instant
  createdBy: string
  /** Whether its maker may still make one. */
  isAllowed: boolean
  /** A second person has yet to approve it. */
  awaitsApproval: boolean
  expiresOn: Day | null
  expiresAt: Instant | null
  lastUsedAt: Instant | null
}

export const scimTokens = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<TokenRow>`
      select token.id as "_id", token.last_four as "lastFour", token.mails_invitations as "mailsInvitations",
        token.created_at as "createdAt", maker.name as "createdBy", maker.is_active and role.is_admin as "isAllowed",
        token.expires_on as "expiresOn", token.expires_at as "expiresAt", token.last_used_at as "lastUsedAt",
        token.awaits_approval as "awaitsApproval"
      from scim_token token
      join account maker on maker.organisation_id = ${organisation} and maker.id = token.created_by
      join role on role.organisation_id = ${organisation} and role.id = maker.role_id
      where token.organisation_id = ${organisation}
      order by token.created_at desc, token.id`.compile(db),
}))

interface NewToken {
  digest: string
  lastFour: string
  mailsInvitations: boolean
  awaitsApproval: boolean
  account: Id
  expiresOn: Day
  expiresAt: Instant
  now: Instant
}

export const insertToken = one(({ db, organisation }, p: NewToken) =>
  db
    .insertInto('scim_token')
    .values({
      ...{ digest: p.digest, organisation_id: organisation, last_four: p.lastFour, created_by: p.account },
      ...{ mails_invitations: p.mailsInvitations, created_at: p.now, expires_on: p.expiresOn, expires_at: p.expiresAt },
      awaits_approval: p.awaitsApproval,
    })
    .returning('id as _id'),
)

/** Returns 0 if there is no such token, or it works already. */
export const tokenIsApproved = change(({ db, organisation }, p: { id: Id }) =>
  db
    .updateTable('scim_token')
    .set({ awaits_approval: false })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('awaits_approval', '=', true),
)

export const deleteToken = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('scim_token').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const deleteExpiredTokens = change(({ db, organisation }, p: { now: Instant }) =>
  db.deleteFrom('scim_token').where('organisation_id', '=', organisation).where('expires_at', '<=', p.now),
)

export interface TokenOwner {
  organisation: Id
  account: Id
  mailsInvitations: boolean
}

/** The owner of a token while it is valid; records by the minute that it was used. */
export const ownerOfToken = globally.one(({ db }, p: { digest: string; now: Instant }) => ({
  compile: () =>
    sql<TokenOwner>`
      with used as (
        update scim_token set last_used_at = ${p.now}
        where digest = ${p.digest} and not awaits_approval and (expires_at is null or expires_at > ${p.now})
          and (last_used_at is null or last_used_at < ${p.now}::timestamptz - interval '1 minute')
      )
      select organisation_id as organisation, created_by as account, mails_invitations as "mailsInvitations"
      from scim_token where digest = ${p.digest} and not awaits_approval and (expires_at is null or expires_at > ${p.now})`.compile(
      db,
    ),
}))

/** Whether the maker of a token is still an active admin. */
export const makerIsAdmin = one(({ db, organisation }, p: { account: Id }) => ({
  compile: () =>
    sql<{ isAllowed: boolean }>`
      select maker.is_active and role.is_admin as "isAllowed"
      from account maker
      join role on role.organisation_id = ${organisation} and role.id = maker.role_id
      where maker.organisation_id = ${organisation} and maker.id = ${p.account}`.compile(db),
}))

export interface DueToken {
  id: Id
  lastFour: string | null
  expiresOn: Day | null
  isAllowed: boolean
  isExpired: boolean
  /** Days left; 0 if its maker lost their rights, -1 if it has expired or has no last day. */
  due: number
}

/**
 * Tokens nobody has been warned about yet: those that expire within fourteen or three days, have expired or have no last day, or stopped
 * with their maker's rights.
 */
export const tokensToWarnOf = rows(({ db, organisation }, p: { now: Instant }) => ({
  compile: () =>
    sql<DueToken>`
      select token.id, token.last_four as "lastFour", token.expires_on as "expiresOn", token."isAllowed", token."isExpired", token.due
      from (
        select one.id, one.last_four, one.expires_on, one.warned_days, maker.is_active and role.is_admin as "isAllowed",
          coalesce(one.expires_at <= ${p.now}, false) as "isExpired",
          case when not (maker.is_active and role.is_admin)
              then case when one.expires_at <= ${p.now} then null else 0 end
            when one.expires_at is null or one.expires_at <= ${p.now} then -1
            when one.expires_at <= ${p.now}::timestamptz + interval '3 days' then 3
            when one.expires_at <= ${p.now}::timestamptz + interval '14 days' then 14 end as due
        from scim_token one
        join account maker on maker.organisation_id = ${organisation} and maker.id = one.created_by
        join role on role.organisation_id = ${organisation} and role.id = maker.role_id
        where one.organisation_id = ${organisation}
      ) token
      where token.due is not null and token.due is distinct from token.warned_days
        and (token.due <= 0 or coalesce(token.warned_days, 0) = 0 or token.due < token.warned_days)`.compile(db),
}))

/** Returns 0 if another run has warned of it meanwhile. */
export const noteWarned = change(({ db, organisation }, p: { id: Id; due: number }) =>
  db
    .updateTable('scim_token')
    .set({ warned_days: p.due })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('warned_days', 'is distinct from', p.due),
)

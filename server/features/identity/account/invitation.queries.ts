import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { globally, one } from '../../../platform/database/statement.ts'

export type InvitationPurpose = 'join' | 'address'

interface NewInvitation {
  organisation: Id
  account: Id
  purpose: InvitationPurpose
  tokenDigest: string
  now: Instant
  expiresAt: Instant
}

/** An account has one open invitation: a new one voids the previous link. */
export const putInvitation = globally.change(({ db }, p: NewInvitation) =>
  db
    .insertInto('invitation')
    .values({
      organisation_id: p.organisation,
      account_id: p.account,
      purpose: p.purpose,
      token_digest: p.tokenDigest,
      created_at: p.now,
      expires_at: p.expiresAt,
      used_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'account_id']).doUpdateSet((row) => ({
        purpose: row.ref('excluded.purpose'),
        token_digest: row.ref('excluded.token_digest'),
        created_at: row.ref('excluded.created_at'),
        expires_at: row.ref('excluded.expires_at'),
        used_at: null,
      })),
    ),
)

export const openInvitation = globally.one(
  ({ db }, p: { tokenDigest: string; purpose: InvitationPurpose; now: Instant }) =>
    db
      .selectFrom('invitation')
      .select(['organisation_id as organisation', 'account_id as account', 'created_at as createdAt'])
      .where('purpose', '=', p.purpose)
      .where('token_digest', '=', p.tokenDigest)
      .where('used_at', 'is', null)
      .where('expires_at', '>', p.now),
)

/** Returns 0 if it was already used. */
export const useInvitation = globally.change(({ db }, p: { tokenDigest: string; now: Instant }) =>
  db
    .updateTable('invitation')
    .set({ used_at: p.now })
    .where('token_digest', '=', p.tokenDigest)
    .where('used_at', 'is', null),
)

/** Voids the links sent to an account, or those of one purpose. Returns 0 if there were none. */
export const voidInvitation = globally.change(
  ({ db }, p: { organisation: Id; account: Id; purpose?: InvitationPurpose }) => ({
    compile: () =>
      sql`
        delete from invitation
        where organisation_id = ${p.organisation} and account_id = ${p.account}
          and purpose = coalesce(${p.purpose ?? null}, purpose)`.compile(db),
  }),
)

export const voidAll = globally.change(({ db }, p: { organisation: Id; accounts: readonly Id[] }) => ({
  compile: () =>
    sql`
      delete from invitation
      where organisation_id = ${p.organisation} and account_id = any(${p.accounts}::uuid[])`.compile(db),
}))

export const invited = one(({ db, organisation }, p: { account: Id }) =>
  db
    .selectFrom('account')
    .innerJoin('organisation', 'organisation.id', 'account.organisation_id')
    .select([
      'account.name',
      'account.email',
      'account.password_hash as hash',
      'account.is_active as isActive',
      'organisation.name as orgName',
    ])
    .where('account.organisation_id', '=', organisation)
    .where('account.id', '=', p.account),
)

import { sql } from 'kysely'
import type { SsoState } from '@muster/contract/single-sign-on/choices.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, globally, one, rows } from '../../../platform/database/statement.ts'

export const domainRows = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ domain: string; mailbox: 'admin' | 'postmaster' | 'hostmaster'; provedAt: Instant | null }>`
      select domain, mailbox, proved_at as "provedAt" from sso_domain
      where organisation_id = ${organisation} order by domain`.compile(db),
}))

interface Claim {
  domain: string
  mailbox: string
  codeDigest: string
  codeExpiresAt: Instant
  /** Half a minute ago. */
  sentBefore: Instant
  now: Instant
}

/** Returns 0 if it is already proved, or the last code is less than half a minute old. */
export const putClaim = change(({ db, organisation }, p: Claim) => ({
  compile: () =>
    sql`
      insert into sso_domain (organisation_id, domain, mailbox, code_digest, code_sent_at, code_expires_at)
      values (${organisation}, ${p.domain}, ${p.mailbox}, ${p.codeDigest}, ${p.now}, ${p.codeExpiresAt})
      on conflict (organisation_id, domain) do update set mailbox = excluded.mailbox, code_digest = excluded.code_digest,
        code_sent_at = excluded.code_sent_at, code_expires_at = excluded.code_expires_at, code_tries = 0
        where sso_domain.proved_at is null
          and sso_domain.code_sent_at <= ${p.sentBefore}`.compile(db),
}))

/** Uses up one attempt; no row if none is left. */
export const takeClaimTry = one(({ db, organisation }, p: { domain: string; maxTries: number; now: Instant }) =>
  db
    .updateTable('sso_domain')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('organisation_id', '=', organisation)
    .where('domain', '=', p.domain)
    .where('proved_at', 'is', null)
    .where('code_tries', '<', p.maxTries)
    .where('code_expires_at', '>', p.now)
    .returning(['code_digest as codeDigest', 'code_tries as tries']),
)

export const domainIsProved = change(({ db, organisation }, p: { domain: string; now: Instant }) =>
  db
    .updateTable('sso_domain')
    .set({ proved_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('domain', '=', p.domain),
)

export const deleteDomain = change(({ db, organisation }, p: { domain: string }) =>
  db.deleteFrom('sso_domain').where('organisation_id', '=', organisation).where('domain', '=', p.domain),
)

/** Returns 0 if another organisation owns it. */
export const insertOwner = change(({ db, organisation }, p: { domain: string; state: SsoState }) =>
  db
    .insertInto('sso_domain_owner')
    .values({ domain: p.domain, organisation_id: organisation, state: p.state })
    .onConflict((conflict) => conflict.doNothing()),
)

export const deleteOwner = change(({ db, organisation }, p: { domain: string }) =>
  db.deleteFrom('sso_domain_owner').where('organisation_id', '=', organisation).where('domain', '=', p.domain),
)

export const putOwnersState = change(({ db, organisation }, p: { state: SsoState }) =>
  db.updateTable('sso_domain_owner').set({ state: p.state }).where('organisation_id', '=', organisation),
)

/** The owner of a domain. */
export const ownerOf = globally.one(({ db }, p: { domain: string }) => ({
  compile: () =>
    sql<{ organisation: Id; state: SsoState }>`
      select organisation_id as organisation, state from sso_domain_owner where domain = ${p.domain}`.compile(db),
}))

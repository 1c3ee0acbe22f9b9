import { sql } from 'kysely'
import type { SsoState } from '@muster/contract/single-sign-on/choices.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

interface ProviderRow {
  issuer: string
  clientId: string
  /** Sealed. */
  clientSecret: string | null
  accounts: 'invited' | 'justInTime'
  trustsSecondFactor: boolean
  groupsClaim: string | null
  state: SsoState
  testedAt: Instant | null
  changedBy: Id
  /** Who requested it, if the person who changed it approved that. */
  askedBy: Id | null
  changedAt: Instant
}

export const providerRow = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<ProviderRow>`
      select issuer, client_id as "clientId", client_secret as "clientSecret", accounts,
        trusts_second_factor as "trustsSecondFactor", groups_claim as "groupsClaim", state, tested_at as "testedAt",
        changed_by as "changedBy", asked_by as "askedBy", changed_at as "changedAt"
      from sso_provider where organisation_id = ${organisation}`.compile(db),
}))

export const putProvider = change(({ db, organisation }, p: ProviderRow) => ({
  compile: () =>
    sql`
      insert into sso_provider (organisation_id, issuer, client_id, client_secret, accounts, trusts_second_factor,
        groups_claim, state, tested_at, changed_by, asked_by, changed_at)
      values (${organisation}, ${p.issuer}, ${p.clientId}, ${p.clientSecret}, ${p.accounts}, ${p.trustsSecondFactor},
        ${p.groupsClaim}, ${p.state}, ${p.testedAt}, ${p.changedBy}, ${p.askedBy}, ${p.changedAt})
      on conflict (organisation_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
        client_secret = excluded.client_secret, accounts = excluded.accounts,
        trusts_second_factor = excluded.trusts_second_factor, groups_claim = excluded.groups_claim,
        state = excluded.state, tested_at = excluded.tested_at, changed_by = excluded.changed_by,
        asked_by = excluded.asked_by, changed_at = excluded.changed_at`.compile(db),
}))

/** Only if the settings are still those that were tested. */
export const providerIsTested = change(({ db, organisation }, p: { changedAt: Instant; now: Instant }) =>
  db
    .updateTable('sso_provider')
    .set({ tested_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('changed_at', '=', p.changedAt),
)

export const groupRoles = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ group: string; roleId: Id }>`
      select group_name as "group", role_id as "roleId" from sso_role
      where organisation_id = ${organisation} order by position`.compile(db),
}))

export const deleteGroupRoles = change(({ db, organisation }, _: object) =>
  db.deleteFrom('sso_role').where('organisation_id', '=', organisation),
)

export const insertGroupRole = change(({ db, organisation }, p: { position: number; group: string; role: Id }) =>
  db
    .insertInto('sso_role')
    .values({ organisation_id: organisation, position: p.position, group_name: p.group, role_id: p.role }),
)

/** Roles that may be assigned: all but the admin's. */
export const rolesToGive = rows(({ db, organisation }, _: object) =>
  db
    .selectFrom('role')
    .select(['id as _id', 'name'])
    .where('organisation_id', '=', organisation)
    .where('is_admin', '=', false)
    .orderBy('name'),
)

/** Active admins, and whether they have an authenticator and are named as break-glass. */
export const admins = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ _id: Id; name: string; email: string; hasAuthenticator: boolean; isBreakGlass: boolean }>`
      select account.id as "_id", account.name, account.email,
        exists (select 1 from second_factor factor
          where factor.organisation_id = ${organisation} and factor.account_id = account.id
            and factor.kind = 'authenticator' and factor.confirmed_at is not null) as "hasAuthenticator",
        exists (select 1 from sso_break_glass kept
          where kept.organisation_id = ${organisation} and kept.account_id = account.id) as "isBreakGlass"
      from account join role on role.organisation_id = ${organisation} and role.id = account.role_id
      where account.organisation_id = ${organisation} and role.is_admin and account.is_active
      order by account.name, account.id`.compile(db),
}))

export const deleteBreakGlass = change(({ db, organisation }, _: object) =>
  db.deleteFrom('sso_break_glass').where('organisation_id', '=', organisation),
)

export const insertBreakGlass = change(({ db, organisation }, p: { account: Id }) =>
  db.insertInto('sso_break_glass').values({ organisation_id: organisation, account_id: p.account }),
)

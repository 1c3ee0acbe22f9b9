import { sql, type RawBuilder } from 'kysely'

/**
 * The one notion of an active account: employed, not switched off by the identity provider, and not frozen. Whoever is not decides nothing
 * and is not counted anywhere. `alias` names the account in the statement.
 */
export function isActive(alias = 'account'): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(${of('is_active')} and ${of('stopped_at')} is null and ${of('frozen_at')} is null)`
}

/** Whether `account` is active and has a way to sign in that works: a password, a passkey, or the company's own sign-in. */
export function canSignIn(organisation: string): RawBuilder<boolean> {
  return sql`(${isActive()} and (account.password_hash is not null
    or exists (select from passkey where passkey.organisation_id = ${organisation} and passkey.account_id = account.id)
    or exists (
      select from sso_identity linked
      join sso_provider provider on provider.organisation_id = ${organisation} and provider.issuer = linked.issuer
        and provider.state <> 'off'
      where linked.organisation_id = ${organisation} and linked.account_id = account.id)))`
}

/** Whether `account`, joined to its `role`, holds all of these permissions; a write includes its read. */
export function holdsAll(organisation: string, wanted: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(role.is_admin or not exists (
    select from unnest(${wanted}::text[]) wanted(permission)
    where not exists (
      select from unnest(array[wanted.permission, regexp_replace(wanted.permission, 'Read$', 'Write')]) flag(name)
      left join account_permission own on own.organisation_id = ${organisation}
        and own.account_id = account.id and own.permission = flag.name
      where coalesce(own.is_granted, flag.name = any(role.permissions)))))`
}

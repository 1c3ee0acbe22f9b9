import { nameText } from '@muster/contract/name.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden } from '../../../platform/problem.ts'
import { addProvisioned } from '../../employees/index.ts'
import { claimAddress, useOwnInvitation } from '../../identity/index.ts'
import { insertNews } from '../digest/news.queries.ts'
import { providerActor } from '../provider-actor.ts'
import { groupRoles, type providerRow, rolesToGive } from '../provider/provider.queries.ts'
import { roleGiver } from '../role-giver.ts'
import { insertLink, linkedAccount, lockAddress, personByAddress, roleOfAccount } from './flow.queries.ts'
import type { Claims } from './claims.ts'

type Provider = NonNullable<Awaited<ReturnType<typeof providerRow>>>

/**
 * The account of the claims, by issuer and subject. The first time by the address, which the provider must have verified, in a domain that
 * this organisation has proved. Never finds anyone of another organisation.
 */
export async function personOf(app: App, organisation: Id, provider: Provider, claims: Claims): Promise<Id> {
  return app.database.within(organisation, async (tx) => {
    const { issuer } = provider
    const linked = await linkedAccount(tx, { issuer, subject: claims.subject })
    const account = linked?.account ?? (await linkByAddress(tx, app, provider, claims))
    await followGroups(tx, account, claims.groups)
    return account
  })
}

async function linkByAddress(tx: Tx, app: App, provider: Provider, claims: Claims): Promise<Id> {
  const { email, subject } = claims
  if (email === null || !claims.isVerified)
    throw forbidden(
      say`Your company's identity provider didn't confirm your email address. Speak to your administrator.`,
    )
  await lockAddress(tx, { email })
  // Another tab of the same person was faster.
  const linked = await linkedAccount(tx, { issuer: provider.issuer, subject })
  if (linked) return linked.account
  const person = await personByAddress(tx, { email })
  if (!person?.isOwnDomain) throw forbidden(say`${email} is not in a domain that your company verified.`)
  const account = person.account ?? (await joinNow(tx, app, provider, claims, email))
  // Also if the address has an account elsewhere: nothing leads across organisations.
  if (!(await claimAddress(tx, account, email)))
    throw forbidden(say`This email already has a Muster account with another company.`)
  if ((await insertLink(tx, { account, issuer: provider.issuer, subject, now: tx.now })) === 0)
    throw forbidden(say`This account is linked to another company sign-in. Speak to your administrator.`)
  await useOwnInvitation(tx, account)
  await audit(tx, { account }, 'linkedSignIn', { type: 'account', id: account }, { issuer: nowIs(provider.issuer) })
  return account
}

async function joinNow(tx: Tx, app: App, provider: Provider, { firstName, lastName }: Claims, email: string) {
  if (provider.accounts !== 'justInTime')
    throw forbidden(say`There is no Muster account for ${email} yet. Ask HR to add you.`)
  const person = { firstName: plainName(firstName), lastName: plainLastName(lastName), email }
  const account = await addProvisioned(tx, app, providerActor(tx, provider.changedBy), person, false)
  await insertNews(tx, { account, change: 'added', now: tx.now })
  return account
}

/** Cleans a name, so that it is one a person could have typed: without links and invisible characters. */
export function plainName(given: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} '’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    // Cut through a character outside the basic plane.
    .replace(/\p{Cs}$/u, '')
  return nameText('a name', 60).safeParse(plain).data ?? '-'
}

/** The same of a last name, which may be none. */
export const plainLastName = (given: string): string => (given.trim() === '' ? '' : plainName(given))

/** The first group that has a role decides; without one the role stays. Admins keep theirs. */
export async function followGroups(tx: Tx, account: Id, groups: readonly string[]): Promise<void> {
  const match = (await groupRoles(tx, {})).find(({ group }) => groups.includes(group))
  const present = await roleOfAccount(tx, { account })
  if (!match || !present || present.isAdmin || present.roleId === match.roleId) return
  const name = (await rolesToGive(tx, {})).find(({ _id }) => _id === match.roleId)?.name ?? ''
  await roleGiver(tx, null)(account, { _id: present.roleId, name: present.name }, { _id: match.roleId, name })
}

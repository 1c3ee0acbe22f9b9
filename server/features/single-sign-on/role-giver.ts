import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { type Doer, notingAccess } from '../../platform/access/noting-access.ts'
import type { Actor } from '../../platform/actor.ts'
import { asValue, audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { privilegedOfRole, setRole } from '../identity/index.ts'
import { providerRow } from './provider/provider.queries.ts'

interface Role {
  _id: Id
  name: string
}

/**
 * Gives people the roles of their identity provider groups. No one in the company reviews it first, so granting privileged access is logged
 * as such, which alerts the admins. Reads each role once.
 */
export function roleGiver(tx: Tx, actor: Actor | null) {
  const read = new Map<Id, Promise<readonly Permission[]>>()
  const privilegedOf = (role: Id) => {
    const known = read.get(role) ?? privilegedOfRole(tx, role).then((row) => row?.permissions ?? [])
    read.set(role, known)
    return known
  }
  return async (account: Id, before: Role, next: Role): Promise<void> => {
    const held = await privilegedOf(before._id)
    const isMore = (await privilegedOf(next._id)).some((one) => !held.includes(one))
    await notingAccess(tx, await behind(tx, actor), [account], () => setRole(tx, account, next._id))
    const change = { role: { from: asValue(before.name), to: asValue(next.name) } }
    const action = isMore ? 'gavePrivilegedRole' : 'changedPermissions'
    await audit(tx, actor, action, { type: 'account', id: account }, change)
  }
}

/** Whoever made the list of groups, and whoever acts now or made the token for it: never independent of the people it gives access to. */
async function behind(tx: Tx, actor: Actor | null): Promise<Doer | null> {
  const row = await providerRow(tx, {})
  const makers = [row?.changedBy, row?.askedBy, actor?.requester].filter((one) => one != null)
  const account = actor?.account ?? makers[0]
  return account === undefined ? null : { account, with: makers }
}

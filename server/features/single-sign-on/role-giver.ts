import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import { asValue, audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { privilegedOfRole, setRole } from '../identity/index.ts'

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
    await setRole(tx, account, next._id)
    const change = { role: { from: asValue(before.name), to: asValue(next.name) } }
    const action = isMore ? 'gavePrivilegedRole' : 'changedPermissions'
    await audit(tx, actor, action, { type: 'account', id: account }, change)
  }
}

import type { Permission } from '@muster/contract/permissions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { accountsWithPermission } from '../account/account.ts'

/** The company admin of a company in which nobody else holds a permission: what only another should do is left to the own hand. */
export async function isAlone(tx: Tx, actor: Actor, permission: Permission): Promise<boolean> {
  if (!actor.isAdmin) return false
  return (await accountsWithPermission(tx, permission)).every((account) => account === actor.account)
}

import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { lostHolders } from '../../../platform/access/access.queries.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { type AuditChanges, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden } from '../../../platform/problem.ts'
import { accountsWithPermission } from './account.ts'

/**
 * Whether this is the company admin and no one else holds any of the permissions, however they sign in, or held it within the last days,
 * so that they may do what otherwise needs a second person.
 */
export async function isAlone(tx: Tx, actor: Actor, ...permissions: readonly Permission[]): Promise<boolean> {
  if (!actor.isAdmin) return false
  for (const permission of permissions) {
    const gone = await lostHolders(tx, { needs: [permission], now: tx.now })
    const others = [...(await accountsWithPermission(tx, permission)), ...gone.map(({ account }) => account)]
    if (others.some((account) => account !== actor.account)) return false
  }
  return true
}

/** The caller among the people of a file or sheet, if someone else has to change the caller's pay; none if not. */
export async function refusedOwn(
  tx: Tx,
  actor: Actor,
  employees: readonly Id[],
  ...permissions: readonly [Permission, ...Permission[]]
): Promise<readonly Id[]> {
  const own = employees.filter((employee) => isOwn(actor, employee))
  return own.length === 0 || (await isAlone(tx, actor, ...permissions)) ? [] : own
}

/** What the log says of a change of one's own pay that no one else could make; empty for all others. */
export type MadeAlone = Pick<AuditChanges, 'secondPerson'>

/**
 * For changes of someone's pay: refused for one's own, unless no one else could make it, and then what the log says about that.
 *
 * @param permissions each of which lets others make the change
 */
export async function ownPay(
  tx: Tx,
  actor: Actor,
  employee: Id,
  refusal: Sentence,
  ...permissions: readonly [Permission, ...Permission[]]
): Promise<MadeAlone> {
  if (!isOwn(actor, employee)) return {}
  if (!(await isAlone(tx, actor, ...permissions))) throw forbidden(refusal)
  return madeAlone
}

export const madeAlone: MadeAlone = {
  secondPerson: nowIs(say`None: made alone, for their own pay`),
}

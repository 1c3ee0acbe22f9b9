import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { voidInvitation } from '../account/invitation.queries.ts'
import { useResets } from '../new-password/reset.queries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { updateActive, updateFrozen } from '../account/account.queries.ts'

/** Deactivates the account of a former employee, which ends its sessions and limits what it can do; or activates it again. */
export async function setAccountActive(tx: Tx, account: Id, isActive: boolean): Promise<void> {
  if ((await updateActive(tx, { account, isActive })) === 0) throw notFound(say`The account was not found.`)
  if (isActive) await actorsChanged(tx, account)
  else await endSessions(tx, account, 'deactivated')
}

/** A frozen account cannot sign in; its sessions, invitations and password resets end at once. */
export async function freezeAccount(tx: Tx, account: Id, isFrozen: boolean): Promise<void> {
  if ((await updateFrozen(tx, { account, at: isFrozen ? tx.now : null })) === 0)
    throw notFound(say`The account was not found.`)
  if (!isFrozen) return
  await endSessions(tx, account, 'deactivated')
  await voidInvitation(tx, { organisation: tx.organisation, account })
  await useResets(tx, { organisation: tx.organisation, account, now: tx.now })
}

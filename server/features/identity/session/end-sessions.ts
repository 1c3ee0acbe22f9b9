import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import { endAllSessions } from './session.queries.ts'

export type EndReason =
  | 'signedOut'
  | 'signedOutEverywhere'
  | 'passwordChanged'
  | 'deactivated'
  | 'tokenReused'
  | 'emailChanged'
  | 'resetByAdmin'

/** Ends the sessions of an account, in every process at once; answers how many. */
export async function endSessions(
  tx: Tx,
  account: Id,
  why: EndReason,
  exceptSession: Id | null = null,
): Promise<number> {
  const ended = await endAllSessions(tx, { account, except: exceptSession, why, now: tx.now })
  await actorsChanged(tx, account)
  return ended
}

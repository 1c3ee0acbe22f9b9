import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import { endAllSessions } from './session.queries.ts'
import { endPasswordSessions } from './sign-in-bars.queries.ts'

export type EndReason =
  | 'signedOut'
  | 'signedOutEverywhere'
  | 'passwordChanged'
  | 'deactivated'
  | 'tokenReused'
  | 'emailChanged'
  | 'resetByAdmin'
  | 'companySignIn'

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

/**
 * Ends what began with a password where the company's own sign-in is demanded now: of everybody whom it concerns, but for the
 * session that demands it, which would otherwise end in the middle of its work.
 */
export async function endBarredSessions(tx: Tx, exceptSession: Id): Promise<void> {
  const ended = await endPasswordSessions(tx, { except: exceptSession, why: 'companySignIn', now: tx.now })
  if (ended > 0) await actorsChanged(tx, null)
}

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

/** Ends the sessions of an account in every process at once; returns how many. */
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
 * Ends password sessions of everyone who must now use the company's own sign-in, except the session that made the change, which would
 * otherwise end in the middle of its work.
 */
export async function endBarredSessions(tx: Tx, exceptSession: Id): Promise<void> {
  const ended = await endPasswordSessions(tx, { except: exceptSession, why: 'companySignIn', now: tx.now })
  if (ended > 0) await actorsChanged(tx, null)
}

import type { Id } from '@muster/contract/values.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sessionIsProved } from './session.queries.ts'

/** From now on, and for a while, the session does what is sensitive. */
export async function proveSession(tx: Tx, { account, session }: { account: Id; session: Id }): Promise<void> {
  await sessionIsProved(tx, { session, now: tx.now })
  await actorsChanged(tx, account)
}

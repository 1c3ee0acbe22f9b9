import type { Id } from '@muster/contract/values.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sessionIsProved } from './session.queries.ts'

/** Allows sensitive acts in this session for a while. */
export async function proveSession(tx: Tx, { account, session }: { account: Id; session: Id }): Promise<void> {
  await sessionIsProved(tx, { session, now: tx.now })
  await actorsChanged(tx, account)
}

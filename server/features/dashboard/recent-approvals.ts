import type { z } from 'zod'
import type { RecentApprovals } from '@muster/contract/dashboard/dashboard.routes.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { ownWaiting, pendingCounts, waitingFor } from '../approvals/index.ts'

const shown = 5

/** The actor's pending requests, and requests pending with the actor. */
export async function recentApprovals(
  tx: Tx,
  actor: Actor,
  language: string,
): Promise<z.output<typeof RecentApprovals>> {
  const counts = await pendingCounts(tx, actor)
  return {
    mine: await ownWaiting(tx, actor, shown, language),
    waiting: await waitingFor(tx, actor, shown, language),
    waitingTotal: counts.reduce((sum, { count }) => sum + count, 0),
  }
}

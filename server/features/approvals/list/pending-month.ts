import type { Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { pendingBetween, type PendingRequest } from './pending-month.queries.ts'

export type { PendingRequest } from './pending-month.queries.ts'

/** Open requests of every type that overlap the month: submitted and undecided, or with a cancellation requested. Earliest first. */
export function pendingInMonth(tx: Tx, { month }: { month: Month }): Promise<PendingRequest[]> {
  return pendingBetween(tx, { from: firstDay(month), to: lastDay(month) })
}

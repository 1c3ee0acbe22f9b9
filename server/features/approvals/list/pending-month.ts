import type { Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { pendingBetween, type PendingRequest } from './pending-month.queries.ts'

export type { PendingRequest } from './pending-month.queries.ts'

/** The open requests of every type with a day in the month: requested and not decided, or to be cancelled. The earliest first. */
export function pendingInMonth(tx: Tx, { month }: { month: Month }): Promise<PendingRequest[]> {
  return pendingBetween(tx, { from: firstDay(month), to: lastDay(month) })
}

import type { Month } from '@muster/contract/values.ts'
import { addMonths, firstDay, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { pendingBetween, type PendingRequest } from './pending-month.queries.ts'

export type { PendingRequest } from './pending-month.queries.ts'

/** Open claims for days up to the end of the month and in the twelve months before: approved in time, they are paid with it. */
export async function pendingClaims(tx: Tx, { month }: { month: Month }): Promise<PendingRequest[]> {
  const pending = await pendingBetween(tx, { from: firstDay(addMonths(month, -12)), to: lastDay(month) })
  return pending.filter(({ type }) => type === 'claim')
}

/** Open requests of every type that overlap the month: submitted and undecided, or with a cancellation requested. Earliest first. */
export function pendingInMonth(tx: Tx, { month }: { month: Month }): Promise<PendingRequest[]> {
  return pendingBetween(tx, { from: firstDay(month), to: lastDay(month) })
}

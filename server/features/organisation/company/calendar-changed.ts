import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { calendarForUpdate } from './calendar-changed.queries.ts'

/**
 * A person's or (null) everyone's days off or hours changed between two days: recounts leave, then recalculates the days up to now. Without
 * a last day it applies as far ahead as leave can be requested.
 */
export async function calendarChanged(
  tx: Tx,
  { account }: Actor,
  { employees, from, to }: { employees: Id[] | null; from: Day; to?: Day },
): Promise<void> {
  // Callers that change some people's days already hold locks on those people, as leave counting does.
  if (employees === null) await calendarForUpdate(tx, {})
  // One more, since the local date may differ from UTC.
  const furthest = addDays(latest(tx.now.slice(0, 10), from), furthestLeave + 1)
  await tx.enqueue('leave-recount', { organisation: tx.organisation, employees, from, to: to ?? furthest, account })
}

/** Leave can be requested two years ahead: in days, plus a leap day. */
export const furthestLeave = 731

import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { calendarForUpdate } from './calendar-changed.queries.ts'

/**
 * Somebody, or (null) everybody, has other days off or other hours between two days: leave is counted anew, and then what
 * the days up to now were. Without a last day it is as far as leave can be submitted.
 */
export async function calendarChanged(
  tx: Tx,
  { account }: Actor,
  { employees, from, to }: { employees: Id[] | null; from: Day; to?: Day },
): Promise<void> {
  // Whoever changes the days of some people holds those people already, as whoever counts their leave does.
  if (employees === null) await calendarForUpdate(tx, {})
  // One more, since the day at the office may be another than in UTC.
  const furthest = addDays(latest(tx.now.slice(0, 10), from), furthestLeave + 1)
  await tx.enqueue('leave-recount', { organisation: tx.organisation, employees, from, to: to ?? furthest, account })
}

/** Leave can be submitted two years ahead: so many days, with one for a leap year. */
export const furthestLeave = 731

import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'

/**
 * From a day on somebody, or (null) everybody, has other days off or other hours: leave is counted anew as far as it can be
 * asked for, and then what the days up to now were.
 */
export async function calendarChanged(
  tx: Tx,
  { account }: Actor,
  { employees, from }: { employees: Id[] | null; from: Day },
): Promise<void> {
  const to = addDays(latest(tx.now.slice(0, 10), from), furthestLeave)
  await tx.enqueue('leave-recount', { organisation: tx.organisation, employees, from, to, account })
}

/** Leave can be asked for two years ahead. */
const furthestLeave = 732

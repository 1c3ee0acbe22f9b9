import type { Day } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyClock } from './company.queries.ts'

/** The day that it is where the organisation is. Whoever works elsewhere has the day of their location. */
export async function companyToday(tx: Tx): Promise<Day> {
  return (await companyCalendar(tx)).today
}

/** The day that it is where the organisation is, by which clock, and on which weekday (0 is Sunday) its weeks start. */
export async function companyCalendar(tx: Tx): Promise<{ today: Day; zone: string; weekStartsOn: number }> {
  const clock = await companyClock(tx, {})
  if (!clock) throw new Error('The organisation of this transaction does not exist.')
  return { today: localDay(tx.now, clock.zone), ...clock }
}

/**
 * To be told when the clock of a place has changed: what today is for those who work by it is worked out anew. Days that are
 * over stay as they were judged.
 */
export async function todayChanged(tx: Tx): Promise<void> {
  const today = await companyToday(tx)
  await daysChanged(tx, { from: today, to: today })
}

/** What the days between two were is worked out anew for everybody; those of a locked pay period stay. */
async function daysChanged(tx: Tx, { from, to }: { from: Day; to: Day }): Promise<void> {
  const { organisation } = tx
  await tx.enqueue('attendance-recompute', { organisation, employees: null, from, to })
}

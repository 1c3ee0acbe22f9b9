import type { Day } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyClock } from './company.queries.ts'

/** The current day in the organisation's time zone. People elsewhere use their own location's. */
export async function companyToday(tx: Tx): Promise<Day> {
  return (await companyCalendar(tx)).today
}

/** The organisation's current day, its time zone, and the weekday (0 is Sunday) on which its weeks start. */
export async function companyCalendar(tx: Tx): Promise<{ today: Day; zone: string; weekStartsOn: number }> {
  const clock = await companyClock(tx, {})
  if (!clock) throw new Error('The organisation of this transaction does not exist.')
  return { today: localDay(tx.now, clock.zone), ...clock }
}

/** Must be called after a location's time zone changes: recalculates today for people working there. Past days stay as they were. */
export async function todayChanged(tx: Tx): Promise<void> {
  const today = await companyToday(tx)
  await daysChanged(tx, { from: today, to: today })
}

/** Recalculates everyone's days between two days; those in a locked pay period stay. */
async function daysChanged(tx: Tx, { from, to }: { from: Day; to: Day }): Promise<void> {
  const { organisation } = tx
  await tx.enqueue('attendance-recompute', { organisation, employees: null, from, to })
}

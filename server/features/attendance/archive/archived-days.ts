import { fewestYears } from '@muster/contract/attendance/attendance-archive.routes.ts'
import type { Day, Instant } from '@muster/contract/values.ts'
import { addDays, addMonths, firstDay, latest, monthOf } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict } from '../../../platform/problem.ts'
import { archiveRule } from './archive-rule.queries.ts'

/** Whether a day is old enough for the archive. Nobody asks the database about others: that costs the calls of today nothing. */
export function mayBeArchived(now: Instant, day: Day): boolean {
  // Somewhere it may be the next month already.
  return day < firstDay(addMonths(monthOf(now.slice(0, 10)), 1 - 12 * fewestYears))
}

/** The last day that lies in the archive, or is about to: it does not change any more. Null where there is none. */
export async function archivedTo(tx: Tx, day: Day): Promise<Day | null> {
  return mayBeArchived(tx.now, day) ? ((await archiveRule(tx, {}))?.archivedTo ?? null) : null
}

/** This day, or the first one after the archive. */
export async function firstOpenDay(tx: Tx, day: Day): Promise<Day> {
  const last = await archivedTo(tx, day)
  return last === null ? day : latest(day, addDays(last, 1))
}

/** Why a day does not change any more; null where it may. Ask behind `lockDaysShared`. */
export async function whyArchived(tx: Tx, day: Day): Promise<Sentence | null> {
  const last = await archivedTo(tx, day)
  return last === null || day > last ? null : archivedSaid(last)
}

export const archivedSaid = (last: Day): Sentence =>
  say`Attendance up to ${{ day: last }} is in the archive and can no longer be changed.`

/** @throws a 409 problem for a day of the archive */
export async function refuseArchived(tx: Tx, day: Day): Promise<void> {
  const why = await whyArchived(tx, day)
  if (why !== null) throw conflict(why)
}

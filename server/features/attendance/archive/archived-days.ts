import { fewestYears } from '@muster/contract/attendance/attendance-archive.routes.ts'
import type { Day, Instant } from '@muster/contract/values.ts'
import { addDays, addMonths, firstDay, latest, monthOf } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict } from '../../../platform/problem.ts'
import { archiveRule } from './archive-rule.queries.ts'

/** Whether a day is old enough for the archive. For other days no query is made, so that everyday calls cost nothing extra. */
export function mayBeArchived(now: Instant, day: Day): boolean {
  // In some time zone it may be the next month already.
  return day < firstDay(addMonths(monthOf(now.slice(0, 10)), 1 - 12 * fewestYears))
}

/** The last day that is archived or about to be, and no longer changes. Null if there is none. */
export async function archivedTo(tx: Tx, day: Day): Promise<Day | null> {
  return mayBeArchived(tx.now, day) ? ((await archiveRule(tx, {}))?.archivedTo ?? null) : null
}

/** This day, or the first one after the archive. */
export async function firstOpenDay(tx: Tx, day: Day): Promise<Day> {
  const last = await archivedTo(tx, day)
  return last === null ? day : latest(day, addDays(last, 1))
}

/** Why a day can no longer change; null if it can. Call after `lockDaysShared`. */
export async function whyArchived(tx: Tx, day: Day): Promise<Sentence | null> {
  const last = await archivedTo(tx, day)
  return last === null || day > last ? null : archivedSaid(last)
}

export const archivedSaid = (last: Day): Sentence =>
  say`Attendance up to ${{ day: last }} is in the archive and can no longer be changed.`

/** @throws a 409 problem for an archived day */
export async function refuseArchived(tx: Tx, day: Day): Promise<void> {
  const why = await whyArchived(tx, day)
  if (why !== null) throw conflict(why)
}

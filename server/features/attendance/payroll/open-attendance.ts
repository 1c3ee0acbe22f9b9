import type { Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { openDays, type OpenAttendance } from './open-attendance.queries.ts'

export type { OpenAttendance } from './open-attendance.queries.ts'

/** Everybody with a day of the month that is not over, or that is over without a punch it needs; nobody else. */
export function openAttendance(tx: Tx, { month }: { month: Month }): Promise<OpenAttendance[]> {
  return openDays(tx, { from: firstDay(month), to: lastDay(month) })
}

import type { Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { openDays, type OpenAttendance } from './open-attendance.queries.ts'

export type { OpenAttendance } from './open-attendance.queries.ts'

/** Everybody who loses pay of the month for want of a punch; days that are not over, and days off, are nothing to look at. */
export function openAttendance(tx: Tx, { month }: { month: Month }): Promise<OpenAttendance[]> {
  return openDays(tx, { from: firstDay(month), to: lastDay(month) })
}

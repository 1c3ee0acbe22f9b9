import type { Day, DayPart } from '../day.ts'
import type { Instant, Zone } from '../zone.ts'
import type { Punch } from './punch.ts'
import type { Shift } from './shift.ts'

/** Everything that decides one person's day. */
export interface AttendanceFacts {
  day: Day
  zone: Zone
  /** The shift in force on the day; null: none, the day counts from midnight to midnight and any finished work is a full day. */
  shift: Shift | null
  /** The shift of the day before and after, which decide where the window ends; the same shift when absent. */
  before?: Shift | null
  after?: Shift | null
  /** Any punches around the day, in any order; only those in the window of the day that are not superseded count. */
  punches: readonly Punch[]
  /** The name of the holiday. */
  holiday: string | null
  /** Taken from the shift when absent. */
  weeklyOff?: boolean
  /** Leave that was counted for this day; on a day off none, unless the sandwich rule counted it. */
  leave: readonly { part: DayPart; paid: boolean; name: string }[]
  workFromHome: DayPart | null
  /** Work from home counts only as far as it was punched; if false or absent, the approval is enough. */
  homeNeedsPunches?: boolean
  /** Before the person was entered and not recorded since: a day without punches is then not an absence. */
  isBeforeKnown?: boolean
  now: Instant
}

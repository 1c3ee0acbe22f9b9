import type { Day, DayPart } from '../day.ts'
import type { Instant, Zone } from '../zone.ts'
import type { Punch } from './punch.ts'
import type { Shift } from './shift.ts'

/** Everything that decides one person's day. */
export interface AttendanceFacts {
  day: Day
  zone: Zone
  /** The shift in force on the day; if null, the day runs from midnight to midnight and any finished work is a full day. */
  shift: Shift | null
  /** The shifts of the day before and after, which decide where the window ends; if absent, the same shift. */
  before?: Shift | null
  after?: Shift | null
  /** The window as late punch-outs moved it; if absent, that of the shifts. */
  window?: { from: Instant; to: Instant }
  /** Any punches around the day, in any order; only those within the day's window that are not superseded count. */
  punches: readonly Punch[]
  /** The name of the holiday. */
  holiday: string | null
  /** If absent, taken from the shift. */
  weeklyOff?: boolean
  /** Leave counted for this day; none on a day off, unless counted by the sandwich rule. */
  leave: readonly { part: DayPart; paid: boolean; name: string }[]
  workFromHome: DayPart | null
  /** If true, work from home counts only as far as it was punched; otherwise the approval is enough. */
  homeNeedsPunches?: boolean
  /** The day is before the person was entered, and nothing was recorded for it since: without punches it is then not an absence. */
  isBeforeKnown?: boolean
  now: Instant
}

import type { Day, DayPart, Halves } from '../day.ts'
import { instantOf, localTime, milliseconds, type Instant, type Zone } from '../zone.ts'
import { attendanceMinutes, type AttendanceMinutes } from './attendance-minutes.ts'
import {
  decideState,
  lossOfPayReason,
  workedHalves,
  type AttendanceReason,
  type AttendanceState,
} from './attendance-state.ts'
import { dayParts } from './day-parts.ts'
import type { Punch } from './punch.ts'
import { punchSpans } from './punch-spans.ts'
import { bounds, windowMilliseconds } from './shift-instance.ts'
import { shiftMinutes, type Shift } from './shift.ts'
import { isWeeklyOff } from './weekly-off.ts'

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
  now: Instant
}

export interface AttendanceDay extends AttendanceMinutes {
  day: Day
  state: AttendanceState
  firstIn: Instant | null
  lastOut: Instant | null
  /** The punch-in that nothing has followed, also when the day is over. */
  openPunch: Instant | null
  /** The day is over: its window has passed, or its shift has ended and nobody is in. */
  final: boolean
  /** What payroll deducts: absence, a missing half, unpaid leave. 0 until the day is final. */
  lossOfPayHalves: Halves
  /** Why, in words; empty without loss of pay. */
  lossOfPayReason: string
  /** How the state and the minutes came to be, in the order in which they were decided. */
  reasons: AttendanceReason[]
}

/**
 * What one day was, from its facts alone: the same facts give the same day, in whatever order they are given.
 * Minutes are whole and rounded down. Source: `docs/glossary.md`, attendance day.
 */
export function attendanceDay(facts: AttendanceFacts): AttendanceDay {
  const { day, shift, zone } = facts
  const now = milliseconds(facts.now)
  const window = windowMilliseconds({ ...facts, day })
  const scheduled = bounds(shift, day, zone)
  const punches = punchSpans(facts.punches.filter((punch) => isWithin(milliseconds(punch.at), window, now)))
  const parts = dayParts(facts)
  const off = facts.holiday !== null ? 'holiday' : (facts.weeklyOff ?? isWeeklyOff(shift, day)) ? 'weeklyOff' : null
  const isLive = punches.open !== null && now < window.to
  const final = now >= window.to || (now >= scheduled.end && punches.open === null)

  const minutes = attendanceMinutes({
    shift,
    scheduled,
    punches,
    parts,
    off: off !== null,
    now: isLive ? now : null,
    final,
  })
  const reasons = [...parts.reasons, ...minutes.reasons]
  if (facts.holiday !== null) reasons.unshift({ code: 'holiday', text: `Holiday: ${facts.holiday}` })
  else if (off !== null) reasons.unshift({ code: 'weeklyOff', text: 'Weekly off' })
  if (punches.open !== null && !isLive) reasons.push({ code: 'noPunchOut', text: 'Punched in, but not out' })
  for (const punch of punches.unmatched) {
    reasons.push({
      code: 'unmatchedPunch',
      text: `A punch-${punch.kind} at ${localTime(punch.at, zone).slice(0, 5)} pairs with no other and does not count`,
    })
  }

  const lost = shift === null ? 0 : Math.max(0, shiftMinutes(shift) - (scheduled.end - scheduled.start) / 60_000)
  const worked = workedHalves(shift, minutes.workedMinutes, lost, punches.spans.length > 0)
  const hasPunch = punches.spans.length > 0 || punches.open !== null
  const decided = decideState({ off, parts, worked, hasPunch, final })
  if (decided.reason !== null) reasons.push(decided.reason)
  if (lost > 0) reasons.push({ code: 'clockChange', text: `The clocks changed: the shift was ${lost} minutes shorter` })
  const lossOfPayHalves = final ? parts.unpaidHalves + decided.missingHalves : 0
  const firstIn = punches.spans[0]?.in ?? punches.open?.at
  const lastOut = punches.spans.at(-1)?.out
  return {
    day,
    state: decided.state,
    firstIn: firstIn === undefined ? null : instantOf(firstIn),
    lastOut: lastOut === undefined ? null : instantOf(lastOut),
    workedMinutes: minutes.workedMinutes,
    breakMinutes: minutes.breakMinutes,
    lateMinutes: minutes.lateMinutes,
    earlyMinutes: minutes.earlyMinutes,
    overtimeMinutes: minutes.overtimeMinutes,
    openPunch: punches.open === null ? null : instantOf(punches.open.at),
    final,
    lossOfPayHalves,
    lossOfPayReason: lossOfPayHalves === 0 ? '' : lossOfPayReason(parts.unpaidNames, decided),
    reasons,
  }
}

function isWithin(at: number, window: { from: number; to: number }, now: number): boolean {
  return at >= window.from && at < window.to && at <= now
}

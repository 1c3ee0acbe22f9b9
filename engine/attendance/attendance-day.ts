import type { Day, HalfDays } from '../day.ts'
import { instantOf, localTime, milliseconds, type Instant } from '../zone.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import { attendanceMinutes, type AttendanceMinutes } from './attendance-minutes.ts'
import type { AttendanceReason } from './attendance-reason.ts'
import { decideState, lossOfPayReason, workedHalfDays, type AttendanceState } from './attendance-state.ts'
import { dayParts } from './day-parts.ts'
import { punchSpans } from './punch-spans.ts'
import { bounds, windowMilliseconds } from './shift-instance.ts'
import { shiftMinutes } from './shift.ts'
import { isWeeklyOff } from './weekly-off.ts'
import { plural, say, type Sentence } from '../sentence.ts'

export interface AttendanceDay extends AttendanceMinutes {
  day: Day
  state: AttendanceState
  firstIn: Instant | null
  lastOut: Instant | null
  /** The punch-in without a punch-out, even once the day is over. */
  openPunch: Instant | null
  /** The day is over: its window has passed, or its shift has ended and the person is out. */
  final: boolean
  /** What payroll deducts: absence, a missing half, unpaid leave. 0 until the day is final. */
  lossOfPayHalfDays: HalfDays
  /** Null if no pay is lost. */
  lossOfPayReason: Sentence | null
  /** The explanation of state and minutes, in decision order. */
  reasons: AttendanceReason[]
}

/**
 * What one day counts as, from its facts alone: the same facts give the same day, in any order. Minutes are whole and rounded down. Source:
 * `docs/glossary.md`, attendance day.
 */
export function attendanceDay(facts: AttendanceFacts): AttendanceDay {
  const { day, shift, zone } = facts
  const now = milliseconds(facts.now)
  const window =
    facts.window === undefined
      ? windowMilliseconds({ ...facts, day })
      : { from: milliseconds(facts.window.from), to: milliseconds(facts.window.to) }
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
  if (facts.holiday !== null) reasons.unshift({ code: 'holiday', ...say`Holiday: ${facts.holiday}` })
  else if (off !== null) reasons.unshift({ code: 'weeklyOff', ...say`Weekly off` })
  if (punches.open !== null && !isLive) reasons.push({ code: 'noPunchOut', ...say`Punched in, but not out` })
  for (const punch of punches.unmatched) {
    reasons.push({
      code: 'unmatchedPunch',
      ...unpaired[punch.kind](localTime(punch.at, zone).slice(0, 5)),
    })
  }

  const lost = shift === null ? 0 : Math.max(0, shiftMinutes(shift) - (scheduled.end - scheduled.start) / 60_000)
  const worked = workedHalfDays(shift, minutes.workedMinutes, lost, punches.spans.length > 0)
  const hasPunch = punches.spans.length > 0 || punches.open !== null
  const decided = decideState({
    ...{ off, parts, worked, hasPunch, final },
    homeNeedsPunches: facts.homeNeedsPunches === true,
    isBeforeKnown: facts.isBeforeKnown === true,
  })
  if (decided.reason !== null) reasons.push(decided.reason)
  if (lost > 0) reasons.push({ code: 'clockChange', ...clockChange(lost) })
  const lossOfPayHalfDays = final ? parts.unpaidHalfDays + decided.missingHalfDays : 0
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
    lossOfPayHalfDays,
    lossOfPayReason: lossOfPayHalfDays === 0 ? null : lossOfPayReason(parts.unpaidNames, decided),
    reasons,
  }
}

const unpaired = {
  in: (at: string) => say`A punch-in at ${at} pairs with no other and does not count`,
  out: (at: string) => say`A punch-out at ${at} pairs with no other and does not count`,
}

const clockChange = (minutes: number) =>
  say`The clocks changed: the shift was ${plural(minutes, { one: '# minute shorter', other: '# minutes shorter' })}`

function isWithin(at: number, window: { from: number; to: number }, now: number): boolean {
  return at >= window.from && at < window.to && at <= now
}

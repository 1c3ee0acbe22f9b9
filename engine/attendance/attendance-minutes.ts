import { say, type Sentence } from '../sentence.ts'
import type { AttendanceReason } from './attendance-reason.ts'
import type { DayParts } from './day-parts.ts'
import { expectedSpan } from './expected-span.ts'
import type { PunchSpans } from './punch-spans.ts'
import { shiftMinutes, type Shift } from './shift.ts'

export interface AttendanceMinutes {
  /** From in to out, over all spans; includes the open one while the day is running. */
  workedMinutes: number
  /** Between the spans. */
  breakMinutes: number
  /** From the start of the shift to the first punch-in, 0 within the grace. */
  lateMinutes: number
  /** From the last punch-out to the end of the shift, 0 within the grace. */
  earlyMinutes: number
  /** Worked after the end of the shift and beyond the required minutes; on a day off, all work. */
  overtimeMinutes: number
}

/**
 * The minutes of a day. A half-day's leave moves the expected start or end to the middle of the shift.
 *
 * @param of.scheduled start and end of the shift in milliseconds; `of.now` is set while the person is in
 */
export function attendanceMinutes(of: {
  shift: Shift | null
  scheduled: { start: number; end: number }
  punches: PunchSpans
  parts: DayParts
  off: boolean
  now: number | null
  final: boolean
}): AttendanceMinutes & { reasons: AttendanceReason[] } {
  const spans = of.punches.spans.map((span) => ({ ...span }))
  if (of.punches.open !== null && of.now !== null) spans.push({ in: of.punches.open.at, out: of.now })
  const worked = spans.reduce((all, span) => all + span.out - span.in, 0)
  const first = spans[0]?.in ?? of.punches.open?.at
  const last = spans.at(-1)?.out
  const result = {
    workedMinutes: minutes(worked),
    breakMinutes: first === undefined || last === undefined ? 0 : minutes(last - (spans[0]?.in ?? last) - worked),
    lateMinutes: 0,
    earlyMinutes: 0,
    overtimeMinutes: 0,
    reasons: [] as AttendanceReason[],
  }
  if (spans.length > 0) result.reasons.push({ code: 'worked', ...say`Worked ${duration(result.workedMinutes)}` })
  if (of.off) {
    result.overtimeMinutes = result.workedMinutes
    if (worked > 0) result.reasons.push({ code: 'workedOnDayOff', ...say`Worked on a day off: all of it is overtime` })
    return result
  }
  const { shift, parts } = of
  const expected = expectedSpan(of.scheduled, parts.onLeave)
  if (expected === null && first !== undefined) {
    result.reasons.push({ code: 'workedOnLeave', ...say`Punched while on leave: it changes nothing` })
  }
  if (shift === null || expected === null) return result

  const { start, end } = expected
  const grace = say`grace ${shift.graceMinutes} minutes`
  const late = first === undefined ? 0 : minutes(Math.max(0, first - start))
  if (late > shift.graceMinutes) {
    result.lateMinutes = late
    result.reasons.push({ code: 'late', ...say`Late by ${duration(late)} (${grace})` })
  }
  const isOut = of.punches.open === null && last !== undefined && (of.final || last >= end)
  const early = isOut ? minutes(Math.max(0, end - last)) : 0
  if (early > shift.graceMinutes) {
    result.earlyMinutes = early
    result.reasons.push({ code: 'early', ...say`Left ${duration(early)} before the end (${grace})` })
  }
  result.overtimeMinutes = overtime(shift, of.scheduled, spans, result.breakMinutes)
  if (result.overtimeMinutes > 0) {
    result.reasons.push({
      code: 'overtime',
      ...say`Overtime ${duration(result.overtimeMinutes)} after the end of the shift`,
    })
  }
  return result
}

/** Time after the shift, once all of the shift's own time was worked too; time before the start is not overtime. */
function overtime(
  shift: Shift,
  scheduled: { start: number; end: number },
  spans: readonly { in: number; out: number }[],
  punchedBreak: number,
): number {
  let after = 0
  let sinceStart = 0
  for (const span of spans) {
    after += Math.max(0, span.out - Math.max(span.in, scheduled.end))
    sinceStart += Math.max(0, span.out - Math.max(span.in, scheduled.start))
  }
  const asked = Math.min(shiftMinutes(shift), (scheduled.end - scheduled.start) / 60_000) - shift.breakMinutes
  const breakNotPunched = Math.max(0, shift.breakMinutes - punchedBreak)
  return Math.max(0, Math.min(minutes(after), minutes(sinceStart) - breakNotPunched - asked))
}

function minutes(milliseconds: number): number {
  return Math.floor(milliseconds / 60_000)
}

function duration(all: number): Sentence {
  const hours = Math.floor(all / 60)
  return hours === 0 ? say`${all % 60} min` : say`${hours} h ${all % 60} min`
}

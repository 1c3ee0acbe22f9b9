import type { Halves } from '../day.ts'
import type { AttendanceReason } from './attendance-reason.ts'
import type { DayParts } from './day-parts.ts'
import type { Shift } from './shift.ts'

export type AttendanceState =
  'present' | 'halfDay' | 'absent' | 'leave' | 'workFromHome' | 'holiday' | 'weeklyOff' | 'notYet'

/** Half-days that the worked minutes are enough for. A clock change that shortens a shift shortens what it asks for. */
export function workedHalves(shift: Shift | null, minutes: number, lost: number, hasSpan: boolean): Halves {
  if (!hasSpan) return 0
  if (shift === null) return 2
  if (minutes >= shift.fullDayMinutes - lost) return 2
  return minutes >= shift.halfDayMinutes - lost ? 1 : 0
}

/** Why pay is lost, in words. */
export function lossOfPayReason(unpaid: readonly string[], decided: AttendanceDecision): string {
  const missing = decided.missingHalves > 0 && decided.reason !== null ? [decided.reason.text] : []
  return [...unpaid, ...missing].join('; ')
}

export interface AttendanceDecision {
  state: AttendanceState
  /** Half-days neither worked, nor at home, nor on leave, nor off. */
  missingHalves: Halves
  reason: AttendanceReason | null
}

/** What the day is called, from how its halves were spent. */
export function decideState(of: {
  off: 'holiday' | 'weeklyOff' | null
  parts: DayParts
  worked: Halves
  hasPunch: boolean
  final: boolean
  isBeforeKnown: boolean
}): AttendanceDecision {
  const { leaveHalves, homeHalves } = of.parts
  if (leaveHalves === 2) return { state: 'leave', missingHalves: 0, reason: null }
  if (of.off !== null) return { state: of.off, missingHalves: 0, reason: null }
  if (homeHalves === 2) return { state: 'workFromHome', missingHalves: 0, reason: null }
  if (!of.final) {
    return of.hasPunch || homeHalves > 0
      ? { state: 'present', missingHalves: 0, reason: { code: 'running', text: 'The day is not over' } }
      : {
          state: 'notYet',
          missingHalves: 0,
          reason: { code: 'notYet', text: 'The day is not over and there is no punch yet' },
        }
  }
  const atWork = Math.min(2 - leaveHalves, homeHalves + of.worked)
  const missingHalves = 2 - leaveHalves - atWork
  if (atWork === 0 && leaveHalves === 0)
    return { state: 'absent', missingHalves, reason: missing('absent', 'Absent all day') }
  if (atWork === 0 && of.isBeforeKnown) return { state: 'leave', missingHalves: 0, reason: null }
  if (atWork === 0) return { state: 'leave', missingHalves, reason: missing('halfAbsent', 'Absent for the other half') }
  if (missingHalves > 0)
    return { state: 'halfDay', missingHalves, reason: missing('halfDay', 'Worked enough for half a day') }
  return { state: leaveHalves > 0 ? 'halfDay' : 'present', missingHalves, reason: null }
}

function missing(code: string, text: string): AttendanceReason {
  return { code, text }
}

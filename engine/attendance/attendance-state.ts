import { joined, say, type Sentence } from '../sentence.ts'
import type { HalfDays } from '../day.ts'
import type { AttendanceReason } from './attendance-reason.ts'
import type { DayParts } from './day-parts.ts'
import type { Shift } from './shift.ts'

export type AttendanceState =
  'present' | 'halfDay' | 'absent' | 'leave' | 'workFromHome' | 'holiday' | 'weeklyOff' | 'notYet'

/** Half-days earned by the worked minutes. A clock change that shortens a shift also shortens the required time. */
export function workedHalfDays(shift: Shift | null, minutes: number, lost: number, hasSpan: boolean): HalfDays {
  if (!hasSpan) return 0
  if (shift === null) return 2
  if (minutes >= shift.fullDayMinutes - lost) return 2
  return minutes >= shift.halfDayMinutes - lost ? 1 : 0
}

export function lossOfPayReason(unpaid: readonly Sentence[], decided: AttendanceDecision): Sentence | null {
  const missing = decided.missingHalfDays > 0 && decided.reason !== null ? [decided.reason] : []
  const all = [...unpaid, ...missing].map(({ text, values }) => ({ text, values }))
  return all.length === 0 ? null : joined(all, '; ')
}

export interface AttendanceDecision {
  state: AttendanceState
  /** Half-days not worked, at home, on leave or off. */
  missingHalfDays: HalfDays
  reason: AttendanceReason | null
}

/** Decides the day's state from how its halves were spent. */
export function decideState(of: {
  off: 'holiday' | 'weeklyOff' | null
  parts: DayParts
  worked: HalfDays
  homeNeedsPunches: boolean
  hasPunch: boolean
  final: boolean
  isBeforeKnown: boolean
}): AttendanceDecision {
  const { leaveHalfDays, homeHalfDays } = of.parts
  if (leaveHalfDays === 2) return { state: 'leave', missingHalfDays: 0, reason: null }
  if (of.off !== null) return { state: of.off, missingHalfDays: 0, reason: null }
  const isHome = homeHalfDays === 2
  if (isHome && (!of.final || !of.homeNeedsPunches)) return { state: 'workFromHome', missingHalfDays: 0, reason: null }
  if (!of.final) {
    return of.hasPunch || homeHalfDays > 0
      ? { state: 'present', missingHalfDays: 0, reason: { code: 'running', ...say`The day is not over` } }
      : {
          state: 'notYet',
          missingHalfDays: 0,
          reason: { code: 'notYet', ...say`The day is not over and there is no punch yet` },
        }
  }
  const atWork = Math.min(2 - leaveHalfDays, (of.homeNeedsPunches ? 0 : homeHalfDays) + of.worked)
  const missingHalfDays = 2 - leaveHalfDays - atWork
  if (isHome && !of.hasPunch)
    return { state: 'absent', missingHalfDays, reason: missing('absent', say`Worked from home without punches`) }
  if (atWork === 0 && leaveHalfDays === 0)
    return { state: 'absent', missingHalfDays, reason: missing('absent', say`Absent all day`) }
  if (atWork === 0 && of.isBeforeKnown) return { state: 'leave', missingHalfDays: 0, reason: null }
  if (atWork === 0)
    return { state: 'leave', missingHalfDays, reason: missing('halfAbsent', say`Absent for the other half`) }
  if (missingHalfDays > 0)
    return { state: 'halfDay', missingHalfDays, reason: missing('halfDay', say`Worked enough for half a day`) }
  if (isHome) return { state: 'workFromHome', missingHalfDays, reason: null }
  return { state: leaveHalfDays > 0 ? 'halfDay' : 'present', missingHalfDays, reason: null }
}

function missing(code: string, said: Sentence): AttendanceReason {
  return { code, ...said }
}

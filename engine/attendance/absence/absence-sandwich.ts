import { countDays } from '../../leave/count.ts'
import type { Day, HalfDays } from '../../day.ts'
import { say, type Sentence } from '../../sentence.ts'
import type { AttendanceReason } from '../attendance-reason.ts'
import type { AttendanceState } from '../attendance-state.ts'
import type { OffDay } from '../../calendar/off-day.ts'

/** A day as its own facts decide it. */
export interface SeenDay {
  day: Day
  state: AttendanceState
  final: boolean
  lossOfPayHalfDays: HalfDays
  firstIn: string | null
}

/**
 * The days off that the sandwich rule makes unpaid: over, without work, and enclosed by days of absence without leave, as leave encloses
 * them under its own rule. Half a day of absence encloses nothing, because it is not known which half it was.
 *
 * @param of.days in a row, with enough days at both ends
 * @param of.isUnderRule whether the rule holds on a day
 */
export function sandwichedDays(of: { days: readonly SeenDay[]; isUnderRule: (day: Day) => boolean }): Set<Day> {
  const absent = of.days.filter(
    ({ state, final, lossOfPayHalfDays }) => state === 'absent' && final && lossOfPayHalfDays === 2,
  )
  const off = new Map(of.days.filter(isIdle).map(({ day, state }): [Day, OffDay] => [day, { kind: state, name: '' }]))
  const { days } = countDays(
    absent.map(({ day }) => ({ day, part: 'full' })),
    { sandwich: true, off, neighbours: [] },
  )
  return new Set(days.filter(({ day, why }) => why === 'sandwich' && of.isUnderRule(day)).map(({ day }) => day))
}

/** The explanation of a day off that the rule makes unpaid. */
export function sandwiched(state: 'weeklyOff' | 'holiday'): AttendanceReason {
  return { code: 'absenceSandwich', ...(state === 'holiday' ? betweenAbsences.holiday : betweenAbsences.weeklyOff) }
}

const betweenAbsences: Record<'weeklyOff' | 'holiday', Sentence> = {
  weeklyOff: say`Weekly off between days of absence`,
  holiday: say`Holiday between days of absence`,
}

function isIdle<T extends SeenDay>(one: T): one is T & { state: 'weeklyOff' | 'holiday' } {
  return isOff(one.state) && one.final && one.firstIn === null
}

export function isOff(state: AttendanceState): state is 'weeklyOff' | 'holiday' {
  return state === 'weeklyOff' || state === 'holiday'
}

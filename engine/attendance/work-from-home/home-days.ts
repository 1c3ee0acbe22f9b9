import { days, weekday, type Day, type DayPart, type HalfDays } from '../../day.ts'
import type { OffDay } from '../../calendar/off-day.ts'

/** Approved leave, as far as it affects work from home. */
export interface LeavePart {
  day: Day
  part: DayPart
}

/** A chosen day that does not count, and why. */
export interface ExcludedDay {
  day: Day
  why: 'weeklyOff' | 'holiday' | 'leave'
  /** Of the holiday. */
  name: string | null
}

export interface HomeDays {
  /** Days with at least half a day at home, oldest first. */
  days: { day: Day; halfDays: HalfDays }[]
  excluded: ExcludedDay[]
}

/** The days of a weekly pattern, both ends included. Weekdays are 0 Sunday … 6 Saturday. */
export function patternDays(pattern: { weekdays: readonly number[]; from: Day; until: Day }): Day[] {
  return days(pattern.from, pattern.until).filter((day) => pattern.weekdays.includes(weekday(day)))
}

/** The chosen days that are worked from home: not off and not on leave. Each day counts once. */
export function homeDays(of: {
  days: readonly Day[]
  part: DayPart
  off: ReadonlyMap<Day, OffDay>
  leave: readonly LeavePart[]
}): HomeDays {
  const result: HomeDays = { days: [], excluded: [] }
  for (const day of [...new Set(of.days)].toSorted()) {
    const off = of.off.get(day)
    const halfDays = homeHalfDays(day, of)
    if (off) result.excluded.push({ day, why: off.kind, name: off.kind === 'holiday' ? off.name : null })
    else if (halfDays === 0) result.excluded.push({ day, why: 'leave', name: null })
    else result.days.push({ day, halfDays })
  }
  return result
}

/** Half-days at home: none on a day off, nor in a half on leave. */
export function homeHalfDays(
  day: Day,
  of: { part: DayPart; off: ReadonlyMap<Day, OffDay>; leave: readonly LeavePart[] },
): HalfDays {
  if (of.off.has(day)) return 0
  const leave = of.leave.filter((one) => one.day === day)
  return (['first', 'second'] as const).filter(
    (half) => covers(of.part, half) && !leave.some(({ part }) => covers(part, half)),
  ).length
}

function covers(part: DayPart, half: 'first' | 'second'): boolean {
  return part === 'full' || part === half
}

import type { Day } from '@muster/contract/values.ts'
import { homeHalfDays, type LeavePart } from '@muster/engine/attendance/work-from-home/home-days.ts'
import type { OffDay } from '@muster/engine/calendar/off-day.ts'
import { firstDay, lastDay, monthOf, type DayPart } from '@muster/engine/day.ts'
import type { MonthUse } from './home-types.ts'

/** All days of the months in these spans: the allowance is per whole month. */
export function wholeMonths(first: Day, last: Day): { from: Day; to: Day } {
  return { from: firstDay(monthOf(first)), to: lastDay(monthOf(last)) }
}

/**
 * A request's use of each month besides other days at home, as of now: a day since taken by leave or a holiday no longer counts.
 *
 * @param of.others approved or pending days, of whole months
 */
export function monthUse(of: {
  counted: readonly { day: Day; halfDays: number }[]
  others: readonly { day: Day; part: DayPart }[]
  off: ReadonlyMap<Day, OffDay>
  leave: readonly LeavePart[]
  /** In days. */
  limit: number | null
}): MonthUse[] {
  return [...Map.groupBy(of.counted, ({ day }) => monthOf(day))].map(([month, days]) => {
    const beside = of.others.filter(({ day }) => monthOf(day) === month)
    return {
      month,
      halfDays: days.reduce((sum, { halfDays }) => sum + halfDays, 0),
      usedHalfDays: beside.reduce((sum, { day, part }) => sum + homeHalfDays(day, { ...of, part }), 0),
      limitHalfDays: of.limit === null ? null : of.limit * 2,
    }
  })
}

import { days, weekday, weekOfMonth, type Day } from '../day.ts'
import type { OffDay } from '../calendar/off-day.ts'
import type { Shift } from './shift.ts'

/** Without a shift there are no weekly offs. */
export function isWeeklyOff(shift: Shift | null, day: Day): boolean {
  if (shift === null) return false
  const ofWeek = weekday(day)
  return shift.weeklyOffs.some(
    (off) => off.weekday === ofWeek && (off.weeks === undefined || off.weeks.includes(weekOfMonth(day))),
  )
}

/** The days off between two days, both included. A holiday on a weekly off is named as a holiday. */
export function offDays(of: {
  from: Day
  to: Day
  shiftOn: (day: Day) => Shift | null
  holidays: readonly { day: Day; name: string }[]
}): Map<Day, OffDay> {
  const off = new Map<Day, OffDay>()
  for (const day of days(of.from, of.to)) {
    if (isWeeklyOff(of.shiftOn(day), day)) off.set(day, { kind: 'weeklyOff', name: 'Weekly off' })
  }
  for (const { day, name } of of.holidays) {
    if (day >= of.from && day <= of.to) off.set(day, { kind: 'holiday', name })
  }
  return off
}

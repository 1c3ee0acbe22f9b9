/** Working hours. Times are local `HH:MM`; an end that is not after the start is on the next day. */
export interface Shift {
  startsAt: string
  endsAt: string
  /** The unpaid break; overtime is reduced by the part of it that was not punched out for. */
  breakMinutes: number
  /** Minutes of late arrival or early exit that do not count. */
  graceMinutes: number
  /** Minutes from in to out that count as half a day. */
  halfDayMinutes: number
  /** The same for a full day; at least `halfDayMinutes`. */
  fullDayMinutes: number
  weeklyOffs: readonly WeeklyOff[]
  /** Whether days off between two days of absence are unpaid; not if absent. */
  absenceSandwich?: boolean
}

export interface WeeklyOff {
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  /** Which of these weekdays in the month, 1 to 5: `[2, 4]` is the second and fourth. If absent, every week. */
  weeks?: readonly number[]
}

/** Length of a shift by the wall clock, break included, in minutes. */
export function shiftMinutes(shift: Shift): number {
  const length = minutesOfDay(shift.endsAt) - minutesOfDay(shift.startsAt)
  return length > 0 ? length : length + 24 * 60
}

/** Minutes since midnight of a local time `HH:MM`. */
export function minutesOfDay(time: string): number {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError(`Not a time as HH:MM: ${time}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** When people work. Times are local `HH:MM`; an end that is not after the start lies on the next day. */
export interface Shift {
  startsAt: string
  endsAt: string
  /** The unpaid break; it delays overtime by as much of it as nobody punched out for. */
  breakMinutes: number
  /** Minutes by which a late arrival or an early exit does not count. */
  graceMinutes: number
  /** Minutes from in to out that count as half a day. */
  halfDayMinutes: number
  /** The same for a full day; not less than `halfDayMinutes`. */
  fullDayMinutes: number
  weeklyOffs: readonly WeeklyOff[]
}

export interface WeeklyOff {
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  /** Which of that weekday in the month, 1 to 5: `[2, 4]` is the second and fourth. Absent: every week. */
  weeks?: readonly number[]
}

/** Length of a shift by wall clock, break included, in minutes. */
export function shiftMinutes(shift: Shift): number {
  const length = minutesOfDay(shift.endsAt) - minutesOfDay(shift.startsAt)
  return length > 0 ? length : length + 24 * 60
}

/** Minutes since midnight of a local time `HH:MM`. */
export function minutesOfDay(time: string): number {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError(`Not a time as HH:MM: ${time}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

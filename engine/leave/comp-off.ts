import type { Shift } from '../attendance/shift.ts'
import { addDays, latest, type Day, type HalfDays } from '../day.ts'

/**
 * What work can be given back as leave: minutes worked on a day off, or over the hours of a working day, measured as the shift
 * measures a day: its full-day minutes are a day, its half-day minutes half a day, less is nothing.
 */
export function compOffFor(minutes: number, shift: Pick<Shift, 'fullDayMinutes' | 'halfDayMinutes'>): HalfDays {
  if (minutes >= shift.fullDayMinutes) return 2
  return minutes >= shift.halfDayMinutes ? 1 : 0
}

/** The last day on which a credit can be used: so many days after the day worked, and however late it was approved, two weeks. */
export function compOffExpiry(of: { workedOn: Day; approvedOn: Day; validDays: number }): Day {
  return latest(addDays(of.workedOn, of.validDays), addDays(of.approvedOn, 14))
}

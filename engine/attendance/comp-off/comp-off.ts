import type { Shift } from '../shift.ts'
import { addDays, latest, type Day, type HalfDays } from '../../day.ts'

/**
 * The comp-off for work: minutes on a day off, or beyond a working day's hours. The shift's full-day minutes give a day, its half-day
 * minutes half a day, less gives nothing.
 */
export function compOffFor(minutes: number, shift: Pick<Shift, 'fullDayMinutes' | 'halfDayMinutes'>): HalfDays {
  if (minutes >= shift.fullDayMinutes) return 2
  return minutes >= shift.halfDayMinutes ? 1 : 0
}

/** The last day on which a credit can be used: a number of days after the day worked, but at least two weeks after approval. */
export function compOffExpiry(of: { workedOn: Day; approvedOn: Day; validDays: number }): Day {
  return latest(addDays(of.workedOn, of.validDays), addDays(of.approvedOn, 14))
}

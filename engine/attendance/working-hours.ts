import { addDays, type Day } from '../day.ts'
import { instantAt, type Instant, type Zone } from '../zone.ts'
import { shiftMinutes, type Shift } from './shift.ts'

export interface WorkingDays {
  zone: Zone
  /** The first day to count; the day before is read too, as its shift may run past midnight. */
  from: Day
  to: Day
  /** Null on a day off. */
  shiftOn(day: Day): Pick<Shift, 'startsAt' | 'endsAt'> | null
}

/**
 * The moment when `hours` of shift time have passed since another. Breaks count as working time, because people can be reached then. With
 * too little shift time, the end of the last day.
 */
export function afterWorkingHours(since: Instant, hours: number, { zone, from, to, shiftOn }: WorkingDays): Instant {
  let left = hours * hour
  const start = Date.parse(since)
  for (let day = addDays(from, -1); day <= to; day = addDays(day, 1)) {
    const shift = shiftOn(day)
    if (!shift) continue
    const begins = Date.parse(instantAt(day, shift.startsAt, zone))
    const ends = begins + shiftMinutes(shift as Shift) * minute
    const counted = Math.max(0, ends - Math.max(begins, start))
    if (counted >= left) return new Date(Math.max(begins, start) + left).toISOString()
    left -= counted
  }
  return new Date(instantAt(addDays(to, 1), '00:00', zone)).toISOString()
}

const minute = 60_000
const hour = 60 * minute

import { addDays, type Day } from '../day.ts'
import { instantOf, localDay, milliseconds, millisecondsAt, startOfDay, type Instant, type Zone } from '../zone.ts'
import { minutesOfDay, type Shift } from './shift.ts'

export interface ShiftInstance {
  day: Day
  startsAt: Instant
  endsAt: Instant
  /** Real minutes from start to end; an hour more or less than on the wall clock if the clocks change. */
  minutes: number
}

/** One shift on one work date; without a shift, the local day from midnight to midnight. */
export function shiftInstance(of: { shift: Shift | null; day: Day; zone: Zone }): ShiftInstance {
  const { start, end } = bounds(of.shift, of.day, of.zone)
  return { day: of.day, startsAt: instantOf(start), endsAt: instantOf(end), minutes: (end - start) / 60_000 }
}

/**
 * The span of punches that belong to a work date: `from` included, `until` excluded. Windows of adjacent days meet half-way between the end
 * of one shift and the start of the next, so that every moment has exactly one work date.
 *
 * @param of.before the shift of the day before, `of.after` of the day after; if absent, the same shift
 */
export function workWindow(of: {
  shift: Shift | null
  before?: Shift | null
  after?: Shift | null
  day: Day
  zone: Zone
}): { from: Instant; to: Instant } {
  const { from, to } = windowMilliseconds(of)
  return { from: instantOf(from), to: instantOf(to) }
}

/** The work date of a punch; for a night shift, the day on which it starts. */
export function workDate(of: { at: Instant; zone: Zone; shiftOn: (day: Day) => Shift | null }): Day {
  const { at, zone, shiftOn } = of
  const moment = milliseconds(at)
  const today = localDay(at, zone)
  // A shift lasts at most a day, so the work date is the local date or an adjacent one.
  for (const day of [addDays(today, -1), today]) {
    const next = addDays(day, 1)
    if (moment < border(shiftOn(day), day, shiftOn(next), zone)) return day
  }
  return addDays(today, 1)
}

export function windowMilliseconds(of: Parameters<typeof workWindow>[0]): { from: number; to: number } {
  const { shift, day, zone } = of
  const before = of.before === undefined ? shift : of.before
  const after = of.after === undefined ? shift : of.after
  return { from: border(before, addDays(day, -1), shift, zone), to: border(shift, day, after, zone) }
}

/** The moment between the work date `day` and the next: half-way between two shifts, or midnight beside a day without one. */
function border(shift: Shift | null, day: Day, next: Shift | null, zone: Zone): number {
  const end = bounds(shift, day, zone).end
  const start = bounds(next, addDays(day, 1), zone).start
  if (shift === null || next === null) return shift === null ? end : Math.max(end, start)
  return Math.floor((end + start) / 2)
}

export function bounds(shift: Shift | null, day: Day, zone: Zone): { start: number; end: number } {
  const tomorrow = addDays(day, 1)
  if (shift === null)
    return { start: milliseconds(startOfDay(day, zone)), end: milliseconds(startOfDay(tomorrow, zone)) }
  const overnight = minutesOfDay(shift.endsAt) <= minutesOfDay(shift.startsAt)
  return {
    start: millisecondsAt(day, shift.startsAt, zone),
    end: millisecondsAt(overnight ? tomorrow : day, shift.endsAt, zone),
  }
}

import type { Day, Id } from '@muster/contract/values.ts'
import type { CalendarShift, PublicHoliday } from './work-calendar.queries.ts'

/** A proposed change of the calendar. */
export interface CalendarChange {
  /** A removed holiday, a new one, or both. */
  holidays?: { gone: Id | null; added: { day: Day; name: string; locations: Id[] } | null }
  /** New weekly offs of a shift from a day on. */
  shift?: { id: Id; from: Day; weeklyOffs: { weekday: number; weeks?: number[] | undefined }[] }
}

/** The holidays after the change. No location means all. */
export function holidaysAfter(
  holidays: readonly PublicHoliday[],
  change: CalendarChange['holidays'],
): readonly PublicHoliday[] {
  if (change === undefined) return holidays
  const kept = holidays.filter(({ id }) => id !== change.gone)
  if (change.added === null) return kept
  const { day, name, locations } = change.added
  const places = locations.length === 0 ? [null] : locations
  return [...kept, ...places.map((location) => ({ id: '', day, name, location }))]
}

/** The shifts with their versions after the change: future versions are replaced. */
export function shiftsAfter(
  shifts: readonly CalendarShift[],
  change: CalendarChange['shift'],
): readonly CalendarShift[] {
  if (change === undefined) return shifts
  const { id, from, weeklyOffs } = change
  const kept = shifts.filter((row) => row.id !== id || row.from === null || row.from < from)
  const last = kept.findLast((row) => row.id === id)
  if (last === undefined) return kept
  const offs = weeklyOffs.map(({ weekday, weeks }) => (weeks === undefined ? { weekday } : { weekday, weeks }))
  return [...kept, { ...last, from, weeklyOffs: offs }]
}

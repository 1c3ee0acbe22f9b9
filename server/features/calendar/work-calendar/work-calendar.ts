import type { Day, Id } from '@muster/contract/values.ts'
import type { Shift } from '@muster/engine/attendance/shift.ts'
import { offDays } from '@muster/engine/attendance/weekly-off.ts'
import type { OffDay } from '@muster/engine/calendar/off-day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { remembered } from '../../../platform/remembered/remembered.ts'
import { holidaysAfter, shiftsAfter, type CalendarChange } from './calendar-change.ts'
import {
  calendarPeople,
  calendarShifts,
  publicHolidays,
  type CalendarPerson,
  type CalendarShift,
} from './work-calendar.queries.ts'

/** One person's working time: each day's shift, weekly offs and holidays at their location. */
export interface WorkCalendar extends Omit<CalendarPerson, 'shifts'> {
  shiftOn(day: Day): NamedShift | null
  holidayOn(day: Day): string | null
  off(from: Day, to: Day): Map<Day, OffDay>
  /** The shift of the pattern, also on days before joining. */
  patternOn(day: Day): NamedShift | null
  /** Days off by the pattern, also before joining: a month has the same number of working days for everyone. */
  offByPattern(from: Day, to: Day): Map<Day, OffDay>
}

export interface NamedShift extends Shift {
  id: Id
  name: string
}

/**
 * The calendars of these people, or (null) of everyone employed at some time between two days, in one statement for any number, and three
 * if shifts and holidays are not cached yet. Includes holidays between these days only.
 *
 * @param thoughtOf returns the calendars after this proposed change
 */
export async function workCalendars(
  tx: Tx,
  of: { employees: Id[] | null; from: Day; to: Day },
  thoughtOf: CalendarChange = {},
): Promise<WorkCalendar[]> {
  const [people, shiftRows, known] = await Promise.all([calendarPeople(tx, of), shiftsKnown(tx), holidaysKnown(tx)])
  const between = known.filter(({ day }) => day >= of.from && day <= of.to)
  const holidays = holidaysAfter(between, thoughtOf.holidays)
  const shifts = Map.groupBy(shiftsAfter(shiftRows, thoughtOf.shift), (row) => row.id)
  const everywhere = holidays.filter((holiday) => holiday.location === null)
  const places = Map.groupBy(holidays, (holiday) => holiday.location)
  const holidaysAt = new Map<Id, Map<Day, string>>()
  const at = (location: Id) => {
    const known = holidaysAt.get(location) ?? byDay([...everywhere, ...(places.get(location) ?? [])])
    holidaysAt.set(location, known)
    return known
  }
  return people.map((person) => calendarOf(person, shifts, at))
}

const shiftsKnown = remembered((tx) => calendarShifts(tx, {}))
const holidaysKnown = remembered((tx) => publicHolidays(tx, {}))

function calendarOf(
  { shifts: held, ...person }: CalendarPerson,
  shifts: Map<Id, CalendarShift[]>,
  holidaysAt: (location: Id) => Map<Day, string>,
): WorkCalendar {
  const patternOn = (day: Day) => {
    // A day before a person's first shift uses the first one.
    const row = held.findLast((one) => one.from <= day) ?? held[0]
    const versions = row ? shifts.get(row.shift) : undefined
    return versions?.findLast(({ from }) => from === null || from <= day) ?? null
  }
  // There is none before joining: that day starts at midnight.
  const shiftOn = (day: Day) => (day < person.joinedOn ? null : patternOn(day))
  const { location, places } = person
  const placeOn = (day: Day) => (places.findLast(({ from }) => from <= day) ?? places[0])?.location ?? location
  const visited = new Set([location, ...places.map((place) => place.location)])
  const holidays = () =>
    [...visited]
      .flatMap((place) => [...holidaysAt(place)].filter(([day]) => placeOn(day) === place))
      .map(([day, name]) => ({ day, name }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return {
    ...person,
    shiftOn,
    holidayOn: (day) => holidaysAt(placeOn(day)).get(day) ?? null,
    off: (from, to) => offDays({ from, to, shiftOn, holidays: holidays() }),
    patternOn,
    offByPattern: (from, to) => offDays({ from, to, shiftOn: patternOn, holidays: holidays() }),
  }
}

function byDay(holidays: readonly { day: Day; name: string }[]): Map<Day, string> {
  const named = new Map<Day, string>()
  for (const { day, name } of holidays) named.set(day, named.has(day) ? `${named.get(day)}, ${name}` : name)
  return named
}

import { Temporal } from 'temporal-polyfill'
import { addDays, type Day } from './day.ts'

/** A moment in UTC, ISO 8601 with `Z`. */
export type Instant = string
/** An IANA zone such as `Asia/Kolkata`. */
export type Zone = string

/** The local date of a moment. */
export function localDay(instant: Instant, zone: Zone): Day {
  return clockText(instant, zone)?.slice(0, 10) ?? local(instant, zone).toPlainDate().toString()
}

/** The local time of day of a moment, `HH:MM:SS`. */
export function localTime(instant: Instant, zone: Zone): string {
  return (
    clockText(instant, zone)?.slice(11, 19) ?? local(instant, zone).toPlainTime().toString({ smallestUnit: 'second' })
  )
}

/** The offset of local time from UTC at a moment, in minutes: 330 in India. */
export function offsetMinutes(instant: Instant, zone: Zone): number {
  return Math.trunc(offsetOf(milliseconds(instant), zone) / 60_000)
}

/**
 * The moment of a local time `HH:MM` or `HH:MM:SS` on a day. A time skipped by a clock change moves forward by the length of the change; of
 * a time that happens twice, it is the first.
 */
export function instantAt(day: Day, time: string, zone: Zone): Instant {
  return instantOf(millisecondsAt(day, time, zone))
}

/** The first moment of a local day; not always 00:00, since some zones change their clocks at midnight. */
export function startOfDay(day: Day, zone: Zone): Instant {
  return instantOf(
    remember(`${day} ${zone}`, () => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds),
  )
}

/** The first moment of the next local day. */
export function endOfDay(day: Day, zone: Zone): Instant {
  return startOfDay(addDays(day, 1), zone)
}

/** Milliseconds since 1970. */
export function milliseconds(instant: Instant): number {
  // The usual format is parsed ten times as fast by the built-in parser, which is too lenient for others.
  const known = plainInstant.test(instant) ? Date.parse(instant) : Number.NaN
  return Number.isNaN(known) ? Temporal.Instant.from(instant).epochMilliseconds : known
}

/** Days in every month, hours in every day. */
const plainInstant = /^\d{4}-\d\d-([01]\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/

export function instantOf(epochMilliseconds: number): Instant {
  if (!Number.isSafeInteger(epochMilliseconds) || Math.abs(epochMilliseconds) > plainMilliseconds)
    return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString()
  return new Date(epochMilliseconds).toISOString().replace(/\.?0{1,3}Z$/, 'Z')
}

/** About 200 years around 1970, in which years have four digits. */
const plainMilliseconds = 6_000_000_000_000

/** `instantAt` as milliseconds since 1970. */
export function millisecondsAt(day: Day, time: string, zone: Zone): number {
  return remember(
    `${day}T${time} ${zone}`,
    () =>
      Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
        .epochMilliseconds,
  )
}

/** The wall clock as ISO text; undefined if the year does not have four digits. */
function clockText(instant: Instant, zone: Zone): string | undefined {
  const moment = milliseconds(instant)
  const shown = moment + offsetOf(moment, zone)
  return Math.abs(shown) > plainMilliseconds ? undefined : new Date(shown).toISOString()
}

/** The offset of local time, in milliseconds. Calls for the same minute repeat often. */
function offsetOf(moment: number, zone: Zone): number {
  const minute = Math.floor(moment / 60_000) * 60_000
  const offset = remember(`${minute} ${zone}`, () => {
    const begins = offsetAt(minute, zone)
    // Some historic clock changes happened within a minute.
    return begins === offsetAt(minute + 59_999, zone) ? begins : Number.NaN
  })
  return Number.isNaN(offset) ? offsetAt(moment, zone) : offset
}

const offsetAt = (moment: number, zone: Zone) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000

function local(instant: Instant, zone: Zone): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
}

// Thousands of people share a few shifts, so the same local times repeat, and zones are slow to read.
const remembered = new Map<string, number>()
const mostRemembered = 20_000

function remember(key: string, calculate: () => number): number {
  const known = remembered.get(key)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const value = calculate()
  remembered.set(key, value)
  return value
}

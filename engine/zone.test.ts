import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import { endOfDay, instantAt, instantOf, localDay, localTime, milliseconds, offsetMinutes, startOfDay } from './zone.ts'

describe('instants', () => {
  test('are read and written as the time zone library does, only faster', () => {
    const around = fc.integer({ min: -5_000_000_000_000, max: 5_000_000_000_000 })
    fc.assert(
      fc.property(around, fc.constantFrom(1, 10, 100, 1000, 60_000), (moment, whole) => {
        const at = moment - (moment % whole)
        const written = Temporal.Instant.fromEpochMilliseconds(at).toString()
        expect(instantOf(at)).toBe(written)
        expect(milliseconds(written)).toBe(at)
      }),
    )
    expect(milliseconds('2026-11-30T23:59:59.5Z')).toBe(Date.UTC(2026, 10, 30, 23, 59, 59, 500))
    for (const wrong of ['2026-02-30T00:00:00Z', '2026-11-20T24:00:00Z', '2026-11-00T00:00:00Z', '2026-11-20', 'noon'])
      expect(() => milliseconds(wrong)).toThrow(RangeError)
  })
})

describe('zones', () => {
  test('midnight in India is 18:30 UTC of the day before', () => {
    expect(instantAt('2026-11-20', '00:00', 'Asia/Kolkata')).toBe('2026-11-19T18:30:00Z')
    expect(localDay('2026-11-19T18:29:59Z', 'Asia/Kolkata')).toBe('2026-11-19')
    expect(localDay('2026-11-19T18:30:00Z', 'Asia/Kolkata')).toBe('2026-11-20')
    expect(localTime('2026-11-20T04:04:05Z', 'Asia/Kolkata')).toBe('09:34:05')
    expect(offsetMinutes('2026-11-20T04:04:05Z', 'Asia/Kolkata')).toBe(330)
    expect(offsetMinutes('2026-11-20T04:04:05Z', 'America/St_Johns')).toBe(-210)
  })

  test('a time skipped by a clock change moves forward, one that happens twice is the first', () => {
    expect(instantAt('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00Z')
    expect(instantAt('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00Z')
  })

  test("a day can start at one o'clock and last 23 or 25 hours", () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00Z')
    const hours = (day: string) =>
      (milliseconds(endOfDay(day, 'Europe/London')) - milliseconds(startOfDay(day, 'Europe/London'))) / 3_600_000
    expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hours)).toEqual([24, 23, 25])
  })

  test('the start of a day lies in it and the previous moment does not, in every zone', () => {
    const zones = [
      'Asia/Kolkata',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Asia/Kathmandu',
      'Africa/Cairo',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 5000 }), (zone, count) => {
        const day = addDays('2020-01-01', count)
        const start = startOfDay(day, zone)
        expect(localDay(start, zone)).toBe(day)
        expect(localDay(new Date(milliseconds(start) - 1).toISOString(), zone)).toBe(addDays(day, -1))
      }),
    )
  })

  test('an unknown zone is an error', () => {
    expect(() => localDay('2026-11-20T00:00:00Z', 'Mars/Base')).toThrow(RangeError)
  })
})

describe('a moment with a clock change', () => {
  // By an hour, by half of one, within a minute, by most of a day.
  test.each([
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Africa/Monrovia',
    'Asia/Kolkata',
    'America/St_Johns',
    'Pacific/Apia',
  ])('is read in %s as Temporal reads it, to the millisecond', (zone) => {
    let change = Temporal.Instant.from('2026-11-23T00:00:00Z').toZonedDateTimeISO(zone)
    for (let seen = 0; seen < 80; seen++) {
      const before = change.getTimeZoneTransition('previous')
      if (before === null) break
      change = before
      for (const beside of [-60_000, -1, 0, 1, 29_999, 60_000]) {
        const shown = change.add({ milliseconds: beside })
        const at = shown.toInstant().toString()
        expect({ at, day: localDay(at, zone), time: localTime(at, zone), offset: offsetMinutes(at, zone) }).toEqual({
          at,
          day: shown.toPlainDate().toString(),
          time: shown.toPlainTime().toString({ smallestUnit: 'second' }),
          offset: Math.trunc(shown.offsetNanoseconds / 60_000_000_000),
        })
      }
    }
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../day.ts'
import { instantAt, instantOf, milliseconds } from '../zone.ts'
import { attendanceDay } from './attendance-day.ts'
import { shiftInstance, workDate, workWindow } from './shift-instance.ts'
import { shiftMinutes, type Shift } from './shift.ts'
import { generalShift, nightShift } from './shifts.fixture.ts'

// Zones with half-hour offsets, with clock changes north and south, at midnight, of half an hour, and one that skipped a day.
const zones = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Gaza',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
]
// Days around the clock changes of 2026 and 2027, and any others.
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-10-04',
  '2026-10-25',
  '2026-10-30',
  '2026-11-01',
  '2027-03-14',
]
const anyDay = fc.oneof(
  fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -2, max: 2 })).map(([day, off]) => addDays(day, off)),
  fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2024-01-01', count)),
)
const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`
})
// Up to 16 hours, so that neighbouring shifts of one kind do not overlap.
const anyShift = fc
  .tuple(time, time)
  .map(([startsAt, endsAt]): Shift => ({ ...generalShift, startsAt, endsAt, weeklyOffs: [] }))
  .filter((shift) => shiftMinutes(shift) >= 60 && shiftMinutes(shift) <= 16 * 60)
const zone = fc.constantFrom(...zones)
const runs = { numRuns: 2000 }

test('beside a day without a shift a work date starts and ends at midnight, or with its shift', () => {
  const window = (shift: Shift | null, before: Shift | null, after: Shift | null) =>
    workWindow({ shift, before, after, day: '2026-11-20', zone: 'Asia/Kolkata' })
  expect(window(generalShift, null, null)).toEqual({ from: '2026-11-19T18:30:00Z', to: '2026-11-20T18:30:00Z' })
  expect(window(nightShift, null, null)).toEqual({ from: '2026-11-19T18:30:00Z', to: '2026-11-21T00:30:00Z' })
  expect(window(null, generalShift, generalShift).from).toBe('2026-11-19T18:30:00Z')
})

describe('the work date of a punch', () => {
  test('is the only day with a window that contains it, whatever the shifts around it', () => {
    const week = fc.array(fc.option(anyShift), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(zone, anyDay, week, fc.integer({ min: -1440, max: 2880 }), (place, day, shifts, minute) => {
        const shiftOn = (on: Day) => shifts[Number(on.slice(8)) % 7] ?? null
        const at = instantOf(milliseconds(instantAt(day, '00:00', place)) + minute * 60_000)
        const daysAround = [-3, -2, -1, 0, 1, 2, 3]
          .map((off) => addDays(day, off))
          .filter((on) => {
            const window = windowOf(on, shiftOn, place)
            return milliseconds(window.from) <= milliseconds(at) && milliseconds(at) < milliseconds(window.to)
          })
        expect(daysAround).toEqual([workDate({ at, zone: place, shiftOn })])
      }),
      runs,
    )
  })

  test('windows of neighbouring days meet without gap or overlap', () => {
    fc.assert(
      fc.property(zone, anyDay, anyShift, (place, day, shift) => {
        const shiftOn = () => shift
        expect(windowOf(day, shiftOn, place).to).toBe(windowOf(addDays(day, 1), shiftOn, place).from)
      }),
      runs,
    )
  })

  test('every moment of a shift, and an hour around it, belongs to the day on which it starts', () => {
    fc.assert(
      fc.property(zone, anyDay, anyShift, fc.nat(10_000), (place, day, shift, position) => {
        const { startsAt, endsAt } = shiftInstance({ shift, day, zone: place })
        const [from, to] = [milliseconds(startsAt) - 3_600_000, milliseconds(endsAt) + 3_600_000]
        const at = instantOf(from + Math.floor(((to - from) * position) / 10_000))
        expect(workDate({ at, zone: place, shiftOn: () => shift })).toBe(day)
      }),
      runs,
    )
  })

  test('a night shift is one work date, from its evening to the next afternoon', () => {
    const shiftOn = () => nightShift
    const on = (day: Day, clock: string) =>
      workDate({ at: instantAt(day, clock, 'Asia/Kolkata'), zone: 'Asia/Kolkata', shiftOn })
    expect(on('2026-11-17', '21:00')).toBe('2026-11-17')
    expect(on('2026-11-18', '06:00')).toBe('2026-11-17')
    expect(on('2026-11-18', '13:59')).toBe('2026-11-17')
    expect(on('2026-11-18', '14:00')).toBe('2026-11-18')
  })

  test('from a night shift to a day shift: the windows meet between them', () => {
    const shiftOn = (day: Day) => (day === '2026-11-17' ? nightShift : generalShift)
    const on = (clock: string) =>
      workDate({ at: instantAt('2026-11-18', clock, 'Asia/Kolkata'), zone: 'Asia/Kolkata', shiftOn })
    expect(on('07:44')).toBe('2026-11-17')
    expect(on('07:45')).toBe('2026-11-18')
  })
})

test('a person who works a shift from start to end is present on that day and no other, in any zone and any night', () => {
  fc.assert(
    fc.property(zone, anyDay, anyShift, (place, day, hours) => {
      const shift = { ...hours, fullDayMinutes: shiftMinutes(hours), halfDayMinutes: 30 }
      const { startsAt, endsAt } = shiftInstance({ shift, day, zone: place })
      const punches = [
        { kind: 'in', at: startsAt },
        { kind: 'out', at: endsAt },
      ] as const
      const facts = {
        zone: place,
        shift,
        punches,
        holiday: null,
        leave: [],
        workFromHome: null,
        now: addMinutes(endsAt, 3000),
      }
      expect(attendanceDay({ ...facts, day })).toMatchObject({
        state: 'present',
        lateMinutes: 0,
        earlyMinutes: 0,
        overtimeMinutes: 0,
        lossOfPayHalfDays: 0,
        final: true,
      })
      for (const other of [addDays(day, -1), addDays(day, 1)]) {
        expect(attendanceDay({ ...facts, day: other }).workedMinutes).toBe(0)
      }
    }),
    runs,
  )
})

function windowOf(day: Day, shiftOn: (day: Day) => Shift | null, place: string) {
  const [before, after] = [shiftOn(addDays(day, -1)), shiftOn(addDays(day, 1))]
  return workWindow({ shift: shiftOn(day), before, after, day, zone: place })
}

function addMinutes(at: string, count: number): string {
  return instantOf(milliseconds(at) + count * 60_000)
}

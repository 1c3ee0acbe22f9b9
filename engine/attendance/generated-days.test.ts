import { describe, expect, test } from 'vitest'
import type { Day } from '../day.ts'
import { instantOf } from '../zone.ts'
import { attendanceDay } from './attendance-day.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import { borderAfter, endOf, MinuteClock, next, startOf } from './minute-clock.oracle.ts'
import { tell } from './minute.oracle.ts'
import type { Punch } from './punch.ts'
import { workDate, workWindow } from './shift-instance.ts'
import type { Shift } from './shift.ts'
import { generalShift } from './shifts.fixture.ts'

/** Nights with clock changes, also at midnight and by half an hour, and zones without any. */
const places: [zone: string, day: Day][] = [
  ['Asia/Kolkata', '2026-11-20'],
  ['Asia/Kathmandu', '2026-02-28'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['Africa/Cairo', '2026-04-24'],
  ['Pacific/Kiritimati', '2026-12-31'],
]

const shift = (startsAt: string, endsAt: string, more: Partial<Shift> = {}): Shift => ({
  ...{ ...generalShift, startsAt, endsAt, weeklyOffs: [] },
  ...more,
})
const early = shift('06:00', '14:00', { breakMinutes: 30, graceMinutes: 0 })
const late = shift('14:00', '22:00', { breakMinutes: 0, fullDayMinutes: 450, halfDayMinutes: 225 })
const night = shift('22:00', '06:00', { breakMinutes: 45, fullDayMinutes: 420, halfDayMinutes: 210 })
const small = shift('23:30', '02:15', { breakMinutes: 0, fullDayMinutes: 150, halfDayMinutes: 70 })
const around = shift('07:00', '07:00', { breakMinutes: 120, fullDayMinutes: 1200, halfDayMinutes: 600 })

/** The shifts worked, day after day. */
const rotas: (Shift | null)[][] = [
  [generalShift],
  [night],
  [early, late, night],
  [night, null, early],
  [small, small, generalShift],
  [around, null, night],
  [null],
  [generalShift, null],
]

/** A number from 0 to `below`, the same in every run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const leaves: AttendanceFacts['leave'][] = [
  ...[[], [], [], []],
  [{ part: 'first', paid: true, name: 'Casual' }],
  [{ part: 'second', paid: false, name: 'Unpaid' }],
  [
    { part: 'second', paid: true, name: 'Casual' },
    { part: 'first', paid: false, name: 'Unpaid' },
  ],
  [{ part: 'full', paid: false, name: 'Unpaid' }],
]
const homes: AttendanceFacts['workFromHome'][] = [null, null, null, 'first', 'second', 'full']
const offsets = [0, 1, -1, 5, 10, 11, -20, 30, 45, -60, 90, 120, -180, 200, 240, 300, 400]

interface Case {
  facts: AttendanceFacts
  told: ReturnType<typeof tell>
}

/** Punches around the edges of the shift, of its window and of adjacent days: missing, doubled, overlapping, superseded. */
function* cases(zone: string, middle: Day, rota: (Shift | null)[], rounds: number): Generator<Case> {
  const clock = new MinuteClock(zone, next(middle, -5), 11)
  const pick = random(rounds + rota.length + zone.length + Number(middle.slice(5, 7)))
  const shiftOn = (day: Day) => rota[(Date.parse(day) / 86_400_000) % rota.length] ?? null
  for (let round = 0; round < rounds; round += 1) {
    const day = next(middle, pick(4) - 2)
    const own = shiftOn(day)
    const edges = [
      startOf(clock, own, day),
      endOf(clock, own, day),
      Math.floor(borderAfter(clock, shiftOn, next(day, -1)) / 2),
      Math.floor(borderAfter(clock, shiftOn, day) / 2),
    ]
    const near = (edge: number) => edges[edge]! + offsets[pick(offsets.length)]!
    const punches = Array.from({ length: pick(8) }, (_, index) => ({
      kind:
        pick(10) === 0
          ? pick(2) === 0
            ? ('in' as const)
            : ('out' as const)
          : index % 2 === 0
            ? ('in' as const)
            : ('out' as const),
      minute: pick(3) === 0 ? near(pick(4)) : index % 2 === 0 ? near(0) : near(1),
      superseded: pick(9) === 0,
    }))
    const now = pick(3) === 0 ? near(pick(4)) : edges[3]! + 1 + pick(500)
    const given = {
      holiday: pick(12) === 0 ? "Founders' day" : null,
      leave: leaves[pick(leaves.length)]!,
      workFromHome: homes[pick(homes.length)]!,
      homeNeedsPunches: pick(2) === 0,
    }
    const isOff = pick(12) === 0
    yield {
      facts: {
        ...{ ...given, day, zone, shift: own, before: shiftOn(next(day, -1)), after: shiftOn(next(day)) },
        punches: punches.map(({ kind, minute, superseded }): Punch => ({ kind, at: at(minute), superseded })),
        weeklyOff: isOff,
        now: at(now),
      },
      told: tell(clock, shiftOn, day, { ...given, isOff }, punches, now),
    }
  }
}

const at = (minute: number) => instantOf(minute * 60_000)
const minuteOf = (instant: string | null) => (instant === null ? null : Date.parse(instant) / 60_000)

describe.each(places)('in %s around %s', (zone, middle) => {
  test('every day matches a minute-by-minute replay', { timeout: 60_000 }, () => {
    for (const rota of rotas) {
      for (const { facts, told } of cases(zone, middle, rota, 1_500)) {
        const day = attendanceDay(facts)
        const made = {
          ...{ state: day.state, final: day.final, lossOfPayHalfDays: day.lossOfPayHalfDays },
          ...{ firstIn: minuteOf(day.firstIn), lastOut: minuteOf(day.lastOut), openPunch: minuteOf(day.openPunch) },
          ...{ workedMinutes: day.workedMinutes, breakMinutes: day.breakMinutes, lateMinutes: day.lateMinutes },
          ...{ earlyMinutes: day.earlyMinutes, overtimeMinutes: day.overtimeMinutes },
        }
        if (!isSame(made, told)) expect({ facts, made }).toEqual({ facts, made: told })
      }
    }
  })

  test("every minute belongs to one work date, and only to that date's window", () => {
    const clock = new MinuteClock(zone, next(middle, -5), 11)
    for (const rota of rotas) {
      const shiftOn = (day: Day) => rota[(Date.parse(day) / 86_400_000) % rota.length] ?? null
      for (let minute = clock.from + 3 * 1440; minute < clock.from + 8 * 1440; minute += 23) {
        const day = workDate({ at: at(minute), zone, shiftOn })
        const isInside =
          2 * minute >= borderAfter(clock, shiftOn, next(day, -1)) && 2 * minute < borderAfter(clock, shiftOn, day)
        if (!isInside) expect([at(minute), day]).toEqual([at(minute), 'another day'])
      }
      for (let count = -2; count < 3; count += 1) {
        const day = next(middle, count)
        const window = workWindow({
          shift: shiftOn(day),
          before: shiftOn(next(day, -1)),
          after: shiftOn(next(day)),
          day,
          zone,
        })
        expect(2 * minuteOf(window.to)!).toBe(borderAfter(clock, shiftOn, day))
      }
    }
  })

  test('punch order, superseded punches and a second calculation change nothing', () => {
    for (const rota of rotas) {
      for (const { facts } of cases(zone, middle, rota, 40)) {
        const day = attendanceDay(facts)
        const kept = facts.punches.filter(({ superseded }) => superseded !== true)
        expect(attendanceDay(facts)).toEqual(day)
        expect(attendanceDay({ ...facts, punches: facts.punches.toReversed() })).toEqual(day)
        expect(attendanceDay({ ...facts, punches: kept.toSorted(() => -1) })).toEqual(day)
        if (day.final && day.openPunch === null) {
          const later = at(minuteOf(facts.now)! + 3 * 1440)
          const upToNow = facts.punches.filter((punch) => Date.parse(punch.at) <= Date.parse(facts.now))
          expect(attendanceDay({ ...facts, punches: upToNow, now: later })).toEqual(day)
        }
      }
    }
  })
})

function isSame(made: object, told: object): boolean {
  return Object.entries(made).every(([key, value]) => (told as Record<string, unknown>)[key] === value)
}

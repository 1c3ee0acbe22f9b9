import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../../day.ts'
import { instantAt, localTime, milliseconds } from '../../zone.ts'
import { attendanceDay } from '../attendance-day.ts'
import type { Punch } from '../punch.ts'
import { workWindow } from '../shift-instance.ts'
import type { Shift } from '../shift.ts'
import { generalShift } from '../shifts.fixture.ts'
import { lateOutUntil, longestDay, punchDate, workedWindow } from './worked-window.ts'

const zone = 'Asia/Kolkata'
const thursday = '2026-11-19'
const friday = '2026-11-20'
const shift = (startsAt: string, endsAt: string): Shift => ({ ...generalShift, startsAt, endsAt, weeklyOffs: [] })
const office = shift('09:30', '18:30')
const [early, late, around] = [shift('06:00', '14:00'), shift('14:00', '22:00'), shift('08:00', '08:00')]

/** `in 10:00` on Thursday, `out +02:30` on Friday. */
const punches = (...times: string[]): Punch[] =>
  times.map((one) => ({
    kind: one.startsWith('in') ? 'in' : 'out',
    at: instantAt(one.includes('+') ? friday : thursday, one.slice(-5), zone),
  }))

function days(shiftOn: (day: Day) => Shift | null, all: Punch[], off = false) {
  return [thursday, friday].map((day) => {
    const window = workedWindow({ day, zone, shiftOn, punches: all })
    const { firstIn, lastOut, openPunch, workedMinutes, overtimeMinutes, lossOfPayHalfDays, reasons } = attendanceDay({
      ...{ day, zone, shift: shiftOn(day), punches: all, window, holiday: null, leave: [], workFromHome: null },
      ...{ weeklyOff: off && day === thursday, now: '2026-11-22T00:00:00.000Z' },
    })
    const unpaired = reasons.filter(({ code }) => code === 'unmatchedPunch').length
    const time = (at: string | null) => at && localTime(at, zone).slice(0, 5)
    return { ...{ in: time(firstIn), out: time(lastOut), open: time(openPunch), unpaired }, workedMinutes, overtimeMinutes, lossOfPayHalfDays } // prettier-ignore
  })
}
const [onlyOffice, onlyAround, none] = [() => office, () => around, () => null]
const closed = { open: null, unpaired: 0, lossOfPayHalfDays: 0 }
const absent = { in: null, out: null, open: null, unpaired: 0, workedMinutes: 0, lossOfPayHalfDays: 2 }

describe('a punch-out after the end of the work date', () => {
  it('closes a day shift from 10:00 to 02:30, with its overtime', () => {
    const [first, second] = days(onlyOffice, punches('in 10:00', 'out +02:30', 'in +09:30', 'out +18:30'))
    expect(first).toMatchObject({ ...closed, in: '10:00', out: '02:30', workedMinutes: 990, overtimeMinutes: 450 })
    expect(second).toMatchObject({ ...closed, in: '09:30', out: '18:30', workedMinutes: 540 })
  })

  it('closes a night call-out and a weekly off across midnight', () => {
    const callOut = punches('in 09:30', 'out 18:30', 'in +01:30', 'out +03:00')
    expect(days(onlyOffice, callOut)[0]).toMatchObject({ ...closed, out: '03:00', workedMinutes: 630 })
    const off = days(onlyOffice, punches('in 20:00', 'out +03:30'), true)
    expect(off[0]).toMatchObject({ ...closed, out: '03:30', workedMinutes: 450, overtimeMinutes: 450 })
    expect(off[1]).toMatchObject(absent)
  })

  it('closes a day without a shift, and a shift of 24 hours', () => {
    expect(days(none, punches('in 20:00', 'out +00:40'))[0]).toMatchObject({ ...closed, workedMinutes: 280 })
    expect(days(onlyAround, punches('in 08:05', 'out +08:10'))[0]).toMatchObject({ ...closed, workedMinutes: 1445 })
    const rota = (day: Day) => (day === thursday ? around : null)
    expect(days(rota, punches('in 08:00', 'out +12:00'))[0]).toMatchObject({ ...closed, workedMinutes: 1680 })
    expect(days(rota, punches('in 08:00', 'out +12:01'))[0]).toMatchObject({ open: '08:00' })
  })

  it('is not taken from a next day that began with a punch-in', () => {
    const rota = (day: Day) => (day === thursday ? late : early)
    const [first, second] = days(rota, punches('in 14:00', 'in +06:00', 'out +14:00'))
    expect(first).toMatchObject({ in: '14:00', out: null, open: '14:00' })
    expect(second).toMatchObject({ ...closed, in: '06:00', out: '14:00' })
    expect(days(onlyOffice, punches('in 10:00', 'in +02:10', 'out +02:30'))[0]).toMatchObject({ open: '10:00' })
    expect(days(onlyOffice, punches('in 10:00', 'out +02:30', 'in +02:30'))[0]).toMatchObject({ open: '10:00' })
  })

  it('counts up to 24 hours after the first punch-in, and only for an open day', () => {
    expect(days(onlyOffice, punches('in 10:00', 'out +10:00'))[0]).toMatchObject({ ...closed, workedMinutes: 1440 })
    expect(days(onlyOffice, punches('in 10:00', 'out +10:01'))).toMatchObject([{ open: '10:00' }, { unpaired: 1 }])
    expect(days(onlyOffice, punches('in 10:00', 'out 18:30', 'out +02:30'))).toMatchObject([
      { out: '18:30' },
      { unpaired: 1 },
    ])
    expect(longestDay(office)).toBe(24 * 3_600_000)
    expect(longestDay(around)).toBe(28 * 3_600_000)
  })
})

describe('the work date of a new punch', () => {
  const dateOf = (kind: Punch['kind'], time: string, ...known: string[]) =>
    punchDate({ at: instantAt(friday, time, zone), kind, zone, shiftOn: onlyOffice, punches: punches(...known) })

  it('is the date before for a punch-out that closes it, also at the second click', () => {
    expect(dateOf('out', '02:30', 'in 10:00')).toBe(thursday)
    const again = { at: '2026-11-19T21:00:01.500Z', kind: 'out' as const }
    expect(punchDate({ ...again, zone, shiftOn: onlyOffice, punches: punches('in 10:00', 'out +02:30') })).toBe(
      thursday,
    )
    expect(dateOf('out', '02:31', 'in 10:00', 'out +02:30')).toBe(friday)
  })

  it('is the new date for a punch-in, after one, and beyond the limit', () => {
    expect(dateOf('in', '02:30', 'in 10:00')).toBe(friday)
    expect(dateOf('out', '03:00', 'in 10:00', 'in +02:30')).toBe(friday)
    expect(dateOf('out', '10:01', 'in 10:00')).toBe(friday)
  })
})

describe('a punch-out without its date', () => {
  const until = (shiftOn: (day: Day) => Shift | null, first: string) => {
    const at = lateOutUntil({ day: thursday, zone, shiftOn, first: instantAt(thursday, first, zone) })
    return Math.round((at - milliseconds(instantAt(friday, '00:00', zone))) / 60_000) / 60
  }
  it('closes the day two hours before the next shift starts, within 18 hours', () => {
    expect(until(onlyOffice, '10:00')).toBe(4)
    expect(until(onlyOffice, '18:30')).toBe(7.5)
    expect(until(onlyAround, '08:00')).toBe(12)
    expect(until(none, '10:00')).toBe(4)
    expect(until((day) => (day === thursday ? office : null), '18:30')).toBe(7.5)
  })
})

describe('windows moved by late punch-outs', () => {
  const rotas: (Shift | null)[][] = [
    [office],
    [late, early],
    [around, null, office],
    [shift('22:00', '06:00'), null, early],
  ]
  it('still meet, change nothing without one, and move by no more than one punch-out', () => {
    const moment = fc.integer({ min: -30 * 60, max: 60 * 60 })
    const one = fc.record({ kind: fc.constantFrom('in' as const, 'out' as const), minute: moment })
    const start = milliseconds(instantAt(thursday, '00:00', zone))
    fc.assert(
      fc.property(fc.constantFrom(...rotas), fc.array(one, { maxLength: 9 }), (rota, drawn) => {
        const shiftOn = (day: Day) => rota[(Date.parse(day) / 86_400_000) % rota.length] ?? null
        const all = drawn.map(({ kind, minute }) => ({ kind, at: new Date(start + minute * 60_000).toISOString() }))
        for (const day of [thursday, friday]) {
          const window = workedWindow({ day, zone, shiftOn, punches: all })
          const next = workedWindow({ day: addDays(day, 1), zone, shiftOn, punches: all })
          expect(next.from).toBe(window.to)
          expect(workedWindow({ day, zone, shiftOn, punches: all.toReversed() })).toEqual(window)
          const [before, after] = [shiftOn(addDays(day, -1)), shiftOn(addDays(day, 1))]
          const fixed = workWindow({ shift: shiftOn(day), before, after, day, zone })
          const added = all.filter(
            ({ at }) => milliseconds(at) >= milliseconds(fixed.to) && milliseconds(at) < milliseconds(window.to),
          )
          expect(added.every(({ kind }) => kind === 'out')).toBe(true)
          expect(new Set(added.map(({ at }) => at)).size).toBeLessThanOrEqual(1)
          const moved = added.map(({ at }) => milliseconds(at) + 1)
          expect(milliseconds(window.to)).toBe(moved[0] ?? milliseconds(fixed.to))
        }
      }),
      { numRuns: 2000 },
    )
  })
})

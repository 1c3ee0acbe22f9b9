import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, days, weekday, type DayPart } from '../../day.ts'
import { homeDays, homeHalfDays, patternDays } from './home-days.ts'
import { offDays } from '../weekly-off.ts'
import { generalShift } from '../shifts.fixture.ts'

const christmas = { day: '2026-12-25', name: 'Christmas' }
const off = offDays({ from: '2026-12-01', to: '2026-12-31', shiftOn: () => generalShift, holidays: [christmas] })
const none = { off: new Map(), leave: [] }

describe('a weekly pattern', () => {
  it('is its weekdays from the first day to the last, both included', () => {
    expect(patternDays({ weekdays: [2, 4], from: '2026-12-01', until: '2026-12-10' })).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-08',
      '2026-12-10',
    ])
    expect(patternDays({ weekdays: [2], from: '2026-12-02', until: '2026-12-07' })).toEqual([])
    expect(patternDays({ weekdays: [2], from: '2026-12-08', until: '2026-12-01' })).toEqual([])
  })

  it('is every matching day of the span, whatever the span', () => {
    const spans = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      start: fc.integer({ min: 0, max: 400 }),
      length: fc.integer({ min: 0, max: 90 }),
    })
    fc.assert(
      fc.property(spans, ({ weekdays, start, length }) => {
        const from = addDays('2026-01-01', start)
        const until = addDays(from, length)
        const listed = patternDays({ weekdays, from, until })
        for (const day of days(from, until)) expect(listed.includes(day)).toBe(weekdays.includes(weekday(day)))
      }),
    )
  })
})

describe('the days worked at home', () => {
  it('exclude holidays, weekly offs and leave, each with its reason', () => {
    const leave = [{ day: '2026-12-23', part: 'full' as const }]
    const chosen = ['2026-12-25', '2026-12-24', '2026-12-20', '2026-12-23', '2026-12-24']
    expect(homeDays({ days: chosen, part: 'full', off, leave })).toEqual({
      days: [{ day: '2026-12-24', halfDays: 2 }],
      excluded: [
        { day: '2026-12-20', why: 'weeklyOff', name: null },
        { day: '2026-12-23', why: 'leave', name: null },
        { day: '2026-12-25', why: 'holiday', name: 'Christmas' },
      ],
    })
  })

  it('keep the half-day that is not on leave', () => {
    const leave = [{ day: '2026-12-22', part: 'first' as const }]
    const of = (part: DayPart) => homeHalfDays('2026-12-22', { part, off, leave })
    expect([of('full'), of('first'), of('second')]).toEqual([1, 0, 1])
    expect(homeHalfDays('2026-12-22', { part: 'full', ...none })).toBe(2)
    expect(homeHalfDays('2026-12-25', { part: 'full', off, leave: [] })).toBe(0)
  })
})

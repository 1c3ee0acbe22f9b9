import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offDays } from '../attendance/weekly-off.ts'
import { generalShift } from '../attendance/shifts.fixture.ts'
import { addDays } from '../day.ts'
import { countLeave, releasedDays, type LeaveDay, type LeaveSpan } from './count.ts'

// November 2026: the 14th and 28th are Saturdays off, the 21st is not; all Sundays are off; the 24th is a holiday.
const off = offDays({
  from: '2026-10-15',
  to: '2026-12-31',
  shiftOn: () => generalShift,
  holidays: [{ day: '2026-11-24', name: 'Guru Nanak Jayanti' }],
})
const full = { fromPart: 'full', toPart: 'full' } as const

function count(
  span: Partial<LeaveSpan> & { from: string; to: string },
  sandwich: boolean,
  neighbours: LeaveDay[] = [],
) {
  const { halfDays, days } = countLeave({ ...full, ...span, sandwich, off, neighbours })
  return [halfDays, days.map((day) => `${day.day.slice(8)} ${day.halfDays} ${day.why}`)]
}

describe('counting leave', () => {
  test('excludes days off and says why', () => {
    expect(count({ from: '2026-11-13', to: '2026-11-16' }, false)).toEqual([
      4,
      ['13 2 leave', '14 0 weeklyOff', '15 0 weeklyOff', '16 2 leave'],
    ])
    expect(count({ from: '2026-11-23', to: '2026-11-25' }, false)).toEqual([
      4,
      ['23 2 leave', '24 0 holiday', '25 2 leave'],
    ])
  })

  test('takes halves at both ends', () => {
    expect(count({ from: '2026-11-17', to: '2026-11-17', fromPart: 'first' }, false)).toEqual([1, ['17 1 leave']])
    expect(count({ from: '2026-11-17', to: '2026-11-19', fromPart: 'second', toPart: 'first' }, false)).toEqual([
      4,
      ['17 1 leave', '18 2 leave', '19 1 leave'],
    ])
  })

  test('a day off requested alone takes nothing', () => {
    expect(count({ from: '2026-11-14', to: '2026-11-15' }, true)).toEqual([0, ['14 0 weeklyOff', '15 0 weeklyOff']])
  })

  test('under the sandwich rule days off between days of leave count', () => {
    expect(count({ from: '2026-11-13', to: '2026-11-16' }, true)).toEqual([
      8,
      ['13 2 leave', '14 2 sandwich', '15 2 sandwich', '16 2 leave'],
    ])
  })

  test('but not days off at the end of the leave', () => {
    expect(count({ from: '2026-11-13', to: '2026-11-15' }, true)).toEqual([
      2,
      ['13 2 leave', '14 0 weeklyOff', '15 0 weeklyOff'],
    ])
  })

  test('nor if half a day of work is in between', () => {
    expect(count({ from: '2026-11-13', to: '2026-11-16', fromPart: 'first' }, true)[0]).toBe(3)
    expect(count({ from: '2026-11-13', to: '2026-11-16', fromPart: 'second' }, true)[0]).toBe(7)
    const monday = { day: '2026-11-16', part: 'second' } as const
    expect(count({ from: '2026-11-13', to: '2026-11-13' }, true, [monday])[0]).toBe(2)
  })

  test('across two requests, in either order', () => {
    const friday: LeaveDay = { day: '2026-11-13', part: 'full' }
    const monday: LeaveDay = { day: '2026-11-16', part: 'full' }
    const expected = ['14 2 sandwich', '15 2 sandwich']
    expect(count({ from: '2026-11-16', to: '2026-11-16' }, true, [friday])).toEqual([6, [...expected, '16 2 leave']])
    expect(count({ from: '2026-11-13', to: '2026-11-13' }, true, [monday])).toEqual([6, ['13 2 leave', ...expected]])
    expect(count({ from: '2026-11-16', to: '2026-11-16' }, false, [friday])[0]).toBe(2)
  })

  test('two half days of two requests enclose days off like one whole day', () => {
    const friday: LeaveDay[] = [
      { day: '2026-11-13', part: 'first' },
      { day: '2026-11-13', part: 'second' },
    ]
    expect(count({ from: '2026-11-16', to: '2026-11-16' }, true, friday)[0]).toBe(6)
  })

  test('days off counted by an earlier request are not counted again', () => {
    const others = ['2026-11-13', '2026-11-14', '2026-11-15'].map((day): LeaveDay => ({ day, part: 'full' }))
    expect(count({ from: '2026-11-16', to: '2026-11-16' }, true, others)[0]).toBe(2)
  })
})

describe('days off that leave enclosed', () => {
  const friday: LeaveDay = { day: '2026-11-13', part: 'full' }
  const monday: LeaveDay = { day: '2026-11-16', part: 'full' }
  const counted = ['2026-11-14', '2026-11-15']

  test('are free again when the leave on one side is returned, and stay while both sides remain', () => {
    expect(releasedDays({ counted, off, leave: [friday, monday] })).toEqual([])
    expect(releasedDays({ counted, off, leave: [monday] })).toEqual(counted)
    expect(releasedDays({ counted, off, leave: [friday, { ...monday, part: 'second' }] })).toEqual(counted)
    expect(releasedDays({ counted, off: new Map(), leave: [monday] })).toEqual([])
  })

  test('are the same however the leave is split into requests, and in any order', () => {
    const taken = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(taken, (counts) => {
        // Each day as a request of its own, in the order given; then all together, day by day from the first.
        const asked = counts.map((count) => addDays('2026-10-26', count)).filter((day) => !off.has(day))
        const counted = new Map<string, LeaveDay>()
        for (const day of asked) {
          const neighbours = [...counted.values()]
          for (const one of countLeave({ from: day, to: day, ...full, sandwich: true, off, neighbours }).days)
            if (one.halfDays > 0) counted.set(one.day, { day: one.day, part: one.part })
        }
        const isLeave = new Set(asked)
        const expected = [...off.keys()].filter((day) => encloses(isLeave, day, -1) && encloses(isLeave, day, 1))
        expect([...counted.keys()].toSorted()).toEqual([...new Set([...asked, ...expected])].toSorted())
      }),
    )
  })

  function encloses(isLeave: ReadonlySet<string>, from: string, step: 1 | -1): boolean {
    let day = from
    while (off.has(day)) day = addDays(day, step)
    return isLeave.has(day)
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, days } from '../../day.ts'
import { assignShift, shiftHeld, weekOf, type ShiftFrom, type ShiftSpan } from './roster.ts'

const joined = '2026-01-01'
const last = '2026-03-01'
const day = fc.nat(59).map((n) => addDays(joined, n))
const shift = fc.constantFrom('general', 'night', 'early')
const span: fc.Arbitrary<ShiftSpan> = fc
  .tuple(day, fc.option(fc.nat(12)), shift)
  .map(([from, length, shift]) => ({ from, to: length === null ? null : addDays(from, length), shift }))

/** Day by day: on the days of an assignment its shift, otherwise the previous one. */
function lived(spans: readonly ShiftSpan[]): string[] {
  return days(joined, last).map((day) => {
    const given = spans.findLast(({ from, to }) => from <= day && (to === null || day <= to))
    return given?.shift ?? 'general'
  })
}

const first: ShiftFrom[] = [{ from: joined, shift: 'general' }]
const whole = { from: joined, to: last }

describe('shifts assigned for some days', () => {
  it('are what each day shows, whatever was assigned before, without repeated rows', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const held = spans.reduce(assignShift, first)
        expect(days(whole.from, whole.to).map((day) => shiftHeld(held, day))).toEqual(lived(spans))
        expect(held.map(({ from }) => from)).toEqual([...new Set(held.map(({ from }) => from))].toSorted())
        expect(held.filter(({ shift }, at) => held[at - 1]?.shift === shift)).toEqual([])
      }),
    )
  })

  it('end before what was planned for the next day', () => {
    const held = assignShift(first, { from: '2026-01-10', to: null, shift: 'night' })
    expect(assignShift(held, { from: '2026-01-05', to: '2026-01-09', shift: 'early' })).toEqual([
      ...first,
      { from: '2026-01-05', shift: 'early' },
      { from: '2026-01-10', shift: 'night' },
    ])
  })

  it('leave no rows if they repeat the shift already in force', () => {
    const held = assignShift(first, { from: '2026-01-05', to: '2026-01-09', shift: 'night' })
    expect(assignShift(held, { from: '2026-01-05', to: '2026-01-09', shift: 'general' })).toEqual(first)
  })

  it('are all the shifts of a person who had none', () => {
    expect(assignShift([], { from: '2026-01-05', to: '2026-01-09', shift: 'night' })).toEqual([
      { from: '2026-01-05', shift: 'night' },
    ])
    expect(shiftHeld([], '2026-01-05')).toBeNull()
  })
})

describe('a week', () => {
  it('is the same after copying, wherever it is copied to', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 10 }), fc.integer({ min: 1, max: 5 }), (spans, weeks) => {
        const held = spans.reduce(assignShift, first)
        const copied = weekOf(held, joined, () => true).map((one) => ({
          ...one,
          from: addDays(one.from, 7 * weeks),
          to: addDays(one.to, 7 * weeks),
        }))
        const after = copied.reduce<ShiftFrom[]>(assignShift, held)
        for (const day of days(joined, addDays(joined, 6)))
          expect(shiftHeld(after, addDays(day, 7 * weeks))).toBe(shiftHeld(held, day))
      }),
    )
  })

  it('excludes the days on which the person is not employed, and starts a new span after them', () => {
    expect(weekOf(first, '2026-01-05', (day) => day !== '2026-01-08' && day < '2026-01-10')).toEqual([
      { from: '2026-01-05', to: '2026-01-07', shift: 'general' },
      { from: '2026-01-09', to: '2026-01-09', shift: 'general' },
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { generalShift } from '../attendance/shifts.fixture.ts'
import { offDays } from '../attendance/weekly-off.ts'
import type { Day } from '../day.ts'
import { countBooked, type BookedLeave } from './recount.ts'
import { recountedDays, recountText } from './recount-words.ts'

// November 2026: all Sundays and the 14th and 28th, Saturdays, are off.
const leave = (from: Day, to: Day, sandwich = false): BookedLeave => ({
  ...{ id: 'a', from, to, sandwich },
  ...{ fromPart: 'full', toPart: 'full' },
})
const offOf = (holidays: readonly Day[]) =>
  offDays({
    from: '2026-10-20',
    to: '2026-12-31',
    shiftOn: () => generalShift,
    holidays: holidays.map((day) => ({ day, name: 'Diwali' })),
  })

describe('the words for what changed', () => {
  const count = (booked: BookedLeave, ...holidays: Day[]) =>
    countBooked({ booked: [booked], off: offOf(holidays) }).get(booked.id)!.days
  const week = leave('2026-11-16', '2026-11-20')

  test('name the day and the holiday, once for several days', () => {
    expect(recountText(count(week), count(week, '2026-11-18'))).toBe('18 Nov 2026 became a holiday (Diwali)')
    expect(recountText(count(week), count(week, '2026-11-18', '2026-11-19'))).toBe(
      '18 Nov 2026 and 19 Nov 2026 became holidays (Diwali)',
    )
    expect(recountText(count(week, '2026-11-18'), count(week))).toBe('18 Nov 2026 is no longer a holiday (Diwali)')
    expect(recountText(count(week), count(week))).toBe('')
  })

  test('say of each day what it took and takes', () => {
    expect(recountedDays(count(week), count(week, '2026-11-18'))).toEqual([
      { day: '2026-11-18', before: 2, after: 0, text: '18 Nov 2026 became a holiday (Diwali)' },
    ])
  })

  test('say of a weekend that leave encloses it, or no longer does', () => {
    const friday = leave('2026-11-13', '2026-11-16', true)
    const now = count(friday, '2026-11-16')
    expect(recountText(count(friday), now)).toBe(
      '14 Nov 2026 and 15 Nov 2026 no longer lie between days of leave; 16 Nov 2026 became a holiday (Diwali)',
    )
    expect(recountText(now, count(friday))).toBe(
      '14 Nov 2026 and 15 Nov 2026 lie between days of leave now; 16 Nov 2026 is no longer a holiday (Diwali)',
    )
  })
})

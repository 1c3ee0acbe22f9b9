import { describe, expect, test } from 'vitest'
import { generalShift } from '../../attendance/shifts.fixture.ts'
import { offDays } from '../../attendance/weekly-off.ts'
import type { Day } from '../../day.ts'
import { countBooked, type BookedLeave } from './recount.ts'
import { english } from '../../testing/english.ts'
import { recountedDays, recountText as recountSentence } from './recount-sentences.ts'

const recountText = (...of: Parameters<typeof recountSentence>) => {
  const said = recountSentence(...of)
  return said && english(said)
}

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

describe('the sentences for what changed', () => {
  const count = (booked: BookedLeave, ...holidays: Day[]) =>
    countBooked({ booked: [booked], off: offOf(holidays) }).get(booked.id)!.days
  const week = leave('2026-11-16', '2026-11-20')

  test('name the day and the holiday, once for several days', () => {
    expect(recountText(count(week), count(week, '2026-11-18'))).toBe('18 Nov 2026 became a holiday (Diwali)')
    expect(recountText(count(week), count(week, '2026-11-18', '2026-11-19'))).toBe(
      '18 Nov 2026 and 19 Nov 2026 became holidays (Diwali)',
    )
    expect(recountText(count(week, '2026-11-18'), count(week))).toBe('18 Nov 2026 is no longer a holiday (Diwali)')
    expect(recountText(count(week), count(week))).toBeNull()
  })

  test('say for each day what it took and takes', () => {
    const recounted = recountedDays(count(week), count(week, '2026-11-18'))
    expect(recounted.map(({ why, ...day }) => ({ ...day, text: english(why) }))).toEqual([
      { day: '2026-11-18', before: 2, after: 0, text: '18 Nov 2026 became a holiday (Diwali)' },
    ])
  })

  test('say whether leave now encloses a weekend, or no longer does', () => {
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

describe('the sentences for each reason', () => {
  type Counted = Parameters<typeof recountText>[0][number]
  const day = (date: Day, halfDays: number, why: Counted['why']): Counted => ({ day: date, halfDays, why, name: null })
  const days = (dates: readonly number[], halfDays: number, why: Counted['why']) =>
    dates.map((date) => day(`2026-11-${date}`, halfDays, why))

  test('name a weekly off, an earlier leave and days that count again', () => {
    const [off, work] = [days([16], 0, 'weeklyOff'), days([16], 2, 'leave')]
    expect(recountText(work, off)).toBe('16 Nov 2026 became a weekly off')
    expect(recountText(off, work)).toBe('16 Nov 2026 is no longer a weekly off')
    expect(recountText(work, days([16], 1, 'leave'))).toBe('16 Nov 2026 is taken by an earlier leave')
    expect(recountText(work, [])).toBe('16 Nov 2026 is taken by an earlier leave')
    expect(recountText(days([16], 1, 'leave'), work)).toBe('16 Nov 2026 counts again')
    expect(recountText([], work)).toBe('16 Nov 2026 counts again')
    expect(recountText([], off)).toBeNull()
  })

  test('name the end of employment for days after the last day of work, and the other reason for that day', () => {
    const [before, after] = [days([16, 17], 2, 'leave'), days([16, 17], 0, 'weeklyOff')]
    expect(recountText(before, after, '2026-11-16')).toBe(
      '16 Nov 2026 became a weekly off; 17 Nov 2026 is after the last day of work',
    )
    expect(recountedDays(before, [], '2026-11-15').map(({ before: was, after: is }) => [was, is])).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect(recountedDays([], days([17, 16], 2, 'leave')).map((one) => [one.day, one.before, one.after])).toEqual([
      ['2026-11-16', 0, 2],
      ['2026-11-17', 0, 2],
    ])
  })

  test('name up to four days, and the first three of more', () => {
    const lost = (...dates: number[]) => recountText(days(dates, 2, 'leave'), [])
    expect(lost(16, 17, 18, 19)).toBe(
      '16 Nov 2026, 17 Nov 2026, 18 Nov 2026 and 19 Nov 2026 are taken by an earlier leave',
    )
    expect(lost(16, 17, 18, 19, 20)).toBe(
      '16 Nov 2026, 17 Nov 2026, 18 Nov 2026 and 2 more days are taken by an earlier leave',
    )
  })
})

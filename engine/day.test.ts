import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addMonthsToDay,
  days,
  daysBetween,
  daysInMonth,
  financialYear,
  isDay,
  lastDay,
  months,
  monthsOfFinancialYear,
  weekday,
  weekOfMonth,
} from './day.ts'

const anyDay = fc.integer({ min: -60_000, max: 60_000 }).map((count) => addDays('2000-01-01', count))

describe('days', () => {
  test("agree with the platform's calendar, four hundred years around 2000", () => {
    for (let count = -73_000; count < 73_000; count += 1) {
      const expected = new Date(Date.UTC(2000, 0, 1 + count))
      const day = addDays('2000-01-01', count)
      if (day !== expected.toISOString().slice(0, 10)) throw new Error(`${day} is not ${expected.toISOString()}`)
      if (weekday(day) !== expected.getUTCDay()) throw new Error(`${day} has the wrong weekday`)
    }
  })

  test('adding and counting are inverse', () => {
    fc.assert(fc.property(anyDay, anyDay, (from, to) => addDays(from, daysBetween(from, to)) === to))
  })

  test('know which dates exist', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isDay)).toBe(true)
    expect(
      ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-1-01', '2026-00-10', 'today'].some(isDay),
    ).toBe(false)
    expect(['2026-0:-01', '2026-01-0:', '2026-xx-01', 'xxxx-01-01', '2026-01-xx', '2026/01/01'].some(isDay)).toBe(false)
    expect(() => addDays('2026-04-31', 1)).toThrow('Not a day as YYYY-MM-DD')
  })

  test('months have their length, and a missing day becomes the last', () => {
    expect(['2026-01', '2026-02', '2024-02', '2026-04'].map(daysInMonth)).toEqual([31, 28, 29, 30])
    expect(lastDay('2026-02')).toBe('2026-02-28')
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonthsToDay('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonthsToDay('2024-02-29', 12)).toBe('2025-02-28')
    expect(months('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  })

  test('the 7th is in the first week of its weekday, the 8th in the second, the 29th in the fifth', () => {
    expect(['2026-11-07', '2026-11-08', '2026-11-28', '2026-11-29'].map(weekOfMonth)).toEqual([1, 2, 4, 5])
  })

  test('the financial year starts on 1 April', () => {
    expect(financialYear('2026-03')).toBe('2025-26')
    expect(financialYear('2026-04-01')).toBe('2026-27')
    expect(financialYear('1999-12')).toBe('1999-00')
    expect(monthsOfFinancialYear('2026-27')).toEqual(months('2026-04', '2027-03'))
    expect(() => monthsOfFinancialYear('2026-28')).toThrow('Not a financial year')
  })

  test('a range includes both ends, and is empty if reversed', () => {
    expect(days('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(days('2026-03-01', '2026-02-27')).toEqual([])
  })
})

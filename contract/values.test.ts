import { expect, test } from 'vitest'
import { Day, Month, TimeZone } from './values.ts'

const takes = (schema: typeof Day | typeof Month | typeof TimeZone) => (text: string) => schema.safeParse(text).success

test('a day exists, and lies in a century in which someone works here', () => {
  expect(['1900-01-01', '2026-02-28', '2024-02-29', '2199-12-31'].filter(takes(Day))).toHaveLength(4)
  const others = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-29', '2026-13-01', '']
  expect(others.filter(takes(Day))).toEqual([])
})

test('a month is one of twelve, in the same centuries', () => {
  expect(['1900-01', '2026-12', '2199-12'].filter(takes(Month))).toHaveLength(3)
  expect(['0000-01', '9999-12', '2026-00', '2026-13', '2026-1'].filter(takes(Month))).toEqual([])
})

test('a time zone is named, not counted in hours', () => {
  expect(
    ['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires'].filter(takes(TimeZone)),
  ).toHaveLength(4)
  expect(
    ['+05:30', '-08', 'asia/kolkata', 'EST5EDT', 'Asia/Nowhere', '', '<+0530>-5:30'].filter(takes(TimeZone)),
  ).toEqual([])
})

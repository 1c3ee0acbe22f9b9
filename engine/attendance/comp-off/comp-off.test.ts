import { expect, test } from 'vitest'
import { compOffExpiry, compOffFor } from './comp-off.ts'

const shift = { halfDayMinutes: 240, fullDayMinutes: 480 }

test.each([
  [239, 0],
  [240, 1],
  [479, 1],
  [480, 2],
  [900, 2],
])('%i minutes are %i half-days', (minutes, halfDays) => expect(compOffFor(minutes, shift)).toBe(halfDays))

test('a credit lasts from the day worked, and two weeks if it was approved late', () => {
  const expiry = (approvedOn: string) => compOffExpiry({ workedOn: '2026-11-01', approvedOn, validDays: 90 })
  expect(expiry('2026-11-02')).toBe('2027-01-30')
  expect(expiry('2027-01-16')).toBe('2027-01-30')
  expect(expiry('2027-01-17')).toBe('2027-01-31')
  expect(expiry('2027-03-01')).toBe('2027-03-15')
})

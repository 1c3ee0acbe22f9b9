import { expect, test } from 'vitest'
import { shiftInstance } from './shift-instance.ts'
import { generalShift, nightShift } from './shifts.fixture.ts'
import { minutesOfDay, shiftMinutes } from './shift.ts'
import { offDays } from './weekly-off.ts'

test("a fortnight's days off are its Sundays, second Saturday and holidays, including both ends", () => {
  const holidays = ['2026-11-07', '2026-11-08', '2026-11-19', '2026-11-21', '2026-11-22'].map((day) => ({
    ...{ day, name: 'Diwali' },
  }))
  const off = offDays({ from: '2026-11-08', to: '2026-11-21', shiftOn: () => generalShift, holidays })
  expect([...off].map(([day, { kind }]) => [day, kind]).toSorted()).toEqual([
    ['2026-11-08', 'holiday'],
    ['2026-11-14', 'weeklyOff'],
    ['2026-11-15', 'weeklyOff'],
    ['2026-11-19', 'holiday'],
    ['2026-11-21', 'holiday'],
  ])
})

test('a shift lasts from start to end, into the next day if the end is not later', () => {
  expect([shiftMinutes(generalShift), shiftMinutes(nightShift)]).toEqual([540, 480])
  expect(shiftMinutes({ ...generalShift, startsAt: '08:00', endsAt: '08:00' })).toBe(1440)
  expect(shiftMinutes({ ...generalShift, startsAt: '08:00', endsAt: '08:01' })).toBe(1)
  const at = { day: '2026-11-17', zone: 'Asia/Kolkata' }
  expect(shiftInstance({ ...at, shift: nightShift })).toEqual({
    ...{ day: '2026-11-17', startsAt: '2026-11-17T16:30:00Z', endsAt: '2026-11-18T00:30:00Z', minutes: 480 },
  })
  expect(shiftInstance({ ...at, shift: null }).minutes).toBe(1440)
  expect(() => minutesOfDay('24:00')).toThrow('Not a time as HH:MM: 24:00')
  expect(minutesOfDay('09:35')).toBe(575)
})

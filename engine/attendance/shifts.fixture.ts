import type { Shift } from './shift.ts'

export const generalShift: Shift = {
  startsAt: '09:30',
  endsAt: '18:30',
  breakMinutes: 60,
  graceMinutes: 10,
  halfDayMinutes: 240,
  fullDayMinutes: 480,
  weeklyOffs: [{ weekday: 0 }, { weekday: 6, weeks: [2, 4] }],
}

export const nightShift: Shift = {
  ...generalShift,
  startsAt: '22:00',
  endsAt: '06:00',
  breakMinutes: 0,
  weeklyOffs: [{ weekday: 0 }],
}

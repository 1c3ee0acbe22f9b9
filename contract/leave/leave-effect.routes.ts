import { z } from 'zod'
import { HolidayChange } from '../calendar/holiday.routes.ts'
import { WeeklyOffsChange } from '../organisation/shift.routes.ts'
import { defineRoutes } from '../routes.ts'

/** What a change of the calendar would do to leave that is approved or requested already. Amounts are half-days: one day is 2. */
export const LeaveEffect = z.object({
  /** Whose leave takes another number of days than now. */
  people: z.int(),
  /** What goes back to balances. */
  returnedHalfDays: z.int(),
  /** What is taken from balances. */
  takenHalfDays: z.int(),
})

export const leaveEffectRoutes = defineRoutes({
  'POST /api/v1/employee/holiday-effect': {
    access: 'calendarWrite',
    reads: true,
    summary: 'Whose leave a new, changed or deleted holiday would touch; changes nothing.',
    body: HolidayChange,
    reply: LeaveEffect,
  },
  'POST /api/v1/user/shift-effect': {
    access: 'shiftWrite',
    reads: true,
    summary: 'Whose leave other weekly offs of a shift would touch; changes nothing.',
    body: WeeklyOffsChange,
    reply: LeaveEffect,
  },
})

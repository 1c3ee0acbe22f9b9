import { z } from 'zod'
import { HolidayInput } from '../calendar/holiday.routes.ts'
import { WeeklyOff } from '../organisation/shift.routes.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'

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
    body: z
      .object({
        /** The holiday that is changed or deleted. */
        _id: Id.optional(),
        /** As it would be; left out when it is deleted. */
        holiday: HolidayInput.omit({ name: true }).optional(),
      })
      .refine(({ _id, holiday }) => _id !== undefined || holiday !== undefined, {
        path: ['holiday'],
        message: 'Choose a holiday',
      }),
    reply: LeaveEffect,
  },
  'POST /api/v1/user/shift-effect': {
    access: 'shiftWrite',
    reads: true,
    summary: 'Whose leave other weekly offs of a shift would touch; changes nothing.',
    body: z.object({
      _id: Id,
      /** The first day with them; today when it is left out. */
      from: Day.optional(),
      weeklyOffs: z.array(WeeklyOff).max(7, 'A week has seven days'),
    }),
    reply: LeaveEffect,
  },
})

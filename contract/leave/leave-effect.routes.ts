import { z } from 'zod'
import { HolidayChange } from '../calendar/holiday.routes.ts'
import { WeeklyOffsChange } from '../organisation/shift.routes.ts'
import { defineRoutes } from '../routes.ts'

/** What a calendar change would do to approved or requested leave. Amounts are half-days: one day is 2. */
export const LeaveEffect = z.object({
  /** People whose leave would take a different number of days. */
  people: z.int(),
  /** Returned to balances. */
  returnedHalfDays: z.int(),
  /** Deducted from balances. */
  takenHalfDays: z.int(),
})

export const leaveEffectRoutes = defineRoutes({
  'POST /api/v1/employee/holiday-effect': {
    heavy: true,
    access: 'calendarWrite',
    reads: true,
    summary: 'Whose leave a new, changed or deleted holiday would touch; changes nothing.',
    body: HolidayChange,
    reply: LeaveEffect,
  },
  'POST /api/v1/user/shift-effect': {
    heavy: true,
    access: 'shiftWrite',
    reads: true,
    summary: 'Whose leave other weekly offs of a shift would touch; changes nothing.',
    body: WeeklyOffsChange,
    reply: LeaveEffect,
  },
})

import { HolidayEffect as leaveOfHoliday, ShiftEffect as leaveOfShift } from '../../features/leave/index.ts'
import type { HolidayEffect, ShiftEffect } from '../../shared/contributions.ts'

/** What follows from other holidays. */
export const holidayEffects: readonly HolidayEffect[] = [leaveOfHoliday]

/** What follows from other weekly offs of a shift. */
export const shiftEffects: readonly ShiftEffect[] = [leaveOfShift]

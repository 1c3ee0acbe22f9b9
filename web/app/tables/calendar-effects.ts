import { HolidayEffect as leaveOfHoliday, ShiftEffect as leaveOfShift } from '../../features/leave/index.ts'
import type { HolidayEffect, ShiftEffect } from '../../shared/contributions.ts'

/** Effects of changed holidays. */
export const holidayEffects: readonly HolidayEffect[] = [leaveOfHoliday]

/** Effects of a shift's changed weekly offs. */
export const shiftEffects: readonly ShiftEffect[] = [leaveOfShift]

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'

/** The people to remind, and of which day. */
export const ReminderInput = z.object({
  /** People without exceptions on that day, and those already reminded of it, are skipped. */
  employeeIds: z.array(Id).min(1, 'Choose at least one employee').max(200, 'Choose at most 200 people'),
  /** The work date; today in the organisation's time zone if left out. */
  date: Day.optional(),
})

export const reminderRoutes = defineRoutes({
  'POST /api/v1/employee/attendance-reminder': {
    sends: 'reminder',
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead', 'teamLevelAttendanceRead'],
    summary: 'Reminds people who have not punched in, did not punch out, were late or absent on a day: each once.',
    body: ReminderInput,
    reply: z.object({ reminded: z.int() }),
  },
})

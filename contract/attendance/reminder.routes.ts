import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'

/** Whom to remind of which day. */
export const ReminderInput = z.object({
  /** Those with nothing the matter on that day, and those reminded of it before, are passed over. */
  employeeIds: z.array(Id).min(1, 'Choose at least one employee').max(200, 'Choose at most 200 people'),
  /** The work date; today where the organisation is, when left out. */
  date: Day.optional(),
})

export const reminderRoutes = defineRoutes({
  'POST /api/v1/employee/attendance-reminder': {
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead', 'teamLevelAttendanceRead'],
    summary: 'Reminds people who have not punched in, did not punch out, were late or absent on a day: each once.',
    body: ReminderInput,
    reply: z.object({ reminded: z.int() }),
  },
})

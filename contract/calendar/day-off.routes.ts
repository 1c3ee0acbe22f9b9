import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day } from '../values.ts'

/** A day without work; a holiday on a weekly off shows the holiday's name. */
export const DayOff = z.object({ kind: z.enum(['weeklyOff', 'holiday']), name: z.string() })

export const dayOffRoutes = defineRoutes({
  'GET /api/v1/employee/days-off': {
    access: 'signedIn',
    summary:
      'Own weekly offs and public holidays of a year, by date. Without an employee record, the holidays of every location.',
    query: z.object({
      year: z.coerce.number().int().min(2000, 'Enter a year from 2000').max(2100, 'Enter a year up to 2100'),
    }),
    reply: z.array(DayOff.extend({ day: Day })),
  },
})

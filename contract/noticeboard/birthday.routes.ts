import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'
import { birthdayPeriods } from './audience-kinds.ts'

export const Celebration = z.object({
  _id: Id,
  name: z.string(),
  photo: z.string().nullable(),
  department: z.string().nullable(),
  kind: z.enum(['birthday', 'anniversary']),
  /** The day on which it is celebrated; never the date of birth. */
  day: Day,
  isToday: z.boolean(),
  /** Years in the company; only for an anniversary. */
  years: z.int().nullable(),
})

const setting = z.object({ isHidden: z.boolean('Choose on or off') })

export const birthdayRoutes = defineRoutes({
  'GET /api/v1/employee/birthday': {
    access: 'signedIn',
    summary: 'Birthdays, without their year, and work anniversaries of colleagues: today, this week or this month.',
    paging: 'page',
    limit: 20,
    query: z.object({ period: z.enum(birthdayPeriods).default('today') }),
    reply: z.array(Celebration),
  },
  'GET /api/v1/employee/birthday-setting': {
    access: 'signedIn',
    summary: "Whether one's own birthday is hidden; null without an employee record.",
    reply: setting.nullable(),
  },
  'PUT /api/v1/employee/birthday-setting': {
    access: 'signedIn',
    summary: "Hides or shows one's own birthday.",
    body: setting,
    reply: setting,
    message: 'Birthday setting saved',
  },
})

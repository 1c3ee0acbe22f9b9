import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Month } from '../values.ts'

/**
 * Later attendance always stays in the database: registers are kept for three years (Payment of Wages Act 1936 s.13A(2)), and wages can be
 * claimed as long (Code on Wages 2019 s.45(6)). Open items hold a month back longer.
 */
export const fewestYears = 3
export const mostYears = 10

export const AttendanceArchiveRule = z.object({
  /** Full years kept in the database, counted back from this month; null archives nothing. */
  keepYears: z
    .int('Enter a whole number of years')
    .min(fewestYears, 'Enter 3 to 10 years')
    .max(mostYears, 'Enter 3 to 10 years')
    .nullable(),
})

export const ArchivedMonth = z.object({
  month: Month,
  people: z.int(),
  days: z.int(),
  punches: z.int(),
  /** Of its compressed files. */
  bytes: z.int(),
})

export const attendanceArchiveRoutes = defineRoutes({
  'GET /api/v1/user/attendance-archive': {
    access: 'permissionWrite',
    summary: 'Which attendance is archived, and what lies in the archive, the newest month first; for the admin.',
    reply: AttendanceArchiveRule.extend({
      /** Days up to this one no longer change. */
      archivedTo: Day.nullable(),
      /** The next month due, and what holds it back. */
      waiting: z
        .object({ month: Month, for: z.enum(['openDays', 'openRequests', 'unsettledDays', 'openPayRun']) })
        .nullable(),
      months: z.array(ArchivedMonth),
    }),
  },
  'PUT /api/v1/user/attendance-archive': {
    access: 'permissionWrite',
    proof: true,
    summary:
      'Chooses how many years of attendance stay in the database. A job moves what is older to the archive each night.',
    body: AttendanceArchiveRule,
    reply: z.null(),
    message: 'Saved',
  },
  'GET /api/v1/user/attendance-archive/{month}': {
    access: 'permissionWrite',
    proof: true,
    summary: 'A month of the archive, as lines of JSON, compressed; for the admin.',
    params: z.object({ month: Month }),
    reply: 'blob',
  },
})

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant } from '../values.ts'

/** The difference between a day of a locked month and what was paid for it. The next pay run settles it. */
export const LateAttendance = z.object({
  _id: Id,
  day: Day,
  /** Half-days of pay: positive ones are deducted, negative ones paid back. */
  halfDays: z.int(),
  /** Overtime minutes: positive ones are paid, negative ones recovered. */
  overtimeMinutes: z.int(),
  reason: z.string(),
  /** hand: entered by a person; ended: the day was not over when its month was locked; changed: leave or the like, decided late. */
  source: z.enum(['hand', 'ended', 'changed']),
  /** The attendance request that changed it. */
  requestNumber: z.string().nullable(),
  by: z.string().nullable(),
  recordedAt: Instant,
  /** When a pay run settled it. */
  settledAt: Instant.nullable(),
})

export const LateAttendanceInput = z.object({
  day: Day,
  halfDays: z
    .int('Choose half a day or a day')
    .min(-2, 'Choose a day at most')
    .max(2, 'Choose a day at most')
    .refine((halfDays) => halfDays !== 0, 'Choose half a day or a day'),
  reason: z
    .string('Enter a reason. The payslip shows it.')
    .trim()
    .min(5, 'Enter a reason. The payslip shows it.')
    .max(200, 'A reason can have at most 200 characters'),
})

export const lateAttendanceRoutes = defineRoutes({
  'POST /api/v1/employee/late-attendance/{id}': {
    access: 'attendanceWrite',
    summary: 'Records what a day of a locked month was, for the next pay run: loss of pay, or pay given back.',
    params: z.object({ id: Id }),
    body: LateAttendanceInput,
    reply: z.object({ _id: Id }),
    message: 'Recorded for the next pay run',
  },
})

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Month } from '../values.ts'
import { AttendanceState } from './attendance-day.ts'

/** A person's month as a line of the register, without future days and days outside employment. */
export const RegisterRow = z.object({
  /** The employee's id. */
  _id: Id,
  name: z.string(),
  code: z.string(),
  department: z.string().nullable(),
  days: z.array(
    z.object({
      day: Day,
      state: AttendanceState,
      isLate: z.boolean(),
      /** The day is over without a punch-out. */
      isMissedPunch: z.boolean(),
      /** Leave for half of the day, absent for the other; false in months archived before this was kept. */
      isHalfAbsent: z.boolean(),
    }),
  ),
  presentDays: z.int(),
  halfDays: z.int(),
  leaveDays: z.int(),
  absentDays: z.int(),
  lateDays: z.int(),
  /** The paid part of leave days and of half-days. With half-days worked and loss of pay it makes up every working day. */
  paidLeaveHalfDays: z.int(),
  /** Absent days, lost halves of days, and unpaid leave. */
  lossOfPayHalfDays: z.int(),
  /** The month comes from the archive. */
  isArchived: z.boolean().optional(),
})

export const registerRoutes = defineRoutes({
  'GET /api/v1/employee/all-attendance': {
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead', 'teamLevelAttendanceRead'],
    ofPeople: true,
    summary: "The attendance register of a month, a page of people: of everyone, or of one's own team.",
    query: z.object({
      /** The current month in the organisation's time zone if left out. */
      attendance: Month.optional(),
      search: z.string().trim().max(100).optional(),
      departmentId: Id.optional(),
      locationId: Id.optional(),
      scope: z.enum(['team', 'everyone']).optional(),
      sortBy: z.enum(['name', 'code']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    limit: 25,
    reply: z.array(RegisterRow),
  },
})

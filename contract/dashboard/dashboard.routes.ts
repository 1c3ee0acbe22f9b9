import { z } from 'zod'
import { RequestRow, RequestType } from '../approvals/request.ts'
import { AttendanceState } from '../attendance/attendance-day.ts'
import { Today } from '../attendance/punch.routes.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id } from '../values.ts'

/** Today's own punches and the days of the week so far; none without an employee record. */
export const FirstLook = z.object({
  employeeAttendance: Today.shape.employeeAttendance,
  /** In the organisation's time zone; greetings depend on it. */
  date: Day,
  zone: z.string(),
  today: Today.omit({ employeeAttendance: true }).nullable(),
  week: z
    .object({
      from: Day,
      minutes: z.int(),
      /** The seven days; future ones have no state. */
      days: z.array(z.object({ day: Day, state: AttendanceState.nullable(), workedMinutes: z.int() })),
    })
    .nullable(),
})

export const SecondLook = z.object({
  /** Requests of every type pending with the caller. */
  AllApprovals: z.int(),
  totalPendingLeaveRequests: z.int(),
  approvals: z.array(z.object({ type: RequestType, count: z.int() })),
  /** Null without the permission to see all employees. */
  headcount: z
    .object({
      employees: z.int(),
      joinedThisMonth: z.int(),
      leftThisMonth: z.int(),
      onNotice: z.int(),
      onProbation: z.int(),
    })
    .nullable(),
  /** What people's records lack, with the number of people; complete items are left out. */
  missing: z.array(
    z.object({ what: z.enum(['bank', 'pan', 'birthDate', 'emergency', 'department', 'manager']), people: z.int() }),
  ),
})

export const SetUpStep = z.object({
  key: z.enum([
    'questions',
    'company',
    'logo',
    'location',
    'shift',
    'holidays',
    'employees',
    'salaries',
    'payRunConfig',
    'registrations',
    'payRun',
  ]),
  title: z.string(),
  text: z.string(),
  /** The screen to complete it on. */
  to: z.string(),
  isDone: z.boolean(),
})

export const RecentApprovals = z.object({
  /** The caller's own undecided requests. */
  mine: z.array(RequestRow),
  /** The oldest requests pending with the caller, and their number. */
  waiting: z.array(RequestRow),
  waitingTotal: z.int(),
})

export const AttendanceBar = z.object({
  day: Day,
  inOffice: z.int(),
  remote: z.int(),
  onLeave: z.int(),
  absent: z.int(),
})

export const ComingUp = z.object({
  day: Day,
  kind: z.enum(['holiday', 'leave', 'workFromHome', 'payDay', 'event']),
  title: z.string(),
})

const Absent = z.object({
  _id: Id,
  name: z.string(),
  photo: z.string().nullable(),
  kind: z.enum(['leave', 'workFromHome']),
  /** Half of the day only. */
  isHalf: z.boolean(),
  /** The person covering for someone on leave. */
  cover: z.string().nullable(),
})

export const dashboardRoutes = defineRoutes({
  'GET /api/v1/dashboard/first': {
    access: 'signedIn',
    summary: 'Own punches of today and of the week.',
    reply: FirstLook,
  },
  'GET /api/v1/dashboard/second': {
    access: 'signedIn',
    summary:
      'What is pending with the caller; for those who see all employees also the head count and what their records lack.',
    reply: SecondLook,
  },
  'GET /api/v1/dashboard/checklist': {
    access: 'signedIn',
    summary: 'The steps of setting up the company that the caller may take, and which of them are done.',
    reply: z.array(SetUpStep),
  },
  'GET /api/v1/dashboard/recent-approval': {
    access: 'signedIn',
    summary: 'Own requests that wait for others, and the oldest that wait for me.',
    reply: RecentApprovals,
  },
  'GET /api/v1/dashboard/attendance': {
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead'],
    summary: 'How many were in the office, remote, on leave or absent on each of the last 14 days.',
    reply: z.array(AttendanceBar),
  },
  'GET /api/v1/dashboard/coming-up': {
    access: 'signedIn',
    summary: 'Holidays, own leave, own days at home, the pay day and the events of the next 14 days.',
    reply: z.array(ComingUp),
  },
  'GET /api/v1/dashboard/out': {
    access: 'signedIn',
    summary:
      "Who of one's own department (of the organisation, without one) is on leave or works from home today and tomorrow.",
    reply: z.object({
      department: z.string().nullable(),
      today: z.array(Absent),
      tomorrow: z.array(Absent),
    }),
  },
})

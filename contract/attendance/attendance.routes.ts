import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, Month } from '../values.ts'
import { AttendanceDay, AttendanceState, MonthSummary } from './attendance-day.ts'
import { LateAttendance } from './late-attendance.routes.ts'
import { Today } from './punch.routes.ts'

/** Late is not a state: someone late was present, or present for half a day. */
export const AttendanceFilter = z.enum([...AttendanceState.options, 'late'])

/** The people on a list for a day. */
const People = z.object({
  /** The work date; today in the organisation's time zone if left out. */
  date: Day.optional(),
  departmentId: Id.optional(),
  locationId: Id.optional(),
})

export const AttendanceRow = z.object({
  /** The employee's id. */
  _id: Id,
  name: z.string(),
  code: z.string(),
  photoKey: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string(),
  shiftName: z.string().nullable(),
  zone: z.string(),
  state: AttendanceState,
  /** Leave for half of the day, absent for the other; false in months archived before this was kept. */
  isHalfAbsent: z.boolean(),
  firstIn: Instant.nullable(),
  lastOut: Instant.nullable(),
  openSince: Instant.nullable(),
  workedMinutes: z.int(),
  lateMinutes: z.int(),
  isFinal: z.boolean(),
  /** Where the first punch-in happened; null without one. */
  place: z.enum(['notAsked', 'unknown', 'inside', 'onDuty']).nullable(),
})

export const AttendanceCounts = z.object({
  date: Day,
  presentCount: z.int(),
  absentCount: z.int(),
  leaveCount: z.int(),
  workFromHomeCount: z.int(),
  halfdayCount: z.int(),
  lateCount: z.int(),
  totalEmployees: z.int(),
  /** Whether the day is in the archive. */
  isArchived: z.boolean().optional(),
  notYetCount: z.int(),
  holidayCount: z.int(),
  weeklyOffCount: z.int(),
})

export const PersonAttendance = z.object({
  person: z.object({
    _id: Id,
    name: z.string(),
    code: z.string(),
    photoKey: z.string().nullable(),
    department: z.string().nullable(),
    location: z.string(),
    zone: z.string(),
    shiftName: z.string().nullable(),
    manager: z.string().nullable(),
    joinedOn: Day,
    /** May the caller correct these days? */
    canCorrect: z.boolean(),
  }),
  month: Month,
  /** Its days come from the archive and no longer change. */
  isArchived: z.boolean().optional(),
  summary: MonthSummary,
  /** The newest first. */
  days: z.array(AttendanceDay),
  /** Periods of this month that payroll has locked: their days are adjusted, not corrected. */
  locked: z.array(z.object({ from: Day, to: Day })),
  /** Days with an undecided correction request; only for those who may correct them. */
  requested: z.array(Day),
  /** Changes to its days after that, newest first. */
  late: z.array(LateAttendance),
})

const TimeOrNone = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM')
  .nullable()

/** What a work date's punches should have been, as local times; a time earlier than the one before it is after midnight. */
export const CorrectionInput = z.object({
  day: Day,
  spans: z
    .array(
      z.object({
        in: z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM'),
        /** Null while the person is still in. */
        out: TimeOrNone,
      }),
    )
    .max(12, 'A day can have at most 12 pairs of punches'),
  reason: z
    .string('Enter a reason. The employee sees it.')
    .trim()
    .min(5, 'Enter a reason. The employee sees it.')
    .max(500, 'A reason can have at most 500 characters'),
})

export const attendanceRoutes = defineRoutes({
  'GET /api/v1/employee/attendance': {
    access: 'selfattendanceRead',
    summary: 'Own days of a month, the newest first.',
    query: z.object({ attendance: Month.optional() }),
    paging: 'optionalPage',
    limit: 31,
    reply: z.array(AttendanceDay),
  },
  'GET /api/v1/employee/attendances': {
    access: 'selfattendanceRead',
    summary: 'Own punches of today, and with a month what it came to so far.',
    query: z.object({ attendance: Month.optional() }),
    reply: z.object({
      today: Today,
      summary: MonthSummary.nullable(),
      /** The days of the month come from the archive. */
      isArchived: z.boolean().optional(),
    }),
  },
  'GET /api/v1/employee/attendance-counts': {
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead', 'teamLevelAttendanceRead'],
    summary: "How many are present, late, on leave or missing on a day: of everyone, or of one's own team.",
    query: People.extend({ scope: z.enum(['team', 'everyone']).optional() }),
    reply: AttendanceCounts,
  },
  'GET /api/v1/employee/attendance-all': {
    access: ['organizationAttendanceRead', 'allEmployeeAttendanceRead', 'teamLevelAttendanceRead'],
    ofPeople: true,
    summary: "The attendance of a day, a page of people: of everyone, or of one's own team.",
    query: People.extend({
      search: z.string().trim().max(100).optional(),
      state: AttendanceFilter.optional(),
      scope: z.enum(['team', 'everyone']).optional(),
      sortBy: z.enum(['lateMinutes', 'name', 'firstIn', 'lastOut', 'workedMinutes', 'state']).default('lateMinutes'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    paging: 'page',
    reply: z.array(AttendanceRow),
  },
  'GET /api/v1/employee/attendance/{id}': {
    access: ['teamLevelAttendanceRead', 'organizationAttendanceRead', 'allEmployeeAttendanceRead'],
    summary: "A month of someone in one's own team, or of anyone for those who see everyone.",
    params: z.object({ id: Id }),
    query: z.object({ attendance: Month.optional() }),
    reply: PersonAttendance,
  },
  'PUT /api/v1/employee/attendance/{id}': {
    access: ['attendanceWrite', 'teamLevelAttendanceRead'],
    summary: 'Corrects the punches of a work date. The old ones stay on record, superseded.',
    params: z.object({ id: Id }),
    body: CorrectionInput,
    reply: AttendanceDay,
    message: 'Attendance corrected',
  },
})

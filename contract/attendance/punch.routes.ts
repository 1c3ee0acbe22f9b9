import { z } from 'zod'
import { DayOff } from '../calendar/day-off.routes.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Instant } from '../values.ts'

/** Today, as the header's timer needs it: spans from in to out since local midnight, and the one still open. */
export const Today = z.object({
  employeeAttendance: z.object({ punchIn: z.array(Instant), punchOut: z.array(Instant) }),
  lastPunchStatus: z.enum(['IN', 'OUT']).nullable(),
  workDate: Day,
  zone: z.string(),
  shift: z.object({ name: z.string(), startsAt: Instant, endsAt: Instant, fullDayMinutes: z.int() }).nullable(),
  /** The shift minus approved leave; null on a day off, on a full day of leave and without a shift. */
  expected: z.object({ from: Instant, to: Instant }).nullable(),
  /** Null on a working day. */
  dayOff: DayOff.nullable(),
  location: z.string(),
  /** The location checks where people punch, so the browser should send its position. */
  asksForPosition: z.boolean(),
  /** The previous work date, if it has no punch-out. */
  missedPunchOut: Day.nullable(),
  /** A punch-out now still counts for that date. */
  canPunchOutLate: z.boolean(),
})

const coordinate = (label: string, limit: number) =>
  z
    .number(`Enter ${label}`)
    .min(-limit, `Enter ${label} from −${limit} to ${limit}`)
    .max(limit, `Enter ${label} from −${limit} to ${limit}`)

export const PunchInput = z.object({
  /** `[longitude, latitude]` in degrees, WGS 84. */
  coordinates: z
    .tuple([coordinate('a longitude', 180), coordinate('a latitude', 90)], 'Send [longitude, latitude]')
    .optional(),
  /** Accuracy of the position, in metres. */
  accuracy: z.number().min(0).max(1_000_000).optional(),
  /** The person is away on work and confirms it. */
  onDuty: z.boolean().optional(),
  note: z.string().trim().max(200, 'A note can have at most 200 characters').optional(),
})

export const punchRoutes = defineRoutes({
  'POST /api/v1/employee/punch-in': {
    access: 'selfattendanceRead',
    summary: 'Punches in. Where the location has a geofence, the position is checked.',
    body: PunchInput,
    reply: Today,
    message: 'Punched in',
  },
  'POST /api/v1/employee/punch-out': {
    access: 'selfattendanceRead',
    summary: 'Punches out.',
    body: PunchInput,
    reply: Today,
    message: 'Punched out',
  },
})

import { z } from 'zod'
import { requestCalls } from '../approvals/request-routes.ts'
import { InboxQuery } from '../approvals/request.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, Month, text, TimeOfDay } from '../values.ts'
import { AttendanceDay, Punch } from './attendance-day.ts'

const calls = requestCalls('attendance')

/** Which punch of a work date was recorded wrongly: the first in, the last out, or both. */
export const CorrectionType = z.enum(['punchIn', 'punchOut', 'both'], 'Choose what to correct')

/** One work date, in local time; for a night shift the early hours belong to the next calendar day. */
export const DayInDoubt = z.object({
  day: Day,
  type: CorrectionType,
  /** When the one punch really was. */
  requestedTime: TimeOfDay.optional(),
  /** Of both. */
  punchInTime: TimeOfDay.optional(),
  punchOutTime: TimeOfDay.optional(),
})

const DayToCorrect = DayInDoubt.superRefine(({ type, requestedTime, punchInTime, punchOutTime }, context) => {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (type === 'punchIn' && requestedTime === undefined) wrong('requestedTime', 'Enter when you punched in')
  if (type === 'punchOut' && requestedTime === undefined) wrong('requestedTime', 'Enter when you punched out')
  if (type === 'both' && punchInTime === undefined) wrong('punchInTime', 'Enter when you punched in')
  if (type === 'both' && punchOutTime === undefined) wrong('punchOutTime', 'Enter when you punched out')
})

const mostDays = 31

/** Several days at once, for one reason: each becomes its own request, or none does. */
export const AttendanceRequestInput = z
  .object({
    days: z.array(DayToCorrect).min(1, 'Add at least one day').max(mostDays, `Add at most ${mostDays} days`),
    reason: text('a reason', 500, 5),
  })
  .superRefine(({ days }, context) => {
    days.forEach(({ day }, at) => {
      if (days.findIndex((one) => one.day === day) < at)
        context.addIssue({ code: 'custom', path: ['days', at, 'day'], message: 'This day is listed twice' })
    })
  })

/** A work date as determined by its punches. */
export const DayPicture = AttendanceDay.pick({
  ...{ day: true, state: true, zone: true, shiftName: true, shiftFrom: true, shiftTo: true },
  ...{ firstIn: true, lastOut: true, openSince: true, workedMinutes: true, breakMinutes: true },
  ...{ lateMinutes: true, earlyMinutes: true, overtimeMinutes: true, isFinal: true, lossOfPayHalfDays: true },
}).extend({ punches: z.array(AttendanceDay.shape.punches.element.pick({ kind: true, at: true, isSuperseded: true })) })

/** Corrections of days of one month that are pending or approved. */
export const CorrectionUsage = z.object({ month: Month, used: z.int(), limit: z.int() })

const Locked = z.object({ from: Day, to: Day }).nullable()

/** A punch as it was made, for the person judging whether it is right. */
export const RecordedPunch = Punch.pick({
  kind: true,
  at: true,
  source: true,
  place: true,
  distanceMetres: true,
}).extend({
  /** Degrees, WGS 84; null if the browser was not asked, or gave none. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
})

/** Another correction of a day in the same month; for a cancelled one also that it was reversed. */
export const PastCorrection = z.object({
  _id: Id,
  day: Day,
  /** The number of its request; null if HR or an import made it. */
  number: z.string().nullable(),
  isCancelled: z.boolean(),
  reason: z.string(),
  at: Instant,
})

export const AttendanceRequestDetails = z.object({
  type: CorrectionType,
  requestedTime: TimeOfDay.nullable(),
  punchInTime: TimeOfDay.nullable(),
  punchOutTime: TimeOfDay.nullable(),
  /** While it is pending, by the current punches; afterwards by those at submission. */
  before: DayPicture,
  after: DayPicture,
  /** The punches of `before` as made, by time. */
  recorded: z.array(RecordedPunch),
  /** Of the month, newest first. */
  corrections: z.array(PastCorrection),
  /** The period that payroll has locked: the difference is paid or deducted in the next pay run. */
  locked: Locked,
  /** Why a pending one can no longer be approved; or that its day was corrected again after approval. */
  outdated: z.string().nullable(),
  usage: CorrectionUsage,
})

export const AttendanceRequestPreview = z.object({
  days: z.array(
    z.object({
      day: Day,
      /** Null for a day that cannot be corrected. */
      before: DayPicture.nullable(),
      /** Null until it is complete and possible. */
      after: DayPicture.nullable(),
      locked: Locked,
      /** The pending request for this day. */
      pending: Id.nullable(),
      problems: z.array(
        z.object({
          field: z.enum(['day', 'type', 'requestedTime', 'punchInTime', 'punchOutTime']),
          message: z.string(),
        }),
      ),
    }),
  ),
  /** For the months of these days, not counting these days. */
  usage: z.array(CorrectionUsage),
  requestWithinDays: z.int(),
  approver: z.string(),
})

/** Counted from the work date, and by its month. */
export const AttendanceRequestRule = z.object({
  monthlyLimit: z.int('Enter a whole number').min(1, 'Enter 1 to 31').max(31, 'Enter 1 to 31'),
  requestWithinDays: z
    .int('Enter a whole number of days')
    .min(1, 'Enter 1 to 365 days')
    .max(365, 'Enter 1 to 365 days'),
})

/** A name is plain text, or JSON as the specification has it: `"Priya"`. */
const NameAsText = z.preprocess(nameOf, z.string('Send one name').trim().max(100)).optional()

export const attendanceRequestRoutes = defineRoutes({
  'POST /api/v1/employee/attendance-request': {
    access: calls.own.access,
    summary: 'Requests corrections of own work dates, a request for each day. Where one is refused none is made.',
    body: AttendanceRequestInput,
    reply: z.object({ requests: z.array(z.object({ _id: Id, day: Day })) }),
    message: 'Attendance request sent',
  },
  'GET /api/v1/employee/attendance-request': calls.own,
  'GET /api/v1/employee/attendance-approval': {
    ...calls.inbox,
    query: InboxQuery.extend({ employeeName: NameAsText }),
  },
  'GET /api/v1/employee/attendance-request/{id}': calls.one(AttendanceRequestDetails),
  'PUT /api/v1/employee/attendance-request/{id}': calls.decide,
  'PUT /api/v1/employee/attendance-note/{id}': calls.note,
  'PUT /api/v1/employee/attendance-cancel/{id}': calls.cancel,
  'POST /api/v1/employee/attendance-preview': {
    access: calls.own.access,
    reads: true,
    summary: 'What days are and would be with these punches, and why they cannot be corrected so.',
    body: z.object({ days: z.array(DayInDoubt).min(1, 'Add at least one day').max(mostDays) }),
    reply: AttendanceRequestPreview,
  },
  'GET /api/v1/user/attendance-request-rule': {
    access: 'attendanceWrite',
    summary: 'How many days of a month people can have corrected on request, and how late.',
    reply: AttendanceRequestRule,
  },
  'PUT /api/v1/user/attendance-request-rule': {
    access: 'attendanceWrite',
    summary: 'Changes these limits; requests that were submitted stay.',
    body: AttendanceRequestRule,
    reply: z.null(),
    message: 'Correction rules saved',
  },
})

function nameOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    const parsed: unknown = JSON.parse(value)
    if (typeof parsed === 'string') return parsed
    return Array.isArray(parsed) ? (parsed.length === 1 ? parsed[0] : parsed) : value
  } catch {
    return value
  }
}

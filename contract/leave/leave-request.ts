import { z } from 'zod'
import { Day, DayPart, Id, text } from '../values.ts'

/** The days of a leave: over several days the first is full or its second half, the last full or its first half. */
export const LeaveSpan = z.object({
  policyId: z.uuid('Choose a leave type'),
  from: Day,
  to: Day,
  fromPart: DayPart.default('full'),
  toPart: DayPart.default('full'),
})

const Cover = z.uuid('Choose a colleague').optional()

/** A leave being considered. */
export const LeaveQuestion = LeaveSpan.extend({ coverId: Cover })

/** The input of a leave request. */
export const LeaveDraft = LeaveSpan.extend({
  reason: text('a reason', 500, 10),
  /** The colleague who covers. */
  coverId: Cover,
})

/** One day of a leave and what it takes, in half-days; 0 for a day off that does not count. */
export const LeaveDay = z.object({
  day: Day,
  halfDays: z.int(),
  why: z.enum(['leave', 'sandwich', 'weeklyOff', 'holiday']),
  name: z.string().nullable(),
})

/** Half-days available on the last day in each leave year, without and with this leave; none without a balance (unpaid). */
export const LeaveBalance = z.array(z.object({ on: Day, before: z.int(), after: z.int() }))

/** A person of the same team who is away on these days. */
export const Away = z.object({ _id: Id, name: z.string(), from: Day, to: Day, isPending: z.boolean() })

/** What an approver needs to know of a leave. */
export const LeaveDetails = z.object({
  policyId: Id,
  policy: z.string(),
  isPaid: z.boolean(),
  fromPart: DayPart,
  toPart: DayPart,
  halfDays: z.int(),
  days: z.array(LeaveDay),
  balance: LeaveBalance,
  away: z.array(Away),
  /** The cover, who may be on leave on one of the days themselves. */
  cover: z.object({ _id: Id, name: z.string(), isAway: z.boolean() }).nullable(),
  /** False if the policy or the person has changed since, so that the leave no longer applies on these days. */
  isEligible: z.boolean(),
})

/** The effect of a leave, before it is requested. */
export const LeavePreview = z.object({
  halfDays: z.int(),
  days: z.array(LeaveDay),
  balance: LeaveBalance,
  problems: z.array(z.object({ field: z.string(), message: z.string(), isBlocking: z.boolean() })),
  /** Who it would be pending with. */
  approver: z.string(),
  away: z.array(Away),
  /** Its days with approved work from home, which leave replaces. */
  home: z.array(Day),
})

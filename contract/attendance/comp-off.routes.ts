import { z } from 'zod'
import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, sentAsText, text } from '../values.ts'

const calls = requestCalls('compOff')

export const CompOffAmount = z.enum(['full', 'half', 'hours'], 'Choose how much you claim')

/** Work on one day. Minutes for overtime, which convert to half a day or a day by the shift. */
export const CompOffDraft = z
  .object({
    day: Day,
    amount: CompOffAmount,
    minutes: sentAsText(
      z.int('Enter minutes as a whole number').min(1, 'Enter at least 1 minute').max(1440, 'A day has 24 hours'),
    ).optional(),
    reason: text('a reason', 500, 5),
  })
  .superRefine(({ amount, minutes }, context) => {
    if (amount === 'hours' && minutes === undefined)
      context.addIssue({ code: 'custom', path: ['minutes'], message: 'Enter how long you worked' })
  })

const Work = z.object({
  day: Day,
  /** Why the work counts: a day off, or hours beyond the shift. */
  why: z.enum(['weeklyOff', 'holiday', 'overtime']),
  /** The holiday's name. */
  name: z.string().nullable(),
  zone: z.string(),
  firstIn: Instant.nullable(),
  lastOut: Instant.nullable(),
  /** Worked on a day off, or over the hours of the shift. */
  minutes: z.int(),
  /** The most it can earn under the shift, in half-days. */
  mostHalfDays: z.int(),
})

/** A day that comp-off can be requested for. */
export const CompOffDay = Work.extend({
  /** Whether a pending or approved request covers it. */
  isRequested: z.boolean(),
  /** Minutes from which the shift counts half a day and a day. */
  halfDayMinutes: z.int(),
  fullDayMinutes: z.int(),
})

export const CompOffDays = z.object({
  days: z.array(CompOffDay),
  /** How long ago the day worked may be, and how long a credit can then be used. */
  requestWithinDays: z.int(),
  validDays: z.int(),
})

export const CompOffDetails = z.object({
  amount: CompOffAmount,
  minutes: z.int().nullable(),
  halfDays: z.int(),
  /** As it was when the request was made. */
  work: Work,
  /** The day's current punches, oldest first. */
  punches: z.array(z.object({ kind: z.enum(['in', 'out']), at: Instant })),
  /** The last day on which it can be used; for a pending request, if it were approved now. */
  expiresOn: Day,
  /** Half-days left of it; null before approval. */
  leftHalfDays: z.int().nullable(),
})

export const CompOffBalance = z.object({
  halfDays: z.int(),
  credits: z.array(z.object({ _id: Id, workedOn: Day, expiresOn: Day, halfDays: z.int(), leftHalfDays: z.int() })),
})

export const compOffRoutes = defineRoutes({
  'POST /api/v1/employee/compOff-request': calls.submit(CompOffDraft),
  'GET /api/v1/employee/compOff-request': calls.own,
  'GET /api/v1/employee/all-compOff': calls.inbox,
  'GET /api/v1/employee/compOff-request/{id}': calls.one(CompOffDetails),
  'PUT /api/v1/employee/compOff-approval/{id}': calls.decide,
  'PUT /api/v1/employee/compOff-note/{id}': calls.note,
  'PUT /api/v1/employee/compOff-cancel/{id}': calls.cancel,
  'GET /api/v1/employee/compOff-days': {
    access: 'compenstationWrite',
    summary: 'The days of the caller that comp-off can be requested for, newest first, with the work as proof.',
    reply: CompOffDays,
  },
  'GET /api/v1/employee/compOff-balance': {
    access: 'compenstationRead',
    summary: "The caller's comp-off credits that can still be used, the soonest to expire first.",
    reply: CompOffBalance,
  },
})

import { z } from 'zod'
import { requestCalls } from '../approvals/request-routes.ts'
import { defineRoutes } from '../routes.ts'
import { Day, DayPart, Id, Month, Phone, sentAsText, text } from '../values.ts'
import { mostHomeDays } from './work-from-home.ts'

const calls = requestCalls('workFromHome')

/** Single days, or the same weekdays of every week between two days. Weekdays are 0 Sunday … 6 Saturday. */
const chosen = {
  pattern: z.enum(['days', 'weekly'], 'Choose single days or a weekly pattern').default('days'),
  days: sentAsText(z.array(Day).max(mostHomeDays, `Choose at most ${mostHomeDays} days`).default([])),
  weekdays: sentAsText(z.array(z.int().min(0).max(6)).max(7, 'A week has seven days').default([])),
  from: Day.optional(),
  until: Day.optional(),
  part: DayPart.default('full'),
}

type Chosen = z.output<z.ZodObject<typeof chosen>>

function mustChoose({ pattern, days, weekdays, from, until }: Chosen, context: z.RefinementCtx): void {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (pattern === 'days') {
    if (days.length === 0) wrong('days', 'Choose at least one day')
    return
  }
  if (weekdays.length === 0) wrong('weekdays', 'Choose at least one weekday')
  if (from === undefined) wrong('from', 'Enter the first day')
  if (until === undefined) wrong('until', 'Enter the last day')
  if (from !== undefined && until !== undefined && until < from) wrong('until', 'The last day is before the first day')
}

export const WorkFromHomeSpan = z.object(chosen).superRefine(mustChoose)

export const WorkFromHomeDraft = z
  .object({ ...chosen, reason: text('a reason', 500, 5), reachableAt: Phone.optional() })
  .superRefine(mustChoose)

/** A chosen day that does not count. */
const Excluded = z.object({
  day: Day,
  why: z.enum(['weeklyOff', 'holiday', 'leave']),
  /** The holiday's name. */
  name: z.string().nullable(),
})

/** A request's share of a month, next to the other approved and pending ones. */
const MonthUse = z.object({
  month: Month,
  halfDays: z.int(),
  usedHalfDays: z.int(),
  /** Null: no limit. */
  limitHalfDays: z.int().nullable(),
})

const HomeDay = z.object({ day: Day, halfDays: z.int() })

export const WorkFromHomePreview = z.object({
  halfDays: z.int(),
  days: z.array(HomeDay),
  excluded: z.array(Excluded),
  months: z.array(MonthUse),
  problems: z.array(z.object({ field: z.string(), message: z.string(), isBlocking: z.boolean() })),
  approver: z.string(),
})

export const WorkFromHomeDetails = z.object({
  pattern: z.enum(['days', 'weekly']),
  weekdays: z.array(z.int()),
  part: DayPart,
  reachableAt: z.string().nullable(),
  /** The day counts only as far as it has punches. */
  needsPunches: z.boolean(),
  /** Their current state: later leave and days off reduce them by halves, and returned days have none. */
  days: z.array(HomeDay.extend({ isReturned: z.boolean() })),
  excluded: z.array(Excluded),
  months: z.array(MonthUse),
  /** The days the requester can return without approval; null: none now. */
  endable: z.object({ from: Day, to: Day }).nullable(),
})

/** One's own month: the days at home, and their share of the allowance. */
export const WorkFromHomeMonth = z.object({
  month: Month,
  today: Day,
  days: z.array(
    z.object({
      day: Day,
      state: z.enum(['home', 'pending', 'leave', 'holiday', 'weeklyOff', 'office']),
      /** At home: 1 is half a day. */
      halfDays: z.int(),
      request: Id.nullable(),
    }),
  ),
  approvedHalfDays: z.int(),
  pendingHalfDays: z.int(),
  limitHalfDays: z.int().nullable(),
  rule: z.object({ noticeDays: z.int(), pastDays: z.int(), needsPunches: z.boolean() }),
})

export const workFromHomeRoutes = defineRoutes({
  'POST /api/v1/employee/work-from-home': calls.submit(WorkFromHomeDraft),
  'GET /api/v1/employee/work-from-home': calls.own,
  'GET /api/v1/employee/work-from-home-approval': calls.inbox,
  'GET /api/v1/employee/work-from-home/{id}': calls.one(WorkFromHomeDetails),
  'PUT /api/v1/employee/work-from-home-approval/{id}': calls.decide,
  'PUT /api/v1/employee/work-from-home-note/{id}': calls.note,
  'PUT /api/v1/employee/work-from-home-cancel/{id}': calls.cancel,
  'PUT /api/v1/employee/work-from-home-end/{id}': {
    access: 'workFromHomeWrite',
    summary: "Gives the days of one's own approved work from home back from a day to come on.",
    params: z.object({ id: Id }),
    body: z.object({ from: Day }),
    reply: z.null(),
    message: 'Work from home ended',
  },
  'POST /api/v1/employee/work-from-home-preview': {
    access: 'workFromHomeWrite',
    reads: true,
    summary: 'Which days a request for work from home would count, exclude and run into.',
    body: WorkFromHomeSpan,
    reply: WorkFromHomePreview,
  },
  'GET /api/v1/employee/work-from-home-month': {
    access: 'workFromHomeRead',
    summary: "The caller's days at home in a month, and their allowance.",
    query: z.object({ month: Month.optional() }),
    reply: WorkFromHomeMonth,
  },
})

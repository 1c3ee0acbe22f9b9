import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { DayOff } from '../calendar/day-off.routes.ts'
import { Day, Id, TimeOfDay } from '../values.ts'

export const RosterDay = z.object({
  day: Day,
  /** With that day's hours; null outside employment. */
  shift: z.object({ _id: Id, name: z.string(), startsAt: TimeOfDay, endsAt: TimeOfDay }).nullable(),
  dayOff: DayOff.nullable(),
  /** Approved leave; null for those who may not see others' attendance. */
  leave: z.enum(['full', 'half']).nullable(),
  /** Why the shift of this day cannot be changed. */
  closed: z.enum(['notEmployed', 'locked']).nullable(),
})

export const RosterRow = z.object({
  /** The employee's id. */
  _id: Id,
  name: z.string(),
  code: z.string(),
  photo: z.string().nullable(),
  department: z.string().nullable(),
  days: z.array(RosterDay),
})

/** Maximum number of changes in one call. */
const mostRosterChanges = 100

export const RosterChange = z
  .object({
    employeeId: z.uuid('Choose a person'),
    from: Day,
    /** The last day with this shift; null if it is permanent. */
    to: Day.nullable(),
    shiftId: z.uuid('Choose a shift'),
  })
  .superRefine(({ from, to }, context) => {
    if (to !== null && to < from)
      context.addIssue({ code: 'custom', path: ['to'], message: 'The last day is before the first day' })
  })

export const RosterChanges = z.object({
  changes: z
    .array(RosterChange)
    .min(1, 'Add at least one change')
    .max(mostRosterChanges, `Add at most ${mostRosterChanges} changes`),
})

export const RosterCopy = z.object({
  /** A day of the week to copy. */
  week: Day,
  /** How many following weeks get the same shifts. */
  weeks: z.int('Enter a number of weeks').min(1, 'Enter at least 1 week').max(12, 'Enter at most 12 weeks'),
  search: z.string().trim().max(100).optional(),
  departmentId: Id.optional(),
})

export const rosterRoutes = defineRoutes({
  'GET /api/v1/user/roster': {
    access: 'shiftRead',
    ofPeople: true,
    summary: 'The shifts of a week, a page of people: everyone who is employed in it.',
    query: z.object({
      /** A day of the week; today in the organisation's time zone if left out. */
      week: Day.optional(),
      search: z.string().trim().max(100).optional(),
      departmentId: Id.optional(),
      sortBy: z.enum(['name', 'code']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    limit: 25,
    reply: z.array(RosterRow),
  },
  'PUT /api/v1/user/roster': {
    access: 'shiftWrite',
    summary: 'Gives people shifts for some days, or from a day on: all of it or nothing. They are notified.',
    body: RosterChanges,
    /** How many people's shifts changed. */
    reply: z.object({ people: z.int() }),
    message: 'Roster saved',
  },
  'PUT /api/v1/user/roster-copy': {
    access: 'shiftWrite',
    summary:
      'Gives people the shifts of a week in the weeks after it too, all of it or nothing. Days outside employment and your own shifts are not changed.',
    body: RosterCopy,
    reply: z.object({ people: z.int() }),
    message: 'Roster saved',
  },
  'GET /api/v1/employee/roster': {
    access: 'selfattendanceRead',
    summary: 'Your own shifts from today, seven days.',
    reply: z.array(RosterDay),
  },
})

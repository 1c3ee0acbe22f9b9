import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Day, Id, Instant, TimeOfDay } from '../values.ts'

const minutes = (label: string, min: number, max: number) =>
  z.int(`Enter ${label} in minutes`).min(min, `Enter at least ${min} minutes`).max(max, `Enter at most ${max} minutes`)

/** A weekly off (0 Sunday to 6 Saturday); `weeks` limits it to those weeks of the month, for example the 2nd and 4th. */
export const WeeklyOff = z.object({
  weekday: z.int().min(0).max(6),
  weeks: z.array(z.int().min(1).max(5)).min(1).max(5).optional(),
})

const ShiftValues = z.object({
  name: nameText('a name', 60, 2),
  startsAt: TimeOfDay,
  endsAt: TimeOfDay,
  breakMinutes: minutes('the break', 0, 480),
  graceMinutes: minutes('the grace', 0, 120),
  halfDayMinutes: minutes('the half day', 30, 1439),
  fullDayMinutes: minutes('the full day', 60, 1440),
  weeklyOffs: z.array(WeeklyOff).max(7, 'A week has seven days'),
  /** The sandwich rule of absence: days off between two days of absence without leave are unpaid. */
  absenceSandwich: z.boolean().default(false),
  locationIds: z.array(Id).max(200),
})

/** The values of a shift. An end at or before the start is on the next day. */
export const ShiftInput = ShiftValues.superRefine(fitTogether)

/** Changed hours apply from a day on, today if left out; earlier days keep theirs. Name and locations change at once. */
export const ShiftChange = ShiftValues.extend({ from: Day.optional() }).superRefine(fitTogether)

/** New weekly offs of a shift, to preview the effects. */
export const WeeklyOffsChange = z.object({
  _id: Id,
  /** The first day with them; today if absent. */
  from: Day.optional(),
  weeklyOffs: ShiftValues.shape.weeklyOffs,
})

function fitTogether(
  shift: z.output<typeof ShiftValues>,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const length = shiftMinutes(shift)
  if (shift.breakMinutes >= length) wrong('breakMinutes', 'The break is longer than the shift')
  if (shift.halfDayMinutes >= shift.fullDayMinutes)
    wrong('halfDayMinutes', 'Half-day hours must be below full-day hours')
  if (shift.fullDayMinutes > length) wrong('fullDayMinutes', 'A full day is longer than the shift')
  if (new Set(shift.weeklyOffs.map((off) => off.weekday)).size < shift.weeklyOffs.length) {
    wrong('weeklyOffs', 'Add each weekday only once')
  }
}

/** Minutes from start to end, 1 to 1440. */
export function shiftMinutes({ startsAt, endsAt }: { startsAt: TimeOfDay; endsAt: TimeOfDay }): number {
  const minuteOf = (time: TimeOfDay) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return (minuteOf(endsAt) - minuteOf(startsAt) + 1440) % 1440 || 1440
}

export const Shift = z.object({
  _id: Id,
  name: z.string(),
  startsAt: TimeOfDay,
  endsAt: TimeOfDay,
  breakMinutes: z.int(),
  graceMinutes: z.int(),
  halfDayMinutes: z.int(),
  fullDayMinutes: z.int(),
  weeklyOffs: z.array(WeeklyOff),
  absenceSandwich: z.boolean(),
  locationIds: z.array(Id),
  /** People whose shift it is today. */
  people: z.int(),
  /** The day from which future hours apply; the values are today's. */
  changesOn: Day.nullable(),
  createdAt: Instant,
})

export const shiftRoutes = defineRoutes({
  'POST /api/v1/user/shift': {
    access: 'shiftWrite',
    summary: 'Adds a shift.',
    body: ShiftInput,
    reply: z.object({ _id: Id }),
    message: 'Shift saved',
  },
  'GET /api/v1/user/shift': {
    access: 'shiftRead',
    summary: 'A page of shifts, searched by name and sorted.',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      sortBy: z.enum(['createdAt', 'name', 'startsAt', 'people']).default('createdAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    paging: 'page',
    reply: z.array(Shift),
  },
  'GET /api/v1/user/all-shift': {
    access: ['shiftRead', 'allEmployeeRead'],
    summary: 'All shifts by name, for pickers.',
    reply: z.array(Shift.pick({ _id: true, name: true, startsAt: true, endsAt: true })),
  },
  'GET /api/v1/user/shift/{id}': {
    access: ['shiftRead', 'shiftWrite'],
    summary: 'One shift.',
    params: z.object({ id: z.uuid('Shift ID is required') }),
    reply: Shift,
  },
  'PUT /api/v1/user/shift/{id}': {
    access: 'shiftWrite',
    summary: 'Changes a shift; its hours from a day on.',
    params: z.object({ id: z.uuid('Shift ID is required') }),
    body: ShiftChange,
    reply: z.object({ _id: Id }),
    message: 'Shift saved',
  },
  'DELETE /api/v1/user/shift/{id}': {
    access: 'shiftWrite',
    summary: 'Deletes a shift that no one has or had.',
    params: z.object({ id: z.uuid('Shift ID is required') }),
    reply: z.null(),
    message: 'Shift deleted',
  },
})

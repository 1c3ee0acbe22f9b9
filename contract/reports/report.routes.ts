import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Month } from '../values.ts'
import { reportAccess, reportNames } from './report-kinds.ts'
import { wrongMonths } from './saved-report.ts'

const params = z.object({ report: z.enum(reportNames) })

const filter = {
  from: Month,
  to: Month,
  departmentId: Id.optional(),
  locationId: Id.optional(),
}

function inOrder({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  const message = wrongMonths(from, to)
  if (message !== null) context.addIssue({ code: 'custom', path: ['to'], message })
}

const Values = z.record(z.string(), z.number())

export const Report = z.object({
  months: z.array(Month),
  /** By department, by name; null without one. Each measure per month, and over all months. */
  rows: z.array(
    z.object({
      key: Id.nullable(),
      name: z.string().nullable(),
      months: z.array(Values),
      total: Values,
    }),
  ),
  /** All departments together. */
  all: z.object({ months: z.array(Values), total: Values }),
})

export const reportRoutes = defineRoutes({
  'GET /api/v1/user/report/{report}': {
    heavy: true,
    access: reportAccess,
    summary: 'A report by department and month, for whoever may see what it is made of.',
    params,
    query: z.object(filter).superRefine(inOrder),
    reply: Report,
  },
  'GET /api/v1/user/report/{report}/people': {
    heavy: true,
    access: reportAccess,
    ofPeople: true,
    summary: 'The people behind a figure of a report, with the day or the amount of each.',
    params,
    query: z
      .object({ ...filter, measure: z.string().max(30), noDepartment: z.enum(['true']).optional() })
      .superRefine(inOrder),
    paging: 'page',
    limit: 20,
    reply: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        code: z.string(),
        photo: z.string().nullable(),
        department: z.string().nullable(),
        /** When they joined or left. */
        day: Day.nullable(),
        /** In the unit of the measure. */
        value: z.number().nullable(),
      }),
    ),
  },
  'GET /api/v1/user/report/{report}/file': {
    heavy: true,
    access: reportAccess,
    summary: 'A report as a file, a line for each department and month; the log keeps who fetched it.',
    params,
    query: z.object({ ...filter, format: z.enum(['csv', 'xlsx']) }).superRefine(inOrder),
    reply: 'blob',
  },
})

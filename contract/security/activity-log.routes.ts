import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, Month } from '../values.ts'
import { type ActivityKind, activityAreas, activityKinds } from './activity-kinds.ts'

const filters = z.object({
  /** Part of the name of the person who did it. */
  search: z.string().trim().max(100).optional(),
  /** The person who did it: an account, or an employee. */
  person: Id.optional(),
  /** What it was done to: a record, or an employee with their account. */
  whom: Id.optional(),
  /** Records of one type. */
  area: z.enum(activityAreas).optional(),
  kind: z.enum(Object.keys(activityKinds) as [ActivityKind, ...ActivityKind[]]).optional(),
  from: Day.optional(),
  to: Day.optional(),
})

const Entry = z.object({
  _id: z.string(),
  at: Instant,
  who: z.string(),
  /** Done by a program, with the API key of this name. */
  isKey: z.boolean(),
  /** Null if the product itself acted. */
  account: Id.nullable(),
  action: z.string(),
  /** Where it came from; null if the product itself acted, and in old entries. */
  network: z.string().nullable(),
  device: z.string().nullable(),
  /** A pay run is named by its month. */
  record: z.object({ type: z.string(), _id: Id, name: z.string().nullable(), month: Month.nullable() }),
  changes: z.record(
    z.string(),
    z.object({
      /** Which of several: a month, a loan. */
      of: z.string().optional(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})

export const activityLogRoutes = defineRoutes({
  'GET /api/v1/user/activity-log': {
    access: 'permissionWrite',
    ofPeople: true,
    summary: "A page of the company's activity log, the newest first; for the admin alone.",
    query: filters,
    paging: 'page',
    limit: 50,
    reply: z.array(Entry),
  },
  'GET /api/v1/user/activity-log-export': {
    heavy: true,
    access: 'permissionWrite',
    proof: true,
    summary:
      'All entries that match, for a file; for the admin alone. The log says who exported it, and admins are alerted.',
    query: filters,
    reply: z.object({ file: z.string(), entries: z.array(Entry) }),
  },
})

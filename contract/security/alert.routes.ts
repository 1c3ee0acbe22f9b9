import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant } from '../values.ts'
import { alertKinds } from './alert-kinds.ts'

const AlertKind = z.enum(alertKinds, 'Choose a kind of alert')

export const AlertSetting = z.object({
  kind: AlertKind,
  isOn: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: Instant.nullable(),
})

const settings = z.object({
  kinds: z.array(AlertSetting),
  /** Who is told. */
  people: z.array(z.string()),
})

export const alertRoutes = defineRoutes({
  'GET /api/v1/user/alert': {
    access: 'permissionWrite',
    summary: 'A page of alerts about what an intruder would do, the newest first; for the admin alone.',
    query: z.object({ kind: AlertKind.optional() }),
    paging: 'page',
    limit: 20,
    reply: z.array(
      z.object({
        _id: Id,
        kind: AlertKind,
        message: z.string(),
        at: Instant,
        /** It happened so often within the hour, the last time then. */
        times: z.int(),
        lastAt: Instant,
        /** False where alerts of this kind were off. */
        isTold: z.boolean(),
        /** Whose act it was, for the activity log. */
        account: Id.nullable(),
      }),
    ),
  },
  'GET /api/v1/user/alert-setting': {
    access: 'permissionWrite',
    summary: 'Which alerts are on, and who receives them; for the admin alone.',
    reply: settings,
  },
  'PUT /api/v1/user/alert-setting': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Turns alerts of one kind on or off; the other admins are told.',
    body: z.object({ kind: AlertKind, isOn: z.boolean() }),
    reply: settings,
  },
})

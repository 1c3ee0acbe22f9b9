import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant } from '../values.ts'
import { notificationTypeNames } from './notification-types.ts'

export const Notification = z.object({
  _id: Id,
  /** Decides where a click leads. */
  type: z.enum(notificationTypeNames),
  message: z.string(),
  isRead: z.boolean(),
  /** The record it is about. */
  targetId: Id.nullable(),
  createdAt: Instant,
})

const params = z.object({ id: Id })

export const notificationRoutes = defineRoutes({
  'GET /api/v1/notification/all': {
    access: 'signedIn',
    former: true,
    summary: "One's own notifications, the newest hundred.",
    reply: z.array(Notification),
  },
  'PUT /api/v1/notification/mark-all-read': {
    access: 'signedIn',
    former: true,
    summary: 'Marks all of them read.',
    reply: z.null(),
  },
  'PUT /api/v1/notification/mark-read/{id}': {
    access: 'signedIn',
    former: true,
    summary: 'Marks one read.',
    params,
    reply: z.null(),
  },
  'DELETE /api/v1/notification/clear/{id}': {
    access: 'signedIn',
    former: true,
    summary: 'Removes one.',
    params,
    reply: z.null(),
  },
  'DELETE /api/v1/notification/clear-all': {
    access: 'signedIn',
    former: true,
    summary: 'Removes all of them.',
    reply: z.null(),
  },
})

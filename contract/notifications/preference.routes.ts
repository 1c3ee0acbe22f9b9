import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { notificationTypeNames, switchableTypes } from './notification-types.ts'

export const NotificationPreference = z.object({
  type: z.enum(notificationTypeNames),
  inApp: z.boolean(),
  byMail: z.boolean(),
})

export const preferenceRoutes = defineRoutes({
  'GET /api/v1/notification/preference': {
    access: 'signedIn',
    summary: "One's own choices for every type of notification that one can be sent.",
    reply: z.array(NotificationPreference),
  },
  'PUT /api/v1/notification/preference': {
    access: 'signedIn',
    summary: 'Chooses whether a type of notification is shown in the app and sent by email.',
    body: z.object({
      type: z.enum(switchableTypes, 'Choose a notification that can be turned off'),
      inApp: z.boolean('Choose on or off'),
      byMail: z.boolean('Choose on or off'),
    }),
    reply: z.array(NotificationPreference),
    message: 'Notification settings saved',
  },
})

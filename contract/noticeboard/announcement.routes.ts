import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, text, TimeOfDay } from '../values.ts'
import { Audience, audienceInput, namesSome } from './audience.ts'
import { announcementStates, mostText } from './audience-kinds.ts'

const params = z.object({ id: Id })

export const AnnouncementInput = z
  .object({
    title: nameText('a title', 120, 3),
    /** Markdown. */
    description: text('the text', mostText),
    ...audienceInput,
    /** By the company's clock; without both it is published at once. Publishing cannot be reversed. */
    publishOn: Day.nullable().default(null),
    publishTime: TimeOfDay.nullable().default(null),
    /** The last day on which it is shown. */
    expiresOn: Day.nullable().default(null),
    isPinned: z.boolean('Choose on or off').default(false),
    /** Notifies the readers of a new one, or that a published one has changed. */
    notify: z.boolean('Choose on or off').default(true),
  })
  .superRefine(namesSome)
  .superRefine(({ publishOn, publishTime, expiresOn }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (publishOn === null && publishTime !== null) fault('publishOn', 'Enter a date')
    if (publishOn !== null && publishTime === null) fault('publishTime', 'Enter a time')
    if (publishOn !== null && expiresOn !== null && expiresOn < publishOn)
      fault('expiresOn', 'Enter a day on or after the publishing date')
  })

export const AnnouncementRow = z.object({
  _id: Id,
  title: z.string(),
  /** Its beginning, without formatting. */
  excerpt: z.string(),
  audience: Audience,
  publishAt: Instant,
  expiresOn: Day.nullable(),
  isPinned: z.boolean(),
  state: z.enum(announcementStates),
  author: z.string(),
  isRead: z.boolean(),
  /** How many of its readers have read it; null for those who publish none. */
  reads: z.object({ read: z.int(), readers: z.int() }).nullable(),
})

export const Announcement = AnnouncementRow.extend({
  /** Markdown, for those who edit it. */
  description: z.string(),
  html: z.string(),
  /** By the company's clock. */
  publishOn: Day,
  publishTime: TimeOfDay,
  updatedAt: Instant,
})

export const announcementRoutes = defineRoutes({
  'GET /api/v1/user/announcement': {
    access: 'signedIn',
    summary: 'Announcements for the caller, pinned ones first, then the newest; whoever publishes them sees all.',
    paging: 'page',
    query: z.object({
      search: z.string().trim().max(80).optional(),
      /** For those who publish announcements; others see published ones. */
      state: z.enum(announcementStates).optional(),
    }),
    reply: z.array(AnnouncementRow),
  },
  'GET /api/v1/user/announcement/{id}': {
    access: 'signedIn',
    summary: 'One announcement with its text.',
    params,
    reply: Announcement,
  },
  'POST /api/v1/user/announcement': {
    sends: 'notice',
    tapProof: true,
    access: 'announcementWrite',
    summary: 'Publishes an announcement, now or at a time in the future.',
    body: AnnouncementInput,
    reply: z.object({ _id: Id }),
    message: 'Announcement saved',
  },
  'PUT /api/v1/user/announcement/{id}': {
    sends: 'notice',
    access: 'announcementWrite',
    summary: 'Changes an announcement.',
    params,
    body: AnnouncementInput,
    reply: z.object({ _id: Id }),
    message: 'Announcement saved',
  },
  'DELETE /api/v1/user/announcement/{id}': {
    access: 'announcementWrite',
    summary: 'Deletes an announcement with the record of who read it.',
    params,
    reply: z.null(),
    message: 'Announcement deleted',
  },
  'POST /api/v1/user/announcement/{id}/read': {
    access: 'signedIn',
    summary: 'Marks an announcement as read by the caller.',
    params,
    reply: z.null(),
  },
  'GET /api/v1/user/announcement/{id}/readers': {
    access: 'announcementWrite',
    ofPeople: true,
    summary: 'Who can see an announcement, and when each of them read it.',
    params,
    paging: 'page',
    query: z.object({
      search: z.string().trim().max(80).optional(),
      state: z.enum(['read', 'unread']).optional(),
    }),
    reply: z.array(
      z.object({ _id: Id, name: z.string(), department: z.string().nullable(), readAt: Instant.nullable() }),
    ),
  },
})

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant } from '../values.ts'

/** What the calendar shows besides events, holidays and weekly offs. */
export const calendarLayers = ['ownLeave', 'teamLeave', 'birthday', 'anniversary', 'payDate'] as const

/** A token that is the feed's only key; calendar programs prefer a name with their file extension. */
export const feedToken = /^[\w-]{54}(\.ics)?$/

export const CalendarLayer = z.object({
  day: Day,
  layer: z.enum(calendarLayers),
  /** The colleague; null if it is about the caller or everyone. */
  person: z.object({ _id: Id, name: z.string(), photo: z.string().nullable() }).nullable(),
  /** The type of the caller's own leave; never shown for others. */
  leaveType: z.string().nullable(),
  isHalf: z.boolean(),
  /** For an anniversary. */
  years: z.int().nullable(),
  /** So many more entries of this layer on this day, which are not listed; without a person then. Otherwise 0. */
  more: z.int(),
})

export const calendarRoutes = defineRoutes({
  'GET /api/v1/dashboard/calendar': {
    access: 'calendarRead',
    summary:
      'Own leave, leave of the team (of the 500 nearest colleagues), birthdays, work anniversaries and pay dates between two days. Of more than 500 entries, five of a kind on each day, and how many more there are.',
    query: z.object({ from: Day, to: Day }),
    reply: z.array(CalendarLayer),
  },
  'GET /api/v1/dashboard/calendar-feed': {
    access: 'calendarRead',
    summary: "Whether the caller's calendar can be subscribed to, and when it was last read.",
    reply: z.object({ createdAt: Instant, lastReadAt: Instant.nullable() }).nullable(),
  },
  'POST /api/v1/dashboard/calendar-feed': {
    sends: 'link',
    access: 'calendarRead',
    secret: true,
    summary: "A secret address of the caller's calendar, told this once. The one before is dead from then on.",
    reply: z.object({ url: z.string() }),
    message: 'Calendar link created',
  },
  'DELETE /api/v1/dashboard/calendar-feed': {
    access: 'calendarRead',
    summary: "Ends the subscription to the caller's calendar.",
    reply: z.null(),
    message: 'Calendar link deleted',
  },
  'GET /api/v1/dashboard/calendar-feed/{token}': {
    access: 'public',
    summary: 'A calendar as a file (RFC 5545), by its secret address: events, holidays and own leave without its type.',
    params: z.object({ token: z.string().regex(feedToken, 'Enter a valid calendar link') }),
    reply: 'blob',
    rate: { max: 300, seconds: 60 },
  },
})

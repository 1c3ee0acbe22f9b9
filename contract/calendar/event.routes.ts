import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, text, TimeOfDay } from '../values.ts'
import { eventAnswers, eventAudiences, eventReminders, eventRepeats } from './event.ts'

/** Days and times are in the company's time zone. Without times an event lasts whole days. */
export const EventInput = z
  .object({
    title: nameText('a title', 120, 3),
    description: text('the description', 2000, 0).default(''),
    place: text('the place', 200, 0).default(''),
    from: Day,
    to: Day,
    startTime: TimeOfDay.nullable().default(null),
    endTime: TimeOfDay.nullable().default(null),
    audience: z.enum(eventAudiences, 'Choose an audience').default('everyone'),
    departmentIds: z.array(Id).max(200).default([]),
    locationIds: z.array(Id).max(200).default([]),
    employeeIds: z.array(Id).max(200, 'Invite at most 200 people').default([]),
    repeat: z.enum(eventRepeats, 'Choose how often it repeats').default('none'),
    /** The last day on which it can start; null repeats it forever. */
    repeatUntil: Day.nullable().default(null),
    remindMinutes: z.literal(eventReminders, 'Choose a reminder').nullable().default(null),
  })
  .superRefine((event, context) => {
    const fault = (path: keyof typeof event, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (event.to < event.from) fault('to', 'Enter an end on or after the start')
    if ((event.startTime === null) !== (event.endTime === null))
      fault(event.startTime === null ? 'startTime' : 'endTime', 'Enter both times, or none for the whole day')
    else if (event.startTime !== null && event.from === event.to && event.endTime! < event.startTime)
      fault('endTime', 'Enter an end after the start')
    if (event.repeat !== 'none' && event.repeatUntil !== null && event.repeatUntil < event.from)
      fault('repeatUntil', 'Enter a day on or after the start')
    if (event.audience === 'departments' && event.departmentIds.length === 0)
      fault('departmentIds', 'Choose at least one department')
    if (event.audience === 'locations' && event.locationIds.length === 0)
      fault('locationIds', 'Choose at least one location')
    if (event.audience === 'people' && event.employeeIds.length === 0)
      fault('employeeIds', 'Choose at least one person')
  })

const Named = z.object({ _id: Id, name: z.string() })
const Attendee = Named.extend({ photo: z.string().nullable(), answer: z.enum(eventAnswers).nullable() })

/** An event on the days of one of its occurrences. */
export const CalendarEvent = z.object({
  _id: Id,
  title: z.string(),
  description: z.string(),
  place: z.string(),
  from: Day,
  to: Day,
  /** The first occurrence, which identifies the event in changes. */
  firstFrom: Day,
  firstTo: Day,
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  audience: z.enum(eventAudiences),
  departments: z.array(Named),
  locations: z.array(Named),
  /** People invited by name, and those who answered. */
  people: z.array(Attendee),
  repeat: z.enum(eventRepeats),
  repeatUntil: Day.nullable(),
  remindMinutes: z.int().nullable(),
  createdBy: z.string(),
  /** The caller's own answer. */
  answer: z.enum(eventAnswers).nullable(),
})

const params = z.object({ id: Id })
const done = z.object({ _id: Id })

export const eventRoutes = defineRoutes({
  'GET /api/v1/employee/event-scheduling': {
    access: 'calendarRead',
    summary: 'Events between two days that are for the caller; those who may change events see all of them.',
    query: z.object({ from: Day, to: Day }),
    reply: z.array(CalendarEvent),
  },
  'POST /api/v1/employee/event-scheduling': {
    sends: 'notice',
    tapProof: true,
    access: 'calendarWrite',
    summary: 'Adds an event. Whoever is invited by name is notified.',
    body: EventInput,
    reply: done,
    message: 'Event saved',
  },
  'PUT /api/v1/employee/event-scheduling/{id}': {
    sends: 'notice',
    access: 'calendarWrite',
    summary: 'Changes an event with all its occurrences.',
    params,
    body: EventInput,
    reply: done,
    message: 'Event saved',
  },
  'DELETE /api/v1/employee/event-scheduling/{id}': {
    access: 'calendarWrite',
    summary: 'Deletes an event with all its occurrences. Whoever was invited by name is notified.',
    params,
    reply: z.null(),
    message: 'Event deleted',
  },
  'PUT /api/v1/employee/event-answer/{id}': {
    sends: 'note',
    access: 'calendarRead',
    summary: 'Whether the caller comes to an event.',
    params,
    body: z.object({ answer: z.enum(eventAnswers, 'Choose an answer') }),
    reply: done,
    message: 'Answer saved',
  },
})

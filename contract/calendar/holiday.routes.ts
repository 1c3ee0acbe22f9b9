import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Day, Id } from '../values.ts'

export const HolidayInput = z.object({
  name: nameText('a name', 80, 2),
  day: Day,
  kind: z.enum(['public', 'optional'], 'Choose the kind'),
  /** None means every location. */
  locationIds: z.array(Id).max(200),
})

/** A holiday to be added, changed or deleted, to preview the effects. */
export const HolidayChange = z
  .object({
    /** The holiday being changed or deleted. */
    _id: Id.optional(),
    /** Its new values; absent if it is being deleted. */
    holiday: HolidayInput.omit({ name: true }).optional(),
  })
  .refine(({ _id, holiday }) => _id !== undefined || holiday !== undefined, {
    path: ['holiday'],
    message: 'Choose a holiday',
  })

export const Holiday = z.object({
  _id: Id,
  name: z.string(),
  day: Day,
  kind: z.enum(['public', 'optional']),
  locations: z.array(z.object({ _id: Id, name: z.string() })),
})

export const holidayRoutes = defineRoutes({
  'GET /api/v1/employee/holiday': {
    access: 'calendarRead',
    summary: 'The holidays of a year, by date.',
    query: z.object({
      year: z.coerce.number().int().min(2000, 'Enter a year from 2000').max(2100, 'Enter a year up to 2100').optional(),
    }),
    reply: z.array(Holiday),
  },
  'POST /api/v1/employee/holiday': {
    access: 'calendarWrite',
    summary: 'Adds a holiday, everywhere or at some locations.',
    body: HolidayInput,
    reply: z.object({ _id: Id }),
    message: 'Holiday saved',
  },
  'PUT /api/v1/employee/holiday/{id}': {
    access: 'calendarWrite',
    summary: 'Changes a holiday.',
    params: z.object({ id: Id }),
    body: HolidayInput,
    reply: z.object({ _id: Id }),
    message: 'Holiday saved',
  },
  'DELETE /api/v1/employee/holiday/{id}': {
    access: 'calendarWrite',
    summary: 'Deletes a holiday; days of a locked pay period stay as they are.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Holiday deleted',
  },
})

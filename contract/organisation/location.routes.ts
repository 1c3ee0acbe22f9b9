import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { nameText } from '../name.ts'
import { Id, Instant, TimeZone, text } from '../values.ts'

/** Degrees on the wire, at most six decimals (about 10 cm). */
const degrees = (label: string, most: number) =>
  z
    .number(`Enter the ${label} as a number`)
    .min(-most, `The ${label} lies between −${most} and ${most}`)
    .max(most, `The ${label} lies between −${most} and ${most}`)
    .nullable()

export const punchRules = ['off', 'warn', 'require'] as const

export const LocationInput = z
  .object({
    name: nameText('a name', 80, 2),
    addressLine1: text('the address', 120, 0),
    addressLine2: text('the address', 120, 0),
    city: text('the city', 80, 2),
    /** ISO 3166-2, for example IN-KA. */
    state: z.string('Choose a state').regex(/^IN-[A-Z]{2}$/, 'Choose a state'),
    postalCode: z
      .string()
      .trim()
      .regex(/^([1-9]\d{5})?$/, 'Enter a 6-digit PIN code'),
    timeZone: TimeZone,
    latitude: degrees('latitude', 90),
    longitude: degrees('longitude', 180),
    radiusMetres: z.int('Enter the radius in metres').min(50, 'Enter at least 50 m').max(1000, 'Enter at most 1,000 m'),
    /** Off: anywhere. Warn: punches from elsewhere are flagged. Require: they are refused. */
    punchRule: z.enum(punchRules, 'Choose a punch rule'),
  })
  .superRefine((location, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (location.latitude === null && location.longitude !== null) wrong('latitude', 'Enter the latitude too')
    if (location.latitude !== null && location.longitude === null) wrong('longitude', 'Enter the longitude too')
    if (location.punchRule !== 'off' && location.latitude === null) {
      wrong('latitude', 'Enter the coordinates for the geofence rule')
    }
  })

export const Location = z.object({
  _id: Id,
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  timeZone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  radiusMetres: z.int(),
  punchRule: z.enum(punchRules),
  /** People who work there now. */
  people: z.int(),
  createdAt: Instant,
})

const params = z.object({ id: Id })

export const locationRoutes = defineRoutes({
  'POST /api/v1/user/location': {
    access: 'locationWrite',
    summary: 'Adds a location.',
    body: LocationInput,
    reply: z.object({ _id: Id }),
    message: 'Location saved',
  },
  'GET /api/v1/user/location': {
    access: ['locationRead', 'allEmployeeRead'],
    summary: 'A page of locations, or all of them by name when no page is given.',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      state: z.string().trim().max(10).optional(),
      sortBy: z.enum(['name', 'city', 'people', 'createdAt']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'optionalPage',
    maxRows: 1000,
    reply: z.array(Location),
  },
  'GET /api/v1/user/location/{id}': {
    access: ['locationRead', 'locationWrite'],
    summary: 'One location.',
    params,
    reply: Location,
  },
  'PUT /api/v1/user/location/{id}': {
    access: 'locationWrite',
    summary: 'Changes a location.',
    params,
    body: LocationInput,
    reply: z.object({ _id: Id }),
    message: 'Location saved',
  },
  'DELETE /api/v1/user/location/{id}': {
    access: 'locationWrite',
    summary: 'Deletes a location where no one works or has worked.',
    params,
    reply: z.null(),
    message: 'Location deleted',
  },
  'GET /api/v1/user/pag-location': {
    access: ['locationRead', 'allEmployeeRead', 'leavePolicyWrite'],
    summary: 'Locations by name for pickers.',
    query: z.object({ search: z.string().trim().max(100).optional() }),
    paging: 'cursor',
    limit: 20,
    reply: z.array(Location.pick({ _id: true, name: true, city: true, state: true, timeZone: true })),
  },
})

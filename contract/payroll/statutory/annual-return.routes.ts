import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Month, Paise } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'

const Year = z.coerce.number('Choose a year').int('Choose a year').min(2000, 'Choose a year').max(2100, 'Choose a year')

/** The year and part of the organisation; by default the latest year with approved pay, and the whole organisation. */
const asked = z.object({
  year: Year.optional(),
  entity: AskedEntity.optional(),
  /** From the address: `IN-KA`. */
  state: z
    .string()
    .regex(/^IN-[A-Z]{2}$/, 'Choose a state')
    .optional(),
  locationId: z.uuid('Choose a work location').optional(),
})

const Figure = z.object({
  key: z.string(),
  section: z.enum(['work', 'people', 'wages', 'deductions', 'bonus', 'exit', 'leave']),
  /** The unit of `all` and `by`: half-days, tenths of people, minutes, paise, otherwise whole numbers. */
  unit: z.enum(['days', 'halfDays', 'tenths', 'people', 'minutes', 'cases', 'paise']),
  name: z.string(),
  /** The definition of the count. */
  definition: z.string(),
  /** The register it comes from, and the published return that needs it. */
  source: z.string(),
  all: z.int(),
  /** Null if not split by gender. */
  by: z.object({ female: z.int(), male: z.int(), other: z.int(), notTold: z.int() }).nullable(),
  /** The day of highest attendance; the first and last day of a payment. */
  days: z.array(Day),
})

const sums = { manHalfDays: z.int(), grossPaise: Paise, deductionsPaise: Paise, netPaise: Paise }

export const annualReturnRoutes = defineRoutes({
  'GET /api/v1/user/annual-return': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary:
      'The figures that the annual return under the labour laws asks for, of the months of a calendar year whose pay is approved, each with its definition.',
    query: asked,
    reply: z.object({
      year: z.int(),
      /** Years with approved pay, latest first; none before the first approved run. */
      years: z.array(z.int()),
      dueOn: Day,
      /** The months counted; null without approved pay. */
      months: z.object({ from: Month, to: Month, isWholeYear: z.boolean() }).nullable(),
      /** The filing employers: the requested legal entities. */
      employers: z.array(
        z.object({
          _id: Id.nullable(),
          name: z.string(),
          legalName: z.string(),
          address: z.string(),
          industry: z.string(),
          pan: z.string().nullable(),
          tan: z.string().nullable(),
          establishmentNumber: z.string().nullable(),
          employerCode: z.string().nullable(),
          responsible: z.string(),
        }),
      ),
      /** Work locations with data in these months, for the filter. */
      locations: z.array(z.object({ _id: Id, name: z.string(), state: z.string() })),
      figures: z.array(Figure),
      byMonth: z.array(z.object({ month: Month, hired: z.int(), left: z.int(), employedAtEnd: z.int(), ...sums })),
      /** Legal entities if there are several, and work locations; each list adds up to the total. */
      byPart: z.array(
        z.object({
          kind: z.enum(['entity', 'location']),
          _id: Id.nullable(),
          name: z.string(),
          employedAtEnd: z.int(),
          ...sums,
        }),
      ),
    }),
  },
  'GET /api/v1/user/annual-return/file': {
    heavy: true,
    access: 'payRollHistoryRead',
    proof: true,
    summary:
      'The same figures as a workbook, of the whole and of each legal entity and work location; the log keeps who fetched it.',
    query: asked,
    reply: 'blob',
  },
})

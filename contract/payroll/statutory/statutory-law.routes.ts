import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Instant, text } from '../../values.ts'

/** A statutory value in force today. */
const LawLine = z.object({
  /** `in.pf.ceiling` */
  _id: z.string(),
  name: z.string(),
  /** The second part of its id: `pf`, `pt`, `tax` … */
  area: z.string(),
  /** In words: `₹15,000`, `12 %`. */
  value: z.string(),
  from: Day,
  source: z.string(),
  certainty: z.enum(['firm', 'likely', 'unsure']),
  note: z.string().nullable(),
  /** Whether the organisation's override is in force. */
  isOwn: z.boolean(),
  /** How often it changed, including overrides. */
  rows: z.int(),
})

/** The shape of a value, for building a form. `fields`, `item` and `either` contain shapes too. */
export const LawShape = z.object({
  kind: z.enum(['number', 'text', 'flag', 'record', 'list', 'either']),
  unit: z.string().nullable(),
  /** For a text with a fixed set of words. */
  options: z.array(z.string()).nullable(),
  fields: z.array(z.object({ name: z.string(), optional: z.boolean(), shape: z.unknown() })),
  item: z.unknown(),
  mayBeEmpty: z.boolean(),
  /** For a list: the number by which its items increase. */
  growsBy: z.string().nullable(),
  /** The possible shapes, if there are several. */
  either: z.array(z.unknown()),
  nullable: z.boolean(),
})

const LawRow = z.object({
  from: Day,
  value: z.unknown(),
  text: z.string(),
  source: z.string(),
  certainty: z.enum(['firm', 'likely', 'unsure']),
  note: z.string().nullable(),
  /** For an override: its id, who added it and when. */
  own: z
    .object({
      _id: Id,
      who: z.string(),
      at: Instant,
      /** Whether it can be removed: no locked pay run can have used it. */
      mayEnd: z.boolean(),
    })
    .nullable(),
})

export const StatutoryLaw = LawLine.extend({
  unit: z.string(),
  shape: LawShape,
  /** All values, newest first; if an override has the same day as the law's value, only the override. */
  history: z.array(LawRow),
  /** Removed overrides. */
  ended: z.array(z.object({ from: Day, text: z.string(), source: z.string(), who: z.string(), at: Instant })),
})

export const OwnLawInput = z.object({
  law: text('a law', 100),
  from: Day,
  /** In the shape of the law; amounts in paise or whole rupees as it says. */
  value: z.unknown(),
  source: text('the source', 300, 5),
})

export const statutoryLawRoutes = defineRoutes({
  'GET /api/v1/user/statutory-law': {
    access: 'access_statutory_settings',
    summary: 'The statutory values in force today, with their sources.',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      area: z.string().trim().max(30).optional(),
      certainty: z.enum(['firm', 'likely', 'unsure']).optional(),
      own: z.enum(['yes']).optional(),
      sortBy: z.enum(['name', 'from']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    limit: 20,
    reply: z.array(LawLine),
  },
  'GET /api/v1/user/statutory-law/{id}': {
    access: 'access_statutory_settings',
    summary: 'One statutory value with its history and what it is made of.',
    params: z.object({ id: z.string().min(1, 'Choose a law').max(100, 'Choose a law') }),
    reply: StatutoryLaw,
  },
  'POST /api/v1/user/statutory-law': {
    access: 'access_statutory_settings',
    summary: 'Puts an own value in the place of the law from a day on, until the law changes.',
    body: OwnLawInput,
    reply: z.object({ _id: Id }),
    message: 'Value saved',
  },
  'DELETE /api/v1/user/statutory-law/{id}': {
    access: 'access_statutory_settings',
    summary: 'Removes an override that no locked pay run can have used.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Override removed',
  },
})

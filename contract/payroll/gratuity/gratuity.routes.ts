import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Paise } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'
import { TraceStep } from '../trace-step.ts'

/** Left out for all legal entities, if there are several. */
const ofEntity = z.object({ entity: AskedEntity.optional() })

const Totals = z.object({
  /** The day of the figures. */
  day: Day,
  people: z.int(),
  vested: z.int(),
  payablePaise: Paise,
  accruedPaise: Paise,
})

const Person = z.object({
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  /** The present employer; null if there is only the organisation itself. */
  entity: z.object({ _id: Id.nullable(), name: z.string() }).nullable(),
  joinedOn: Day,
  /** In words: `5 years 6 months`. */
  service: z.string(),
  isFixedTerm: z.boolean(),
  wagesPaise: Paise,
  isVested: z.boolean(),
  payablePaise: Paise,
  accruedPaise: Paise,
  steps: z.array(TraceStep),
})

export const gratuityRoutes = defineRoutes({
  'GET /api/v1/user/gratuity-liability': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary:
      'What gratuity the company owes as things stand today: to whoever has served long enough, and to everybody.',
    query: ofEntity,
    reply: Totals,
  },
  'GET /api/v1/user/gratuity': {
    heavy: true,
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary:
      'A page of the register of gratuity: service, last wages and what is owed, each with how it was calculated.',
    query: ofEntity.extend({
      search: z.string().trim().max(100).optional(),
      state: z.enum(['vested', 'notVested']).optional(),
      sortBy: z.enum(['name', 'payable', 'accrued']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    reply: z.array(Person),
  },
  'GET /api/v1/user/gratuity/file': {
    heavy: true,
    access: 'payRollHistoryRead',
    proof: true,
    summary: 'The register of gratuity as a file; the log keeps who fetched it.',
    query: ofEntity.extend({ format: z.enum(['csv', 'xlsx']) }),
    reply: 'blob',
  },
})

import { z } from 'zod'
import { EmployerPart } from '../payroll/salary/employer-cost.ts'
import { CoverageAnswer } from '../payroll/statutory/statutory-registration.routes.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Instant } from '../values.ts'

const State = z.string('Choose a state').regex(/^IN-[A-Z]{2}$/, 'Choose a state')

const StateAnswer = CoverageAnswer.exclude(['voluntary'], 'Choose one')

/** Professional tax and the labour welfare fund by state; what is omitted stays unanswered, for the registrations page. */
const StateFunds = z
  .record(State, z.object({ pt: StateAnswer.optional(), lwf: StateAnswer.optional() }))
  .refine((funds) => Object.keys(funds).length <= 36, 'Choose at most 36 states')

/** What a new company answers; its first settings follow from it. */
export const CompanyAnswers = z.object({
  people: z
    .int('Enter the number of employees')
    .min(1, 'Enter at least 1 employee')
    .max(100_000, 'Enter at most 1,00,000 employees'),
  states: z.array(State).min(1, 'Choose at least one state').max(36, 'Choose at most 36 states'),
  /** The registration with the provident fund and with ESI, as the company says: a headcount does not tell it. */
  pf: CoverageAnswer,
  esi: CoverageAnswer,
  stateFunds: StateFunds.default({}),
  payDay: z.int('Enter the pay day').min(1, 'Enter a day from 1 to 31').max(31, 'Enter a day from 1 to 31'),
  payMonth: z.enum(['this', 'next'], 'Choose when salaries are paid').default('this'),
  /** The CTC includes the employer's share of PF and ESI, as most offers in India do. */
  employerShareInCtc: z.boolean().default(true),
})

/** What is known of the answers; null: nobody has said so yet. */
const KnownAnswers = CompanyAnswers.extend({
  people: z.int().nullable(),
  states: z.array(z.string()),
  pf: CoverageAnswer.nullable(),
  esi: CoverageAnswer.nullable(),
  stateFunds: z.record(z.string(), z.object({ pt: StateAnswer.nullable(), lwf: StateAnswer.nullable() })),
})

/** A scheme of a state that a company with people there may have to register for. */
const StateScheme = z.object({ state: z.string(), section: z.enum(['pt', 'lwf']) })

const dated = z.string().regex(/^\d{4}-\d{2}-\d{2} .{1,80}$/, 'Choose a holiday')

export const CompanySetupInput = CompanyAnswers.extend({
  /** The keys of holidays not wanted. */
  excludedHolidays: z.array(dated).max(200, 'Exclude at most 200 holidays').default([]),
})

const Schedule = z.object({ cutOffDay: z.int(), payDay: z.int(), payMonth: z.enum(['this', 'next']) })

export const CompanyProposal = z.object({
  places: z.array(z.object({ state: z.string(), name: z.string(), isNew: z.boolean() })),
  holidays: z.array(
    z.object({
      key: z.string(),
      day: Day,
      name: z.string(),
      /** Where it is observed; none means everywhere. */
      states: z.array(z.string()),
      /** Calculated in advance: the official list or the moon may move it. */
      isExpected: z.boolean(),
      /** There is already a holiday on this day. */
      isThere: z.boolean(),
    }),
  ),
  schemes: z.array(
    z.object({
      section: z.enum(['pf', 'esi', 'pt', 'lwf']),
      state: z.string().nullable(),
      /** Null: a state's scheme that the company has not answered; it stays as it is. */
      answer: CoverageAnswer.nullable(),
      /** The company's answers so far; null: none. */
      now: CoverageAnswer.nullable(),
      /** When the law requires registration, in one line. */
      law: z.string(),
      /** The law requires registration at this size, but the company says it has none. */
      isDue: z.boolean(),
    }),
  ),
  leave: z.array(z.object({ name: z.string(), daysAYear: z.number(), isPaid: z.boolean() })),
  /** The default salary template; null if the company has chosen its own. */
  template: z.object({ name: z.string(), parts: z.array(z.string()), ctcIncludes: z.array(EmployerPart) }).nullable(),
  schedule: Schedule,
  /** Today's pay schedule. */
  scheduleNow: Schedule,
  /** False once a pay run is approved: registrations, template and schedule then cannot change here. */
  isPayOpen: z.boolean(),
})

export const companySetupRoutes = defineRoutes({
  'GET /api/v1/user/company-setup': {
    access: 'access_statutory_settings',
    summary: 'The answers to the questions as they hold today, and when the company was set up from them.',
    reply: z.object({
      answers: KnownAnswers,
      /** Of all states. */
      stateSchemes: z.array(StateScheme),
      madeAt: Instant.nullable(),
      /** Whether the answers change an established company: already set up, or with people paid. */
      isAgain: z.boolean(),
    }),
  },
  'POST /api/v1/user/company-setup/preview': {
    heavy: true,
    access: 'access_statutory_settings',
    reads: true,
    summary:
      'What would be made of the answers: places, holidays, registrations, leave, salary template and pay schedule.',
    body: CompanyAnswers,
    reply: CompanyProposal,
  },
  'POST /api/v1/user/company-setup': {
    access: 'access_statutory_settings',
    summary: 'Sets up a new company from its answers, once; each setting can be changed where it belongs.',
    body: CompanySetupInput,
    reply: z.object({ madeAt: Instant }),
    message: 'Company set up',
  },
  'PUT /api/v1/user/company-setup': {
    access: 'access_statutory_settings',
    summary:
      'Answers the questions again: adds the places and holidays that follow and, until a pay run is approved, changes the settings of pay.',
    body: CompanySetupInput,
    reply: z.object({ madeAt: Instant }),
    message: 'Company setup changed',
  },
})

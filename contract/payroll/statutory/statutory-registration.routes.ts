import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Month } from '../../values.ts'
import { EsiEmployer, PfEstablishment, StateRegistration } from '../statutory-numbers.ts'

/** `registered`: required by law; `voluntary`: covered without being required; `notCovered`: nothing is deducted. */
export const CoverageAnswer = z.enum(['registered', 'voluntary', 'notCovered'], 'Choose one')

const State = z.string('Choose a state').regex(/^IN-[A-Z]{2}$/, 'Choose a state')
const since = Month.nullable().default(null)

/** One answer; a null `since` means the first month that is not locked. */
export const RegistrationAnswer = z.discriminatedUnion(
  'section',
  [
    z.object({ section: z.literal('pf'), answer: CoverageAnswer, number: PfEstablishment.default(null), since }),
    z.object({ section: z.literal('esi'), answer: CoverageAnswer, number: EsiEmployer.default(null), since }),
    z.object({
      section: z.literal('pt'),
      state: State,
      answer: CoverageAnswer.exclude(['voluntary'], 'Choose one'),
      number: StateRegistration.default(null),
      since,
    }),
    z.object({
      section: z.literal('lwf'),
      state: State,
      answer: CoverageAnswer.exclude(['voluntary'], 'Choose one'),
      number: StateRegistration.default(null),
      since,
    }),
  ],
  'Choose a scheme',
)

export const RegistrationAnswers = z.object({
  answers: z.array(RegistrationAnswer).min(1, 'Answer at least one').max(100, 'Answer at most 100 at a time'),
})

/** One scheme that the company may have to register for. */
export const Registration = z.object({
  section: z.enum(['pf', 'esi', 'pt', 'lwf']),
  state: z.string().nullable(),
  /** When the law requires registration, in one line. */
  law: z.string(),
  /** The number of employees from which it is required; null: from the first. */
  threshold: z.int().nullable(),
  /** Employees today: of the company, or in the state. */
  employees: z.int(),
  /**
   * By legal entity, each an establishment with its own code, if the number matters and there are several; `name` is null for the
   * organisation itself.
   */
  byEntity: z.array(z.object({ name: z.string().nullable(), employees: z.int() })),
  /** Null: not answered, calculated as if registered. */
  answer: CoverageAnswer.nullable(),
  number: z.string().nullable(),
  since: Month.nullable(),
  /** Answered with "not covered" although the number of employees has been reached. */
  isCrossed: z.boolean(),
})

export const statutoryRegistrationRoutes = defineRoutes({
  'GET /api/v1/user/statutory-registrations': {
    access: 'access_statutory_settings',
    summary: 'Which schemes the company is registered for: provident fund, ESI, and by state professional tax and LWF.',
    reply: z.object({
      /** The last month whose pay run is locked. */
      lockedTo: Month.nullable(),
      registrations: z.array(Registration),
    }),
  },
  'POST /api/v1/user/statutory-registrations': {
    access: 'access_statutory_settings',
    summary: 'Answers some of them; each becomes the statutory setting of its scheme.',
    body: RegistrationAnswers,
    reply: z.null(),
    message: 'Registrations saved',
  },
})

import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Instant, Month, Paise, text } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'
import { TraceStep } from '../trace-step.ts'
import { FinancialYear } from '../tax/tax-declaration.ts'

const amount = z.int('Enter an amount').min(0, 'Enter an amount of 0 or more').max(1_000_000_000_000)

export const BonusTerms = z.object({
  /** In hundredths of a per cent, between the statutory minimum and maximum. */
  rateBasisPoints: z.int('Enter a rate').min(1, 'Enter a rate').max(10_000, 'Enter a rate'),
  /** From the accounts; null if not entered. */
  allocableSurplusPaise: amount.nullable().default(null),
  /** Brought forward from earlier years. */
  setOnPaise: amount.default(0),
  setOffPaise: amount.default(0),
})

export const BonusDecision = z
  .object({
    /** Why the person gets no bonus; null if they do. */
    excluded: text('a reason', 300).nullable().default(null),
    customaryPaise: amount.default(0),
    advancePaise: amount.default(0),
    misconductPaise: amount.default(0),
    /** Why something is deducted. */
    reason: z.string().trim().max(300, 'At most 300 characters').default(''),
  })
  .superRefine(({ customaryPaise, advancePaise, misconductPaise, reason }, context) => {
    if (customaryPaise + advancePaise + misconductPaise > 0 && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Enter a reason' })
  })

export const BonusPayment = z.object({
  paidOn: Day.nullable(),
  reference: z.string().trim().max(100, 'At most 100 characters').default(''),
})

export const BonusEntry = z.object({ year: FinancialYear, month: Month })

const Run = BonusTerms.extend({
  calculatedAt: Instant,
  people: z.int(),
  eligible: z.int(),
  excluded: z.int(),
  wagesPaise: Paise,
  bonusPaise: Paise,
  payablePaise: Paise,
  paidPaise: Paise,
  /** For people no longer employed, whom no pay run includes. */
  outsidePaise: Paise,
  /** Still to be paid through pay, by all legal entities together: it is entered at once. */
  dueToAllPaise: Paise,
  /** Set on above zero, set off below; null without a surplus. */
  carriedPaise: Paise.nullable(),
  /** The month whose pay includes it, and whether a locked payslip has it. */
  month: Month.nullable(),
  isPaid: z.boolean(),
})

const Person = z.object({
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  leftOn: Day.nullable(),
  state: z.enum(['payable', 'entered', 'paid', 'nothing', 'excluded']),
  isEligible: z.boolean(),
  excluded: z.string().nullable(),
  halfDays: z.int(),
  wagesPaise: Paise,
  bonusPaise: Paise,
  customaryPaise: Paise,
  advancePaise: Paise,
  misconductPaise: Paise,
  settledPaise: Paise,
  payablePaise: Paise,
  reason: z.string(),
  paidOn: Day.nullable(),
  reference: z.string(),
  steps: z.array(TraceStep),
})

const ofPerson = z.object({ id: Id })
const year = z.object({ year: FinancialYear })
/** For one of several legal entities; without it, the organisation's terms and the sums of all. */
const ofEntity = year.extend({ entity: AskedEntity.optional() })

export const bonusRunRoutes = defineRoutes({
  'GET /api/v1/user/bonus-run': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary:
      'The statutory bonus of an accounting year: what it comes to and when it is due; nothing yet before it is calculated.',
    query: ofEntity,
    reply: z.object({
      year: FinancialYear,
      isOver: z.boolean(),
      dueOn: Day,
      leastRateBasisPoints: z.int(),
      mostRateBasisPoints: z.int(),
      /** From the statutory settings. */
      rateBasisPoints: z.int(),
      run: Run.nullable(),
    }),
  },
  'PUT /api/v1/user/bonus-run': {
    access: 'payRollHistoryWrite',
    summary: 'Calculates the statutory bonus of a finished accounting year from its payslips, or calculates it again.',
    query: ofEntity,
    body: BonusTerms,
    reply: z.null(),
  },
  'GET /api/v1/user/bonus-run/people': {
    heavy: true,
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the people of a bonus run, each with what it was calculated from.',
    query: ofEntity.extend({
      search: z.string().trim().max(100).optional(),
      state: z.enum(['payable', 'entered', 'paid', 'nothing', 'excluded']).optional(),
      sortBy: z.enum(['name', 'payable']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    reply: z.array(Person),
  },
  'PUT /api/v1/user/bonus-run/person/{id}': {
    access: 'payRollHistoryWrite',
    summary:
      'Leaves a person out of a bonus run with a reason, or takes off what was paid before or what misconduct cost.',
    params: ofPerson,
    query: year,
    body: BonusDecision,
    reply: z.null(),
    message: 'Saved',
  },
  'PUT /api/v1/user/bonus-run/payment/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Records that the bonus of a person was paid outside payroll, as to somebody who left.',
    params: ofPerson,
    query: year,
    body: BonusPayment,
    reply: z.null(),
    message: 'Saved',
  },
  'POST /api/v1/user/bonus-run/entry': {
    access: 'payRollHistoryWrite',
    summary: 'Enters the bonus into the pay of a month, as a one-time payment of each person.',
    body: BonusEntry,
    reply: z.object({ _id: Id }),
    message: 'Saved',
  },
  'DELETE /api/v1/user/bonus-run/entry/{year}': {
    access: 'payRollHistoryWrite',
    summary: 'Takes the bonus out of the pay of its month, as long as no approved pay run contains it.',
    params: year,
    reply: z.null(),
  },
  'GET /api/v1/user/bonus-run/file/{form}': {
    heavy: true,
    access: 'payRollHistoryRead',
    proof: true,
    summary: 'The register of bonus paid (Form C) or the return of it (Form D); the log keeps who fetched it.',
    params: z.object({ form: z.enum(['register', 'return']) }),
    query: ofEntity.extend({ format: z.enum(['csv', 'xlsx']) }),
    reply: 'blob',
  },
})

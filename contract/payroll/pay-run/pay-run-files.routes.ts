import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Month, Paise } from '../../values.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'
import { differenceCauses } from './difference-causes.ts'
import { ofAttempt } from './pay-run.routes.ts'

const params = z.object({ id: z.uuid('Pay run ID is required') })

/** If there are several: `own` is the organisation itself. */
const entity = AskedEntity.optional()

const Excluded = z.object({ code: z.string(), name: z.string(), reason: z.string() })

export const PayRunFile = z.object({
  /** Identifies the file in the download call: `bank`, `pf-return`, `pf-revised-2026-05`. */
  kind: z.string(),
  name: z.string(),
  /** Its purpose in one sentence. */
  purpose: z.string(),
  fileName: z.string(),
  /** The last day to file or pay; null if there is none or it differs by state. */
  dueOn: Day.nullable(),
  /** The amount to be paid with it; null if none. */
  amountPaise: Paise.nullable(),
  people: z.int(),
  excludedCount: z.int(),
  /** The first people excluded, and what to do about each. */
  excluded: z.array(Excluded),
  /** What to know before using it; null if nothing. */
  note: z.string().nullable(),
  /** Why it cannot be generated; null if it can. */
  refused: z.string().nullable(),
  /** The legal entity, if there are several; null for the organisation itself, or for all of them. */
  entity: z.object({ _id: Id.nullable(), name: z.string() }).nullable(),
  /** The permission that the reader lacks, in which case other details are left out; null if none is lacking. */
  lacks: z.string().nullable(),
})

/** Why pay differs from the month before. */
export const DifferenceCause = z.enum(differenceCauses)

const Difference = z.object({
  /** The locked month it is compared with; null if there is none. */
  previousMonth: Month.nullable(),
  netBeforePaise: Paise,
  netAfterPaise: Paise,
  changePaise: Paise,
  people: z.object({ before: z.int(), after: z.int(), changed: z.int() }),
  causes: z.array(
    z.object({
      cause: DifferenceCause,
      name: z.string(),
      people: z.int(),
      amountPaise: Paise,
      /** The sum of increases, and of decreases. */
      morePaise: Paise,
      lessPaise: Paise,
    }),
  ),
  /** The part no cause explains: 0. */
  unexplainedPaise: Paise,
})

const PersonDifference = z.object({
  employee: z.object({ _id: Id, name: z.string(), code: z.string(), department: z.string().nullable() }),
  /** This month's payslip; null for someone without one. */
  payslipId: Id.nullable(),
  netBeforePaise: Paise.nullable(),
  netAfterPaise: Paise.nullable(),
  changePaise: Paise,
  /** For the requested cause, or the whole change. */
  amountPaise: Paise,
  causes: z.array(z.object({ cause: DifferenceCause, name: z.string(), amountPaise: Paise, words: z.string() })),
})

const PfMember = z.object({
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  hasUan: z.boolean(),
  epfPaise: Paise,
  epsPaise: Paise,
  differencePaise: Paise,
})

/** An error of the EPFO portal, with the member concerned. */
const PortalError = z.object({
  row: z.int(),
  /** Null if neither UAN nor line is in the return. */
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }).nullable(),
  message: z.string(),
  /** What to do about it; null if the message is not known. */
  fix: z.string().nullable(),
})

export const payRunFilesRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/files': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'The files and forms of a locked run: what each is for, when it is due, and whom it leaves out.',
    params,
    reply: z.object({
      files: z.array(PayRunFile),
      /** Disagreements between net pay, the printed lines, the bank file and the journal; empty if they agree. */
      problems: z.array(z.string()),
      /** The layouts available for a bank file, besides the standard one. */
      templates: z.array(z.object({ _id: Id, name: z.string(), isDefault: z.boolean(), extension: z.string() })),
      /** Progress of a large run's files, which are generated in the background; null once they are ready. */
      making: z.object({ done: z.int(), total: z.int() }).nullable(),
    }),
  },
  'GET /api/v1/user/payrun/{id}/files/{kind}': {
    heavy: true,
    access: 'payRollHistoryRead',
    proof: true,
    summary:
      'One of the files; the log keeps who fetched it, with its sum and hash. 202 while those of a large run are being made.',
    params: params.extend({ kind: z.string().regex(/^[a-z0-9-]{2,40}$/, 'File is required') }),
    /** For bank files: the layout to use instead of the company's default. */
    query: z.object({ template: z.union([z.literal('standard'), z.uuid()], 'Choose a template').optional(), entity }),
    reply: 'blob',
  },
  'GET /api/v1/user/payrun/{id}/pf-members': {
    access: 'payRollHistoryRead',
    also: 'employeeIdentityRead',
    summary: 'Members of the regular PF return of a locked run, with what a part payment would pay for each.',
    params,
    query: z.object({ entity }),
    reply: z.array(PfMember),
  },
  'POST /api/v1/user/payrun/{id}/pf-part-payment': {
    maxBytes: 800 * 1024,
    access: 'payRollHistoryRead',
    also: 'employeeIdentityRead',
    proof: true,
    summary:
      'The contribution file of a part payment for some members; the log keeps who fetched it, with its sum and hash.',
    params,
    body: z.object({
      employees: z
        .array(z.uuid('Choose members'))
        .min(1, 'Choose at least one member')
        .max(20_000, 'Choose fewer members'),
      entity,
    }),
    reply: 'blob',
  },
  'POST /api/v1/user/payrun/{id}/pf-errors': {
    maxBytes: 1_000 * 1024,
    access: 'payRollHistoryRead',
    also: 'employeeIdentityRead',
    summary: 'Matches the errors that the EPFO portal gave for the return of a run to its members. Nothing is kept.',
    params,
    body: z.object({
      text: z
        .string('Paste the errors')
        .trim()
        .min(1, 'Paste the errors')
        .max(500_000, 'Paste at most 500,000 characters'),
      entity,
    }),
    reply: z.object({ errors: z.array(PortalError), unread: z.int() }),
  },
  'GET /api/v1/user/payrun/{id}/difference': {
    heavy: true,
    access: 'payRollHistoryRead',
    summary: 'Why a run pays another sum than the locked month before, by cause, to the paisa.',
    params,
    query: z.object({ attempt: ofAttempt }),
    reply: Difference,
  },
  'GET /api/v1/user/payrun/{id}/difference/people': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the people whose net pay changed, all or those of one cause, the largest change first.',
    params,
    query: z.object({
      attempt: ofAttempt,
      cause: DifferenceCause.optional(),
      search: z.string().trim().max(100).optional(),
      sortBy: z.enum(['name', 'amount']).default('amount'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    paging: 'page',
    reply: z.array(PersonDifference),
  },
})

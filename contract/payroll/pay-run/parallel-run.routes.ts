import { z } from 'zod'
import { importBytes, importTypes } from '../../import-file.ts'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Month, Paise, text } from '../../values.ts'
import { parallelCauses } from './parallel-causes.ts'

/** Days after which the rows of a register are deleted; the results stay. */
export const registerDays = 90

/** The most rows in a register. */
export const mostRegisterRows = 10_000

const Cause = z.enum(parallelCauses)

const ParallelRun = z.object({
  _id: Id,
  month: Month,
  fileName: z.string(),
  createdBy: z.string().nullable(),
  createdAt: Instant,
  /** Null while its columns are being matched. */
  comparedAt: Instant.nullable(),
  /** People in either payroll, and those with a difference that is not accepted yet. */
  people: z.int(),
  openPeople: z.int(),
  /** Differences not yet accepted, and accepted ones; sums that follow from others count in neither. */
  open: z.int(),
  accepted: z.int(),
  /** When the last difference was settled; null while any is open. */
  agreedAt: Instant.nullable(),
})

const OneParallelRun = ParallelRun.extend({
  /** The headings of the file with the first values below each; no values for read-only users. */
  headings: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** The figure of each heading; null if not compared. */
  columns: z.array(z.string().nullable()),
  /** The figures that a heading can be matched with. */
  targets: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      of: z.enum(['person', 'earning', 'reimbursement', 'deduction', 'employer', 'other', 'sum']),
    }),
  ),
  runId: Id.nullable(),
  /** Whether the run has been calculated again since. */
  isStale: z.boolean(),
  /** Whether the rows of the register are still stored. */
  hasRows: z.boolean(),
})

const Difference = z.object({
  _id: Id,
  /** Null if no employee has the register's ID. */
  employeeId: Id.nullable(),
  code: z.string(),
  name: z.string(),
  figure: z.string(),
  registerPaise: Paise,
  payslipPaise: Paise,
  cause: Cause,
  words: z.string(),
  accepted: z.object({ note: z.string(), by: z.string().nullable(), at: Instant }).nullable(),
})

/** Accepts one difference, or all with the same cause; without a note they are open again. */
export const AcceptedDifference = z
  .object({
    difference: Id.nullable().default(null),
    cause: Cause.exclude(['sum']).nullable().default(null),
    note: text('a note', 300).nullable(),
  })
  .superRefine(({ difference, cause }, context) => {
    if ((difference === null) === (cause === null))
      context.addIssue({ code: 'custom', path: ['difference'], message: 'Choose a difference or a cause' })
  })

const params = z.object({ id: z.uuid('Comparison ID is required') })

export const parallelRunRoutes = defineRoutes({
  'GET /api/v1/user/parallel-run': {
    access: 'payRollHistoryRead',
    summary: 'A page of registers of another payroll that were compared with pay runs here, the newest first.',
    paging: 'page',
    reply: z.array(ParallelRun),
  },
  'POST /api/v1/user/parallel-run': {
    access: 'payRollHistoryWrite',
    summary:
      'Takes the register of a month of another payroll, as CSV or XLSX, and matches its columns by their names.',
    body: z.object({ month: Month }),
    files: { file: { types: importTypes, maxBytes: importBytes } },
    reply: z.object({ _id: Id }),
  },
  'GET /api/v1/user/parallel-run/{id}': {
    access: 'payRollHistoryRead',
    summary: 'A comparison: its columns, and how far both payrolls agree.',
    params,
    reply: OneParallelRun,
  },
  'PUT /api/v1/user/parallel-run/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Says what each column of a register is, and compares every person with the pay run of its month.',
    params,
    body: z.object({ columns: z.array(z.string().max(120).nullable()).max(256) }),
    reply: z.null(),
  },
  'DELETE /api/v1/user/parallel-run/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Deletes a register and what was found in it.',
    params,
    reply: z.null(),
  },
  'GET /api/v1/user/parallel-run/{id}/difference': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of differences between a register and the payslips of its month, each with its probable cause.',
    params,
    query: z.object({
      search: z.string().trim().max(100).optional(),
      cause: Cause.optional(),
      state: z.enum(['open', 'accepted']).optional(),
      sortBy: z.enum(['name', 'amount']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    reply: z.array(Difference),
  },
  'PUT /api/v1/user/parallel-run/{id}/difference': {
    access: 'payRollHistoryWrite',
    summary: 'Accepts a difference, or all with one cause, with a note; without a note they are open again.',
    params,
    body: AcceptedDifference,
    reply: z.null(),
    message: 'Saved',
  },
  'GET /api/v1/user/parallel-run/{id}/file': {
    heavy: true,
    access: 'payRollHistoryRead',
    proof: true,
    summary: 'The switch-over report: every difference with its cause, and whether both payrolls agree.',
    params,
    query: z.object({ format: z.enum(['csv', 'xlsx']) }),
    reply: 'blob',
  },
})

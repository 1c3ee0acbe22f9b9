import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { nameText } from '../../name.ts'
import { Day, Id, Instant, Month, Paise, text } from '../../values.ts'
import { checkRepayment, LoanAmount, Repayment } from './loan-repayment.ts'

/** A loan or an advance without interest that pay repays, by the month or within a number of months. */
export const LoanInput = Repayment.extend({
  employeeId: z.uuid('Choose an employee'),
  name: nameText('a name', 60, 2),
  givenOn: Day,
  reason: text('a reason', 200, 3),
  /** What is known of the interest that is not asked for. */
  interestNote: text('the note', 200, 0).default(''),
})
  .superRefine(checkRepayment)
  .refine(({ startMonth, givenOn }) => startMonth >= givenOn.slice(0, 7), {
    path: ['startMonth'],
    message: 'Choose a month that is not before the loan',
  })

export const Loan = z.object({
  _id: Id,
  employeeId: Id,
  /** Of the person: its payslip line is `LOAN:1`. */
  n: z.int(),
  name: z.string(),
  principalPaise: Paise,
  installmentPaise: Paise,
  givenOn: Day,
  startMonth: Month,
  reason: z.string(),
  interestNote: z.string(),
  /** The payslip of the final settlement that left it to be recovered; null for a loan. */
  payslipId: Id.nullable(),
  addedBy: z.string().nullable(),
  createdAt: Instant,
  leftPaise: Paise,
  skips: z.array(z.object({ month: Month, reason: z.string() })),
  repayments: z.array(
    z.object({
      _id: Id,
      kind: z.enum(['payslip', 'received', 'writtenOff']),
      month: Month,
      /** Below zero: given back by a reversed payslip. */
      amountPaise: Paise,
      note: z.string(),
      /** The day on which it was received, where it was not by pay. */
      receivedOn: Day.nullable(),
      createdAt: Instant,
    }),
  ),
  /** What was repaid and what is still to come; it sums to the principal. */
  schedule: z.array(
    z.object({
      month: Month,
      amountPaise: Paise,
      leftPaise: Paise,
      state: z.enum(['repaid', 'planned', 'skipped']),
    }),
  ),
})

/** What somebody owes who left, or what a final settlement could not recover. */
export const Receivable = z.object({
  _id: Id,
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  leftOn: Day.nullable(),
  name: z.string(),
  reason: z.string(),
  since: Day,
  principalPaise: Paise,
  leftPaise: Paise,
  /** When some of it was last recovered or written off. */
  lastOn: Day.nullable(),
})

/** What repaying would come to: so much a month, and what is left for the last one. */
export const LoanPreview = z.object({ installmentPaise: Paise, months: z.int(), lastMonth: Month, lastPaise: Paise })

export const LoanSkipInput = z.object({
  month: Month,
  /** False: the month repays after all. */
  isSkipped: z.boolean('Choose yes or no'),
  reason: text('a reason', 200, 0).default(''),
})

export const LoanRepaymentInput = z.object({
  kind: z.enum(['received', 'writtenOff'], 'Choose one'),
  /** Null: all that is left. */
  amountPaise: LoanAmount.nullable(),
  /** How and where it is booked: a receipt number, a transfer. */
  note: text('a note', 200, 3),
  /** Today where it is not said. */
  receivedOn: Day.optional(),
})

const params = z.object({ id: z.uuid('Loan ID is required') })
const search = z.string().trim().max(100).optional()
const sortOrder = z.enum(['asc', 'desc'])
const write = ['employeeSalaryWrite', 'payRollHistoryWrite'] as const

export const loanRoutes = defineRoutes({
  'GET /api/v1/employee/loan/{id}': {
    access: 'signedIn',
    former: true,
    summary:
      "An employee's loans, the newest first: one's own, or anyone's for those who may see salaries or pay runs.",
    params: z.object({ id: z.uuid('Employee ID is required') }),
    reply: z.array(Loan),
  },
  'POST /api/v1/employee/loan': {
    access: write,
    summary: 'Records a loan or an advance that pay repays. Not for oneself.',
    body: LoanInput,
    reply: z.object({ _id: Id }),
    message: 'The loan is saved',
  },
  'POST /api/v1/employee/loan-preview': {
    access: write,
    reads: true,
    summary: 'What repaying would come to. Nothing is saved.',
    body: Repayment.superRefine(checkRepayment),
    reply: LoanPreview,
  },
  'PUT /api/v1/employee/loan/{id}/month': {
    access: write,
    summary: 'Skips a month that is not locked, or repays in it after all.',
    params,
    body: LoanSkipInput,
    reply: z.null(),
  },
  'POST /api/v1/employee/loan/{id}/repayment': {
    access: write,
    summary:
      'Records what was paid back otherwise than by pay, or is forgiven; with everything left, the loan is closed.',
    params,
    body: LoanRepaymentInput,
    reply: z.object({ leftPaise: Paise }),
  },
  'GET /api/v1/user/receivable': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'What final settlements could not recover, and loans that people who left still owe: open or closed.',
    paging: 'page',
    query: z.object({
      search,
      state: z.enum(['open', 'closed']).default('open'),
      sortBy: z.enum(['name', 'since', 'left']).default('since'),
      sortOrder: sortOrder.default('desc'),
    }),
    reply: z.array(Receivable),
  },
  'DELETE /api/v1/employee/loan/{id}': {
    access: write,
    summary: 'Deletes a loan of which nothing was repaid.',
    params,
    reply: z.null(),
  },
})

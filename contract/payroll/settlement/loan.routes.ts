import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { nameText } from '../../name.ts'
import { Day, Id, Instant, Month, Paise, text } from '../../values.ts'
import { checkRepayment, LoanAmount, Repayment } from './loan-repayment.ts'

/** An interest-free loan or advance repaid through pay, by a monthly amount or within a number of months. */
export const LoanInput = Repayment.extend({
  employeeId: z.uuid('Choose an employee'),
  name: nameText('a name', 60, 2),
  givenOn: Day,
  reason: text('a reason', 200, 3),
  /** A note on the interest that is not charged. */
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
  /** The number of the person's loan: its payslip line is `LOAN:1`. */
  n: z.int(),
  name: z.string(),
  principalPaise: Paise,
  installmentPaise: Paise,
  givenOn: Day,
  startMonth: Month,
  reason: z.string(),
  interestNote: z.string(),
  /** The payslip of the final settlement that left it unrecovered, or the reversal of what was paid; null for a loan. */
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
      /** Below zero: refunded by a reversed payslip. */
      amountPaise: Paise,
      note: z.string(),
      /** The day it was received, if not through pay. */
      receivedOn: Day.nullable(),
      createdAt: Instant,
    }),
  ),
  /** Past repayments and those to come; they add up to the principal. */
  schedule: z.array(
    z.object({
      month: Month,
      amountPaise: Paise,
      leftPaise: Paise,
      state: z.enum(['repaid', 'planned', 'skipped']),
    }),
  ),
})

/** What a former employee owes, or what a final settlement could not recover. */
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

/** The repayment that results: a monthly amount, and the rest in the last month. */
export const LoanPreview = z.object({ installmentPaise: Paise, months: z.int(), lastMonth: Month, lastPaise: Paise })

export const LoanSkipInput = z.object({
  month: Month,
  /** False to repay in that month after all. */
  isSkipped: z.boolean('Choose yes or no'),
  reason: text('a reason', 200, 0).default(''),
})

export const LoanRepaymentInput = z.object({
  kind: z.enum(['received', 'writtenOff'], 'Choose one'),
  /** Null for the whole outstanding amount. */
  amountPaise: LoanAmount.nullable(),
  /** How it was received or booked: a receipt number, a transfer. */
  note: text('a note', 200, 3),
  /** Today if left out. */
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

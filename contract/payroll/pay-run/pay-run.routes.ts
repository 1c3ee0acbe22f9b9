import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { AskedEntity } from '../legal-entity/asked-entity.ts'
import { count, Day, Id, Instant, Month, Paise, text } from '../../values.ts'

/** draft (to be calculated) → calculating → calculated → approved (locked) → paid. */
export const PayRunState = z.enum(['draft', 'calculating', 'calculated', 'approved', 'paid'])

const Totals = z.object({
  people: z.int(),
  grossPaise: Paise,
  deductionsPaise: Paise,
  reimbursementsPaise: Paise,
  employerPaise: Paise,
  roundOffPaise: Paise,
  netPaise: Paise,
})

export const PayRun = z.object({
  _id: Id,
  month: Month,
  /** A reversal reverses one payslip, for `reason`. */
  kind: z.enum(['regular', 'reversal', 'settlement']),
  reason: z.string().nullable(),
  state: PayRunState,
  /** Increases with each calculation; everything read about a run belongs to one of them. */
  attempt: z.int(),
  /** The number of people to calculate, and of those done. */
  total: z.int(),
  done: z.int(),
  totals: Totals,
  /** People of the month without a payslip in this run. */
  excluded: z.int(),
  /** Net pay that is calculated but not paid for now. */
  onHold: z.object({ people: z.int(), netPaise: Paise }),
  cutOffDate: Day,
  payDate: Day,
  startedBy: z.string().nullable(),
  startedAt: Instant,
  calculatedAt: Instant.nullable(),
  /** Its approval was submitted to a second person: by whom, and who can approve it; null if it was not. */
  submitted: z.object({ by: z.string(), approvers: z.array(z.string()) }).nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: Instant.nullable(),
  paidBy: z.string().nullable(),
  paidAt: Instant.nullable(),
  /** The day of payment and the bank's reference; `paidAt` is when they were recorded. */
  paidOn: Day.nullable(),
  paymentReference: z.string(),
  /** The bank file since the approval: not downloaded yet, downloaded, or `none` if no payment goes by bank. */
  bankFile: z.enum(['none', 'open', 'downloaded']),
  /** The legal entities of an approved run whose bank file is not downloaded yet; empty if the company pays everyone itself. */
  openBankFiles: z.array(z.string()),
  /** Who last reopened it after approval, and why. */
  reopened: z.object({ by: z.string().nullable(), at: Instant, reason: z.string() }).nullable(),
})

const Previous = z.object({ _id: Id, month: Month, totals: Totals })

const CurrentMonth = z.object({
  month: Month,
  cutOffDate: Day,
  payDate: Day,
  /** The number of people employed in the month, and of those without a salary. */
  people: z.object({ employed: z.int(), withoutSalary: z.int() }),
  run: PayRun.nullable(),
  previous: Previous.nullable(),
  financialYear: z.string(),
  /** The months of the financial year with the state of their runs, null if there is none, and whether approval was submitted. */
  months: z.array(
    z.object({
      month: Month,
      runId: Id.nullable(),
      state: PayRunState.nullable(),
      isSubmitted: z.boolean(),
      isFuture: z.boolean(),
    }),
  ),
})

const Employee = z.object({ _id: Id, name: z.string(), code: z.string(), department: z.string().nullable() })

/** Why a payslip deserves a look: first or last one, changed by more than a tenth, loss of pay, arrears, on hold. */
export const PayslipFlag = z.enum(['new', 'leaving', 'changed', 'lossOfPay', 'arrears', 'onHold'])

const PayslipRow = z.object({
  _id: Id,
  employee: Employee,
  paidHalfDays: z.int(),
  lossOfPayHalfDays: z.int(),
  grossPaise: Paise,
  reimbursementsPaise: Paise,
  deductionsPaise: Paise,
  netPaise: Paise,
  /** Net pay of the month before; null without a payslip then. */
  previousNetPaise: Paise.nullable(),
  flags: z.array(PayslipFlag),
  /** Why it is on hold; null if it is not. */
  hold: z.object({ reason: z.string(), by: z.string().nullable(), at: Instant }).nullable(),
})

const search = z.string().trim().max(100).optional()
const sortOrder = z.enum(['asc', 'desc'])
const params = z.object({ id: z.uuid('Pay run ID is required') })

/** The calculation that the reader is looking at; 409 for any other. */
export const ofAttempt = count(1_000_000, 1).optional()

export const PayRunStep = z.object({
  action: z.enum(['recalculate', 'approve', 'pay'], 'Choose what to do'),
  /** The calculation that the reader has seen; no other one is approved. */
  attempt: z.int().optional(),
  /** For `pay`: today if left out. */
  paidOn: Day.optional(),
  reference: text('the reference', 60, 0).optional(),
})

export const payRunRoutes = defineRoutes({
  'GET /api/v1/user/payrun': {
    access: 'payRollHistoryRead',
    summary:
      'The month whose pay is next, or the one to be paid if the next has not begun, its run if it was started, and the months of the financial year.',
    reply: CurrentMonth,
  },
  'POST /api/v1/user/payrun': {
    access: 'payRollHistoryWrite',
    summary: 'Starts the pay run of a month and its calculation.',
    body: z.object({ month: Month }),
    reply: z.object({ _id: Id }),
    message: 'The calculation has started',
  },
  'GET /api/v1/user/payrun-history': {
    access: 'payRollHistoryRead',
    summary: 'A page of pay runs.',
    query: z.object({
      sortBy: z.enum(['month', 'state', 'paidAt']).default('month'),
      sortOrder: sortOrder.default('desc'),
    }),
    paging: 'page',
    limit: 5,
    reply: z.array(PayRun),
  },
  'GET /api/v1/user/payrun/{id}': {
    access: 'payRollHistoryRead',
    summary: 'One pay run with the month before and its departments.',
    params,
    reply: PayRun.extend({
      previous: Previous.nullable(),
      /** Whether the month has ended; until then attendance still adds to it. */
      isMonthOver: z.boolean(),
      departments: z.array(z.object({ name: z.string().nullable(), people: z.int(), netPaise: Paise })),
    }),
  },
  'PUT /api/v1/user/payrun/{id}': {
    access: 'payRollHistoryWrite',
    proof: true,
    summary: 'Calculates a run anew, approves (and so locks) it, or marks it as paid.',
    params,
    body: PayRunStep,
    reply: z.object({ _id: Id, state: PayRunState }),
  },
  'GET /api/v1/user/payrun/{id}/payslips': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the payslips of a run.',
    params,
    query: z.object({
      search,
      attempt: ofAttempt,
      flag: PayslipFlag.optional(),
      /** Only what one of several legal entities pays; `own` is the organisation itself. */
      entity: AskedEntity.optional(),
      sortBy: z.enum(['name', 'lossOfPay', 'gross', 'deductions', 'net', 'change']).default('change'),
      sortOrder: sortOrder.default('desc'),
    }),
    paging: 'page',
    reply: z.array(PayslipRow),
  },
  'GET /api/v1/user/payrun/{id}/excluded': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the people without a payslip in a run, and why.',
    params,
    query: z.object({
      search,
      attempt: ofAttempt,
      sortBy: z.enum(['name', 'reason']).default('name'),
      sortOrder: sortOrder.default('asc'),
    }),
    paging: 'page',
    reply: z.array(z.object({ employee: Employee, code: z.string(), reason: z.string() })),
  },
})

import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Day, Id, Instant, Paise } from '../../values.ts'
import { oneTimeAmount } from '../pay-run/one-time-amount.ts'
import { DuePart, SettlementStatement } from './settlement-statement.ts'

const Exit = z.enum(
  ['resignation', 'dismissal', 'retrenchment', 'retirement', 'endOfTerm', 'death', 'disablement'],
  'Choose why',
)
export type SettlementReason = z.output<typeof Exit>
const NoticeBy = z.enum(['nobody', 'employer', 'employee'], 'Choose who pays')
const CheckItem = z.enum(['assets', 'access', 'handover', 'attendance', 'documents'], 'Choose an item')

const Item = z.object(oneTimeAmount)

const days = z.int('Enter the days').min(0, 'Enter 0 to 366 days').max(366, 'Enter 0 to 366 days')
const Exempt = z.int('Enter an amount').min(0, 'Enter an amount of 0 or more').max(1_000_000_000)

/** The decisions on a leaver's settlement. */
export const SettlementInput = z
  .object({
    reason: Exit,
    noticeDays: days,
    servedDays: days,
    /** Who pays for the days not served. */
    noticeBy: NoticeBy,
    isFixedTerm: z.boolean('Choose yes or no'),
    paysGratuity: z.boolean('Choose yes or no'),
    paysBonus: z.boolean('Choose yes or no'),
    /** Tax-free at earlier employers. */
    gratuityExemptBeforePaise: Exempt,
    leaveExemptBeforePaise: Exempt,
    /** Assets not returned, reimbursements and anything else. */
    items: z.array(Item).max(20, 'At most 20 items'),
  })
  .superRefine(({ noticeDays, servedDays }, context) => {
    if (servedDays > noticeDays)
      context.addIssue({ code: 'custom', path: ['servedDays'], message: 'Enter at most the days of notice' })
  })

const Kept = SettlementInput.safeExtend({
  _id: Id,
  state: z.enum(['pending', 'approved', 'paid']),
  approvedBy: z.string().nullable(),
  approvedAt: Instant.nullable(),
  /** The run that paid it. */
  runId: Id.nullable(),
  /** When that run was marked as paid. */
  paidOn: Day.nullable(),
  checks: z.array(z.object({ item: CheckItem, by: z.string().nullable(), at: Instant })),
})

export const Settlement = z.object({
  name: z.string().nullable(),
  joinedOn: Day,
  /** Null: no last working day is set, so there is nothing to settle. */
  leftOn: Day.nullable(),
  settlement: Kept.nullable(),
  /** The due day of each part; empty without a last working day. */
  due: z.array(DuePart),
  statement: SettlementStatement.nullable(),
  /** Why there is no statement, or why it cannot be approved; null if it can. */
  problem: z.string().nullable(),
  /** What to check before approval, in words; it does not prevent approval. */
  toCheck: z.array(z.string()),
  /** Leave that can be encashed on the last working day and is not entered yet; empty once the settlement is approved. */
  encashable: z.array(z.object({ policyId: Id, name: z.string(), halfDays: z.int() })),
  /** In the run that paid it. */
  payslipId: Id.nullable(),
})

/** A settlement as the employee sees it. */
export const OwnSettlement = z.object({
  name: z.string().nullable(),
  joinedOn: Day,
  leftOn: Day,
  state: z.enum(['approved', 'paid']),
  reason: Exit,
  noticeDays: z.int(),
  servedDays: z.int(),
  approvedAt: Instant,
  /** Null until the payment was made. */
  paidOn: Day.nullable(),
  due: z.array(DuePart),
  /** What was settled besides the last month's pay. */
  settled: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      type: z.enum(['earning', 'deduction', 'reimbursement']),
      amountPaise: Paise,
      reason: z.string(),
    }),
  ),
  /** The full statement, once it is in a payslip. */
  statement: SettlementStatement.nullable(),
  payslipId: Id.nullable(),
})

const params = z.object({ id: z.uuid('Employee ID is required') })

export const settlementRoutes = defineRoutes({
  'GET /api/v1/employee/settlement/{id}': {
    heavy: true,
    access: ['employeeSalaryRead', 'payRollHistoryRead'],
    summary: 'The current full and final settlement of an employee who leaves.',
    params,
    reply: Settlement,
  },
  'GET /api/v1/employee/self-settlement': {
    heavy: true,
    access: 'signedIn',
    former: true,
    summary: "One's own full and final settlement once it is approved, null until then.",
    reply: OwnSettlement.nullable(),
  },
  'GET /api/v1/employee/settlement/{id}/letter': {
    heavy: true,
    access: ['employeeSalaryRead', 'payRollHistoryRead'],
    summary:
      'The letter of a settlement that is approved, as a PDF: what is paid and recovered, with days and reasons.',
    params,
    reply: 'blob',
  },
  'GET /api/v1/employee/self-settlement/letter': {
    heavy: true,
    access: 'signedIn',
    former: true,
    summary: "The letter of one's own settlement as a PDF, once it is in a payslip.",
    reply: 'blob',
  },
  'PUT /api/v1/employee/settlement/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Saves what is decided on a settlement that is not approved. Not for oneself.',
    params,
    body: SettlementInput,
    reply: z.null(),
    message: 'The settlement is saved',
  },
  'PUT /api/v1/employee/settlement/{id}/check': {
    access: 'payRollHistoryWrite',
    summary: 'Ticks an item of the checklist, or takes it back.',
    params,
    body: z.object({ item: CheckItem, isDone: z.boolean('Choose yes or no') }),
    reply: z.null(),
  },
  'POST /api/v1/employee/settlement/{id}/step': {
    access: 'payRollHistoryWrite',
    summary:
      'Approves a settlement: the run of the last month pays it, or at once a run of its own where that month is locked. Takes it back until it is paid, or drops it. Not for oneself.',
    params,
    body: z.object({ action: z.enum(['approve', 'reopen', 'cancel'], 'Choose a step') }),
    reply: z.object({ runId: Id.nullable() }),
  },
})

import { z } from 'zod'
import { requestTypeNames } from '../../request-types.ts'
import { defineRoutes } from '../../routes.ts'
import { payableTypes } from './payable-types.ts'
import { Day, Id, Instant, Month, Paise, text } from '../../values.ts'

/** Submitted, and not made until a second person approves it. */
export const WaitingPayment = z.object({
  _id: Id,
  step: z.enum(['payment', 'undo']),
  requestedBy: z.string(),
  requestedAt: Instant,
})

export const PayableRow = z.object({
  _id: Id,
  employee: z.object({ _id: Id, name: z.string(), code: z.string(), leftOn: Day.nullable() }),
  request: z.object({ _id: Id, type: z.enum(requestTypeNames), number: z.string() }),
  type: z.enum(payableTypes),
  /** The reason, in the words of the request. */
  reason: z.string(),
  amountPaise: Paise,
  paidPaise: Paise,
  openPaise: Paise,
  /** `outside`: not through pay. */
  paidBy: z.enum(['pay', 'outside']),
  /** The first month whose pay includes it. */
  fromMonth: Month,
  createdAt: Instant,
  isCancelled: z.boolean(),
  /** A payment, or the undoing of one, that awaits a second person's approval. */
  waiting: WaitingPayment.nullable(),
})

/** A payment, or below zero the undoing of one. */
export const PayablePayment = z.object({
  _id: Id,
  amountPaise: Paise,
  /** Null if it was paid outside of pay. */
  payslip: z.object({ _id: Id, month: Month }).nullable(),
  paidOn: Day.nullable(),
  reference: z.string(),
  by: z.string().nullable(),
  /** Whether it undoes another payment, or was undone. */
  isUndone: z.boolean(),
  createdAt: Instant,
})

export const PayableChoice = z.object({
  paidBy: z.enum(['pay', 'outside'], 'Choose how it is paid'),
  fromMonth: Month,
})

/** A payment outside of pay, for several at once: by one transfer or on one day. */
export const OutsidePaymentInput = z.object({
  payables: z
    .array(z.uuid('Choose what was paid'))
    .min(1, 'Choose what was paid')
    .max(200, 'Choose at most 200 at once'),
  /** For a single payable; left out for everything that is open. */
  amountPaise: Paise.positive('Enter an amount above 0').nullable().default(null),
  /** Today if left out. */
  paidOn: Day.optional(),
  reference: text('the reference', 100, 3),
})

const params = z.object({ id: z.uuid('Payable ID is required') })

export const payableRoutes = defineRoutes({
  'GET /api/v1/user/payable': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'What approved requests make the company pay or recover: open or settled, of everybody or of one person.',
    paging: 'page',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      state: z.enum(['open', 'settled']).default('open'),
      type: z.enum(payableTypes).optional(),
      employeeId: z.uuid().optional(),
      sortBy: z.enum(['name', 'since', 'open']).default('since'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    reply: z.array(PayableRow),
  },
  'GET /api/v1/user/payable-summary': {
    access: 'payRollHistoryRead',
    summary: 'What is open in all, by type.',
    reply: z.array(z.object({ type: z.enum(payableTypes), count: z.int(), people: z.int(), openPaise: Paise })),
  },
  'GET /api/v1/user/payable/{id}': {
    access: 'payRollHistoryRead',
    summary: 'One of them with its payments, the newest first.',
    params,
    reply: PayableRow.extend({ payments: z.array(PayablePayment) }),
  },
  'PUT /api/v1/user/payable/{id}': {
    access: 'payRollHistoryWrite',
    summary: 'Chooses whether pay takes it, and from which month on. Not for oneself.',
    params,
    body: PayableChoice,
    reply: z.null(),
    message: 'Saved',
  },
  'POST /api/v1/user/payable-payment': {
    access: 'payRollHistoryWrite',
    proof: true,
    summary: 'Records what was paid outside of pay, all of it or nothing. Not for oneself.',
    body: OutsidePaymentInput,
    reply: z.object({ paidPaise: Paise }),
  },
  'POST /api/v1/user/payable-payment/{id}/undo': {
    access: 'payRollHistoryWrite',
    summary: 'Takes back a payment that was recorded by mistake: it is open again. Not for oneself.',
    params: z.object({ id: z.uuid('Payment ID is required') }),
    body: z.object({ reason: text('a reason', 200, 3) }),
    reply: z.null(),
  },
})

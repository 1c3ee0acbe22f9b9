import { z } from 'zod'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Paise, text } from '../../values.ts'

const params = z.object({ id: z.uuid('Pay run ID is required') })

/** `open`: no response from the bank yet. `onHold`: not to be paid for now. */
export const PaymentState = z.enum(['open', 'paid', 'returned', 'onHold'])

const PaymentCounts = z.object({
  payments: z.int(),
  paid: z.int(),
  returned: z.int(),
  open: z.int(),
  onHold: z.int(),
  returnedPaise: Paise,
  onHoldPaise: Paise,
})

const Payment = z.object({
  payslipId: Id,
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  netPaise: Paise,
  state: PaymentState,
  /** Why it was returned, in the bank's words. */
  reason: z.string(),
  /** How often it was returned so far. */
  returns: z.int(),
  answeredAt: Instant.nullable(),
})

export const BankAnswerInput = z
  .object({
    payslipId: z.uuid('Choose a payment'),
    answer: z.enum(['paid', 'returned'], 'Choose paid or returned'),
    reason: text('the reason', 200, 0).default(''),
  })
  .refine(({ answer, reason }) => answer === 'paid' || reason !== '', {
    path: ['reason'],
    message: 'Enter why the bank returned it',
  })

export const bankAnswerRoutes = defineRoutes({
  'GET /api/v1/user/payrun/{id}/bank-answer': {
    access: 'payRollHistoryRead',
    summary: 'How many payments of a locked run were paid, were returned, or have no answer of the bank yet.',
    params,
    reply: PaymentCounts,
  },
  'GET /api/v1/user/payrun/{id}/payments': {
    access: 'payRollHistoryRead',
    ofPeople: true,
    summary: 'A page of the payments of a locked run, with what the bank answered to each.',
    params,
    query: z.object({
      state: PaymentState.optional(),
      search: z.string().trim().max(100).optional(),
      sortBy: z.enum(['name', 'net', 'answeredAt']).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    paging: 'page',
    reply: z.array(Payment),
  },
  'PUT /api/v1/user/payrun/{id}/bank-answer': {
    access: 'payRollHistoryWrite',
    proof: true,
    summary:
      "Records the bank's response to one payment; for a failed payment, the person is asked to check their account.",
    params,
    body: BankAnswerInput,
    reply: PaymentCounts,
    message: 'Answer saved',
  },
  'POST /api/v1/user/payrun/{id}/bank-answer': {
    access: 'payRollHistoryWrite',
    summary:
      'Takes the bank file with two more columns, `status` (paid, returned or empty) and `reason`: all of it, or nothing.',
    params,
    files: { file: { types: ['text/csv'], maxBytes: 8 * 1024 * 1024 } },
    reply: z.object({ paid: z.int(), returned: z.int(), unchanged: z.int() }),
  },
})

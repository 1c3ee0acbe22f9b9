import { z } from 'zod'
import { bankAccount, sameNumberTwice, withBankOfIfsc } from '../bank-account.ts'
import { documentTypes, largestDocument } from '../documents/document.ts'
import { AccountNumber, EsiNumber, Pan, Uan, Upi } from '../identifiers.ts'
import { lastNameText, nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, text } from '../values.ts'
import { bankAccountTypes } from './bank-details.routes.ts'
import { changeRequestFields, changeRequestKinds, changeRequestStates, requestedNumbers } from './change-request.ts'

const reason = text('a reason', 300, 5)

export const BankChangeRequest = z
  .object({
    ...bankAccount,
    accountNumber: AccountNumber,
    branch: text('the branch', 80, 0).default(''),
    accountType: z.enum(bankAccountTypes, 'Choose a type'),
    upi: Upi.nullable().default(null),
    reason,
  })
  .superRefine(sameNumberTwice)
  .overwrite(withBankOfIfsc)

export const NameChangeRequest = z.object({
  firstName: nameText('a first name', 60),
  lastName: lastNameText.default(''),
  reason,
})

/** A PAN, UAN or ESI number, checked as everywhere else. */
export const NumberChangeRequest = z
  .object({
    kind: z.enum(requestedNumbers, 'Choose a number'),
    value: text('the number', 30).transform((value) => value.replace(/[\s-]/g, '').toUpperCase()),
    reason,
  })
  .superRefine(({ kind, value }, context) => {
    const wrong = schemaOf[kind].safeParse(value).error?.issues[0]
    if (wrong) context.addIssue({ code: 'custom', path: ['value'], message: wrong.message })
  })

const schemaOf = { pan: Pan, uan: Uan, esi: EsiNumber } as const

export const ChangeRequestDecision = z
  .object({
    outcome: z.enum(['approve', 'reject'], 'Choose what to do'),
    note: text('a reason', 300, 0).default(''),
  })
  .refine(({ outcome, note }) => outcome === 'approve' || note !== '', { path: ['note'], message: 'Enter a reason' })

export const ChangeRequest = z.object({
  _id: Id,
  kind: z.enum(changeRequestKinds),
  state: z.enum(changeRequestStates),
  /** Numbers by their last four characters. */
  changes: z.array(
    z.object({ field: z.enum(changeRequestFields), from: z.string().nullable(), to: z.string().nullable() }),
  ),
  reason: z.string(),
  /** Proof of the new value, for GET /api/v1/utility/assets/private; null once the request was rejected or withdrawn. */
  file: z.object({ key: z.string(), name: z.string(), mediaType: z.string() }).nullable(),
  requestedAt: Instant,
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  note: z.string(),
})

const params = z.object({ id: Id })
const files = { file: { types: documentTypes, maxBytes: largestDocument, keptAs: 'document' as const } }
const done = z.object({ _id: Id })
const deciding = ['allEmployeeWrite', 'employeeBankWrite'] as const
const message = 'Your request has been sent to HR'

/** The month of a pay run that is calculated or approved and not paid yet: a change now may take effect only in the next one. */
const runMonth = z.string().nullable()

export const changeRequestRoutes = defineRoutes({
  'GET /api/v1/employee/self-change-request': {
    access: 'signedIn',
    summary: "One's own requests to change details that HR maintains: the open ones, and those of the last 90 days.",
    reply: z.object({ requests: z.array(ChangeRequest), runMonth }),
  },
  'POST /api/v1/employee/self-change-request/bank': {
    access: 'signedIn',
    proof: true,
    summary: "Requests another bank account for one's pay, with a document that proves it.",
    body: BankChangeRequest,
    files,
    reply: done,
    message,
  },
  'POST /api/v1/employee/self-change-request/number': {
    access: 'signedIn',
    proof: true,
    summary: "Requests a change of one's PAN, UAN or ESI number, with a document that proves it.",
    body: NumberChangeRequest,
    files,
    reply: done,
    message,
  },
  'POST /api/v1/employee/self-change-request/name': {
    access: 'signedIn',
    proof: true,
    summary: "Requests a change of one's name, with a document that proves it.",
    body: NameChangeRequest,
    files,
    reply: done,
    message,
  },
  'DELETE /api/v1/employee/self-change-request/{id}': {
    access: 'signedIn',
    summary: "Withdraws one's own request; its document is deleted.",
    params,
    reply: z.null(),
    message: 'Request withdrawn',
  },
  'GET /api/v1/employee/change-request': {
    access: deciding,
    ofPeople: true,
    summary: 'A page of the requests that the caller may decide, waiting or decided, of everybody or of one employee.',
    query: z.object({
      state: z.enum(['pending', 'decided']).default('pending'),
      kind: z.enum(changeRequestKinds).optional(),
      employeeId: Id.optional(),
      search: z.string().trim().max(100).optional(),
    }),
    paging: 'page',
    reply: z.array(
      ChangeRequest.extend({
        employee: z.object({ _id: Id, name: z.string(), code: z.string(), photo: z.string().nullable() }),
        /** No one decides their own request. */
        isOwn: z.boolean(),
      }),
    ),
  },
  'GET /api/v1/employee/change-request-count': {
    access: deciding,
    summary: 'How many requests wait that the caller may decide, and the month of a pay run that is not paid yet.',
    reply: z.object({ pending: z.int(), runMonth }),
  },
  'GET /api/v1/employee/change-request/{id}/reveal': {
    access: ['employeeBankRead', 'employeeIdentityRead'],
    summary: 'The requested number in full, to compare it with its document; viewing it is logged.',
    params,
    reply: z.object({ value: z.string() }),
  },
  'PUT /api/v1/employee/change-request/{id}': {
    access: deciding,
    proof: true,
    summary: 'Approves a request, which changes the record at once, or rejects it with a reason.',
    params,
    body: ChangeRequestDecision,
    reply: z.object({
      state: z.enum(changeRequestStates),
      /** Until then pay goes to the previous account; null if the new one takes effect at once. */
      countsFrom: Day.nullable(),
    }),
  },
})

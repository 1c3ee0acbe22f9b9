import { z } from 'zod'
import { requestTypeNames, type RequestTypeName } from '../request-types.ts'
import { Day, Id, Instant, Paise, text } from '../values.ts'

export const RequestType = z.enum(requestTypeNames as [RequestTypeName, ...RequestTypeName[]])
export const RequestState = z.enum(['pending', 'approved', 'rejected', 'cancelled'])

/** Who a request waits for: a person, or everybody of a role. */
export const Assignee = z.object({ kind: z.enum(['person', 'role']), _id: Id, name: z.string() })

/** A request as lists show it. */
export const RequestRow = z.object({
  _id: Id,
  /** "LV-0201" */
  number: z.string(),
  type: RequestType,
  state: RequestState,
  /** Approved, and its requester asks to cancel it. */
  isCancelling: z.boolean(),
  /** "Casual leave" */
  title: z.string(),
  /** "2.5 days" */
  quantity: z.string(),
  reason: z.string(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** What it asks for, and what was approved of it so far; null for requests without money. */
  claimed: Paise.nullable(),
  approved: Paise.nullable(),
  /** The last of what follows its approval. */
  stage: z.string().nullable(),
  /** What became of its money: "Paid with the March 2026 salary". Of those that one made, and only where there is something to say. */
  outcome: z.string().optional(),
  requester: z.object({ _id: Id, name: z.string(), code: z.string(), department: z.string().nullable() }),
  /** Null once nobody has to act. */
  assignee: Assignee.nullable(),
  /** Since when it waits for them, and until when they should decide. */
  since: Instant.nullable(),
  dueAt: Instant.nullable(),
  /** Which of its levels it is at, or ended at, from 1. */
  level: z.int(),
  levelCount: z.int(),
  /** Who passed it on to them. */
  forwardedBy: z.string().nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})

export const RequestEventKind = z.enum([
  'submitted',
  'noted',
  'forwarded',
  'approved',
  'rejected',
  'cancelled',
  'cancellationRequested',
  'cancellationRejected',
  /** It comes to something else than was requested, because what it is counted by has changed. */
  'revised',
  /** A level approved it and the next one decides. */
  'passed',
  /** A level had nobody to decide it. */
  'skipped',
  'escalated',
  'reminded',
  /** It came to a stage after its approval. */
  'advanced',
])

/** A file of a request, served under its key by `GET /api/v1/utility/assets/private`. */
export const RequestAttachment = z.object({
  _id: Id,
  position: z.int(),
  purpose: z.enum(['bill', 'quote', 'proof', 'document']),
  key: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
})

/** One bill, leg or item of a request: what it asks for, what was approved of it, and why not more. */
export const RequestLine = z.object({
  _id: Id,
  position: z.int(),
  day: Day.nullable(),
  category: z.string().nullable(),
  words: z.string(),
  /** Thousandths: 12.5 km are 12500. */
  quantity: z.int().nullable(),
  unit: Paise.nullable(),
  total: Paise,
  tax: Paise.nullable(),
  currency: z.string(),
  /** Rupees for one of the currency, in millionths; null in rupees. */
  rate: z.int().nullable(),
  /** Positions of its files. */
  bills: z.array(z.int()),
  approved: Paise.nullable(),
  note: z.string().nullable(),
})

/** What happened after the approval. */
export const RequestStage = z.object({
  _id: Id,
  stage: z.string(),
  by: z.string(),
  /** When it happened, and when it was entered. */
  day: Day,
  at: Instant,
  amount: Paise.nullable(),
  note: z.string().nullable(),
})

/** What happened to a request: who, when, what, and the words. */
export const RequestEvent = z.object({
  _id: Id,
  kind: RequestEventKind,
  /** Without an id: a rule did it, and nobody. */
  by: z.object({ _id: Id.nullable(), name: z.string() }),
  onBehalfOf: z.string().nullable(),
  /** Whom a forwarding went to; the name of a level that was skipped. */
  to: z.string().nullable(),
  note: z.string().nullable(),
  /** What a decision came to, or what was paid. */
  amount: Paise.nullable(),
  at: Instant,
})

/** A request with its history and what the caller may do with it. */
export const Request = RequestRow.extend({
  events: z.array(RequestEvent),
  lines: z.array(RequestLine),
  attachments: z.array(RequestAttachment),
  stages: z.array(RequestStage),
  /** The stages that it may come to next. */
  nextStages: z.array(z.string()),
  isMine: z.boolean(),
  mayDecide: z.boolean(),
  mayCancel: z.boolean(),
})

const note = text('a note', 1000)

const why = 'Enter a reason. The employee sees it.'
const amount = Paise.min(0, 'Enter an amount of at least ₹0')

/**
 * The decision of an approver; whoever is refused learns why. Of a request with money a level approves an amount, of one with
 * lines an amount for each that it does not approve in full; it may lower what was approved so far, with a note, and never raise it.
 */
export const Decision = z
  .object({
    status: z.enum(['approved', 'rejected']),
    note: note.optional(),
    amount: amount.optional(),
    lines: z
      .array(z.object({ _id: Id, amount, note: note.optional() }))
      .max(200, 'At most 200 lines')
      .optional(),
  })
  .superRefine((decision, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (decision.status === 'approved') return
    if (decision.note === undefined) issue('note', why)
    if (decision.amount !== undefined) issue('amount', 'A rejected request has no approved amount')
    if (decision.lines !== undefined) issue('lines', 'A rejected request has no approved lines')
  })

/** One decision for several requests of whichever types, without amounts. */
export const Decisions = z
  .object({
    status: z.enum(['approved', 'rejected']),
    note: note.optional(),
    requests: z
      .array(z.object({ type: RequestType, _id: Id }))
      .min(1, 'Choose at least one request')
      .max(100, 'At most 100 requests'),
  })
  .superRefine(({ status, note: words, requests }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (status === 'rejected' && words === undefined) issue('note', why)
    if (new Set(requests.map(({ _id }) => _id)).size < requests.length) issue('requests', 'A request is named twice')
  })

/** What a request came to after its approval, and when; without a day it is today. */
export const StageInput = z.object({
  stage: text('a stage', 40),
  day: Day.optional(),
  amount: amount.optional(),
  note: note.optional(),
})

export const Note = z.object({ note })

export const Cancellation = z.object({ note: note.optional() })

/** To a person or to a role. */
export const Forwarding = z
  .object({ employeeId: Id.optional(), roleId: Id.optional(), note: note.optional() })
  .superRefine((forwarding, context) => {
    if ((forwarding.employeeId === undefined) === (forwarding.roleId === undefined)) {
      context.addIssue({ code: 'custom', path: ['employeeId'], message: 'Choose a person or a role' })
    }
  })

export const OwnListQuery = z.object({ state: RequestState.optional() })

/** What an approver's list shows: waiting for me, passed on by me, decided by me. */
export const InboxQuery = z.object({
  tab: z.enum(['pending', 'forwarded', 'decided']).default('pending'),
  employeeName: z.string().trim().max(100).optional(),
  departmentId: Id.optional(),
  /** Those that touch these days. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** Of what is pending: what somebody forwarded to the caller, or what should have been decided by now. */
  only: z.enum(['forwardedToMe', 'overdue']).optional(),
})

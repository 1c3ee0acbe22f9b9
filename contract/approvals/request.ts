import { z } from 'zod'
import { requestTypeNames, type RequestTypeName } from '../request-types.ts'
import { Day, Id, Instant, Paise, text } from '../values.ts'

export const RequestType = z.enum(requestTypeNames as [RequestTypeName, ...RequestTypeName[]])
export const RequestState = z.enum(['pending', 'approved', 'rejected', 'cancelled'])

/** Who a request is pending with: a person, or everyone with a role. */
export const Assignee = z.object({ kind: z.enum(['person', 'role']), _id: Id, name: z.string() })

/** A request as shown in lists. */
export const RequestRow = z.object({
  _id: Id,
  /** "LV-0201" */
  number: z.string(),
  type: RequestType,
  state: RequestState,
  /** Approved, with its cancellation requested. */
  isCancelling: z.boolean(),
  /** "Casual leave" */
  title: z.string(),
  /** "2.5 days" */
  quantity: z.string(),
  reason: z.string(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** The amount claimed, and approved so far; null for requests without money. */
  claimed: Paise.nullable(),
  approved: Paise.nullable(),
  /** The latest stage after approval. */
  stage: z.string().nullable(),
  /** What became of its money: "Paid with the March 2026 salary". Only for one's own requests, and only if there is something to say. */
  outcome: z.string().optional(),
  requester: z.object({ _id: Id, name: z.string(), code: z.string(), department: z.string().nullable() }),
  /** Null once no one has to act. */
  assignee: Assignee.nullable(),
  /** Since when it has been pending with them, and when their decision is due. */
  since: Instant.nullable(),
  dueAt: Instant.nullable(),
  /** The level it is at, or ended at, from 1. */
  level: z.int(),
  levelCount: z.int(),
  /** Who forwarded it to them. */
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
  /** Its quantity differs from what was requested, because the basis of the count changed. */
  'revised',
  /** A level approved it and the next one decides. */
  'passed',
  /** A level had no one to decide it. */
  'skipped',
  'escalated',
  'reminded',
  /** It reached a stage after approval. */
  'advanced',
  /** Its approver changed with the reporting line. */
  'reassigned',
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

/** One bill, leg or item of a request: what is claimed, what was approved of it, and why not more. */
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
  /** Rupees per unit of the currency, in millionths; null in rupees. */
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

/** One entry in the history of a request: who, when, what, and the words. */
export const RequestEvent = z.object({
  _id: Id,
  kind: RequestEventKind,
  /** No id if a rule did it. */
  by: z.object({ _id: Id.nullable(), name: z.string() }),
  onBehalfOf: z.string().nullable(),
  /** The new assignee after forwarding or reassignment; the name of a skipped level. */
  to: z.string().nullable(),
  note: z.string().nullable(),
  /** The amount decided, or paid. */
  amount: Paise.nullable(),
  at: Instant,
})

/** A request with its history and what the caller may do with it. */
export const Request = RequestRow.extend({
  events: z.array(RequestEvent),
  lines: z.array(RequestLine),
  attachments: z.array(RequestAttachment),
  stages: z.array(RequestStage),
  /** The stages it can reach next. */
  nextStages: z.array(z.string()),
  isMine: z.boolean(),
  mayDecide: z.boolean(),
  mayCancel: z.boolean(),
})

const note = text('a note', 1000)

const why = 'Enter a reason. The employee sees it.'
const amount = Paise.min(0, 'Enter an amount of at least ₹0')

/**
 * An approver's decision; a rejection gives its reason. For a request with money a level approves an amount, for one with lines an amount
 * for each line not approved in full; it may reduce what was approved so far, with a note, and never raise it.
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

/** One decision for several requests of any types, without amounts. */
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

/** A stage reached after approval, and when; without a day it is today. */
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

/** The views of an approver's list: pending with me, forwarded by me, decided by me. */
export const InboxQuery = z.object({
  tab: z.enum(['pending', 'forwarded', 'decided']).default('pending'),
  employeeName: z.string().trim().max(100).optional(),
  departmentId: Id.optional(),
  /** Requests that overlap these days. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** Among pending ones: forwarded to the caller, or overdue. */
  only: z.enum(['forwardedToMe', 'overdue']).optional(),
})

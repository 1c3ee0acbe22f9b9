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
  amount: Paise.nullable(),
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
  'asked',
  'noted',
  'forwarded',
  'approved',
  'rejected',
  'cancelled',
  'cancelAsked',
  'cancelRefused',
  /** It comes to something else than was asked for, because what it is counted by has changed. */
  'revised',
  /** A level approved it and the next one decides. */
  'passed',
  /** A level had nobody to decide it. */
  'skipped',
  'escalated',
  'reminded',
])

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
  at: Instant,
})

/** A request with its history and what the caller may do with it. */
export const Request = RequestRow.extend({
  events: z.array(RequestEvent),
  isMine: z.boolean(),
  mayDecide: z.boolean(),
  mayCancel: z.boolean(),
})

const note = text('a note', 1000)

/** The decision of an approver; whoever is refused learns why. */
export const Decision = z
  .object({ status: z.enum(['approved', 'rejected']), note: note.optional() })
  .superRefine((decision, context) => {
    if (decision.status === 'rejected' && decision.note === undefined) {
      context.addIssue({ code: 'custom', path: ['note'], message: 'Say why, the employee sees this' })
    }
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
})

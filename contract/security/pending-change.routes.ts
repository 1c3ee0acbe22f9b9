import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant, text } from '../values.ts'
import { TwoPersonArea } from './two-person-areas.ts'

export const PendingChangeState = z.enum(['pending', 'approved', 'rejected', 'withdrawn'])

/** A change that a second person has to approve before it takes effect. */
export const PendingChange = z.object({
  _id: Id,
  area: TwoPersonArea,
  /** The call that is made once it is approved. */
  call: z.string(),
  /** "Bank account of Priya Nair" */
  title: z.string(),
  /** The record it concerns. */
  record: z.object({ type: z.string(), _id: Id }),
  changes: z.array(z.object({ label: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  state: PendingChangeState,
  requestedBy: z.string(),
  requestedAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  note: z.string().nullable(),
  /** The caller may approve or reject it. */
  canDecide: z.boolean(),
  /** The caller requested it, and may withdraw it. */
  isOwn: z.boolean(),
  /** Who could decide it now. */
  approvers: z.array(z.string()),
  /** If no one can: until then the rule holds all the same, and the requester can make the change alone after it. */
  holdsUntil: Instant.nullable(),
})

const note = text('a note', 1000, 0).default('')
const decision = z.enum(['approve', 'reject', 'withdraw'], 'Choose what to do')

export const pendingChangeRoutes = defineRoutes({
  'GET /api/v1/user/pending-change': {
    access: 'signedIn',
    summary: 'A page of changes pending approval by a second person: those the caller requested or can decide.',
    query: z.object({
      /** `toDecide`: what the caller can decide now; `own`: what the caller requested; `decided`: what is over. */
      view: z.enum(['toDecide', 'own', 'decided', 'pending']).default('toDecide'),
      recordId: Id.optional(),
    }),
    paging: 'page',
    limit: 20,
    reply: z.array(PendingChange),
  },
  'GET /api/v1/user/pending-change-count': {
    access: 'signedIn',
    summary: 'How many changes the caller can decide.',
    reply: z.object({ toDecide: z.int() }),
  },
  'PUT /api/v1/user/pending-change/{id}': {
    access: 'signedIn',
    proof: true,
    summary: 'Approves a change, which makes it at once, rejects it, or withdraws one of your own.',
    params: z.object({ id: Id }),
    body: z.object({ decision, note }).refine((input) => input.decision !== 'reject' || input.note !== '', {
      path: ['note'],
      message: 'Enter a reason for rejecting the change',
    }),
    reply: z.object({ _id: Id, state: PendingChangeState }),
  },
  'PUT /api/v1/user/pending-changes': {
    access: 'signedIn',
    proof: true,
    summary: 'Approves or rejects several changes; those that cannot be made stay pending, with the reason.',
    body: z
      .object({ ids: z.array(Id).min(1, 'Choose a change').max(100), decision, note })
      .refine((input) => input.decision !== 'reject' || input.note !== '', {
        path: ['note'],
        message: 'Enter a reason for rejecting the changes',
      }),
    reply: z.object({ done: z.int(), failed: z.array(z.object({ _id: Id, title: z.string(), message: z.string() })) }),
  },
})

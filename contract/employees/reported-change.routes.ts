import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant } from '../values.ts'

/** A change that its owner reported as not theirs. */
export const ReportedChange = z.object({
  _id: Id,
  kind: z.enum(['bank', 'email']),
  changedBy: z.string(),
  changedAt: Instant,
  reportedAt: Instant,
  /** The caller may settle it: not the person who made the change, nor the one it is about. */
  canSettle: z.boolean(),
})

const params = z.object({ id: Id })

export const reportedChangeRoutes = defineRoutes({
  'POST /api/v1/employee/not-me': {
    access: 'public',
    summary:
      'The link of a mail, "This wasn\'t me": stops a change of the bank account or the sign-in email, and tells the admins.',
    body: z.object({ token: z.string('The link is incomplete').min(1, 'The link is incomplete').max(300) }),
    reply: z.object({ kind: z.enum(['bank', 'email']) }),
    rate: { max: 10, seconds: 60 },
  },
  'GET /api/v1/employee/reported-change/{id}': {
    access: ['employeeBankRead', 'employeeBankWrite', 'permissionWrite'],
    summary: "An employee's reported changes that are still open, and until when a changed bank account waits.",
    params,
    reply: z.object({
      reported: z.array(ReportedChange),
      /** Until then pay goes to the previous account; null if no change is pending. */
      bankWaitsUntil: Instant.nullable(),
    }),
  },
  'PUT /api/v1/employee/reported-change/{id}': {
    access: ['employeeBankWrite', 'permissionWrite'],
    summary: 'Settles a reported change: keeps what was changed, or restores the bank account before.',
    params,
    body: z.object({ outcome: z.enum(['keep', 'restore'], 'Choose what to do') }),
    reply: z.null(),
    message: 'Reported change resolved',
  },
})

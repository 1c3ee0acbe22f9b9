import { z } from 'zod'
import { erasureWaitDays } from './personal-erasure.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant } from '../values.ts'

export const ErasurePlan = z.object({
  /** By whom and when it was requested; null if it was not. */
  requested: z.object({ at: Instant, by: z.string() }).nullable(),
  /** The last working day is over, so it can be requested. */
  isPossible: z.boolean(),
  /** It was requested and nothing is erased yet. */
  isStoppable: z.boolean(),
  /** What is erased when; empty while the last working day is unknown. */
  parts: z.array(
    z.object({
      /** now: a few days after the request, data that no law requires. log: sign-in records. wages: attendance and leave. books: pay, tax, expenses and the name. */
      part: z.enum(['now', 'log', 'wages', 'books']),
      dueOn: Day,
      /** The law that requires keeping it until then. */
      source: z.string().nullable(),
      erasedAt: Instant.nullable(),
    }),
  ),
})

const params = z.object({ id: Id })

export const personalErasureRoutes = defineRoutes({
  'GET /api/v1/privacy/erasure/{id}': {
    access: 'employeeDocumentRead',
    summary:
      'What of an employee would be erased when, and by which law it stays until then; for who may see all of it.',
    params,
    reply: ErasurePlan,
  },
  'POST /api/v1/privacy/erasure/{id}': {
    access: 'employeeDocumentRead',
    proof: true,
    summary: `Erases the personal data of an employee who has left, each part once no law keeps it any longer, and none before ${erasureWaitDays} days are over. A second person approves it.`,
    params,
    reply: z.object({ _id: Id }),
    message: 'Erasure requested',
  },
  'DELETE /api/v1/privacy/erasure/{id}': {
    access: 'employeeDocumentRead',
    summary: 'Stops an erasure of which nothing is erased yet.',
    params,
    reply: z.null(),
    message: 'Erasure stopped',
  },
})

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant, text } from '../values.ts'
import { requestedSteps } from './requested-detail.ts'

export const RequestedDetailsInput = z.object({
  steps: z.array(z.enum(requestedSteps)).min(1, 'Choose at least one').max(100, 'Choose each once'),
  note: text('a note', 300, 0).default(''),
})

export const RequestedDetail = z.object({
  step: z.enum(requestedSteps),
  note: z.string(),
  requestedBy: z.string(),
  requestedAt: Instant,
  /** `sent`: submitted, and pending HR's approval. */
  state: z.enum(['open', 'sent', 'done']),
})

const params = z.object({ id: Id })
const reply = z.array(RequestedDetail)

export const requestedDetailRoutes = defineRoutes({
  'GET /api/v1/employee/self-requested-detail': {
    access: 'signedIn',
    summary: 'What HR asks the caller to fill in and is not in the record yet.',
    reply,
  },
  'GET /api/v1/employee/requested-detail/{id}': {
    access: 'allEmployeeWrite',
    summary: 'What an employee was asked to fill in, and how far it is.',
    params,
    reply,
  },
  'POST /api/v1/employee/requested-detail/{id}': {
    sends: 'reminder',
    access: 'allEmployeeWrite',
    summary: 'Asks an employee to fill in steps of their record; they are notified, and reminded once a week.',
    params,
    body: RequestedDetailsInput,
    reply,
    message: 'The employee has been asked',
  },
  'DELETE /api/v1/employee/requested-detail/{id}/{step}': {
    access: 'allEmployeeWrite',
    summary: 'Withdraws what an employee was asked to fill in.',
    params: params.extend({ step: z.enum(requestedSteps) }),
    reply,
    message: 'Request withdrawn',
  },
})

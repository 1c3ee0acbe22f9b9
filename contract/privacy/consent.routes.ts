import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant } from '../values.ts'

/** A person's consent to a version of a text. It stays stored, even if the text is deleted. */
export const Consent = z.object({
  document: z.enum(['terms', 'privacy', 'policy']),
  /** For a policy. */
  title: z.string().nullable(),
  version: z.string(),
  agreedAt: Instant,
  /** ended: a deleted policy. outdated: a later version needs consent. */
  state: z.enum(['current', 'outdated', 'ended']),
})

export const consentRoutes = defineRoutes({
  'GET /api/v1/privacy/own-consent': {
    access: 'signedIn',
    former: true,
    summary: 'What the caller agreed to, which version and when, the newest first.',
    reply: z.array(Consent),
  },
  'GET /api/v1/privacy/consent/{id}': {
    access: 'employeeDocumentRead',
    summary: 'What an employee agreed to, which version and when, the newest first.',
    params: z.object({ id: Id }),
    reply: z.array(Consent),
  },
})

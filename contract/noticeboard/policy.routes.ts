import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { count, Id, Instant, sentAsText, text } from '../values.ts'
import { Audience, audienceInput, namesSome } from './audience.ts'
import { mostText } from './audience-kinds.ts'

const params = z.object({ id: Id })

/** A text, a file, or both. */
export const PolicyInput = z
  .object({
    title: nameText('a title', 120, 3),
    /** Markdown. */
    description: text('the text', mostText, 0).default(''),
    audience: audienceInput.audience,
    audienceIds: sentAsText(audienceInput.audienceIds),
    mustAcknowledge: sentAsText(z.boolean('Choose on or off').default(false)),
  })
  .superRefine(namesSome)

export const PolicyChange = PolicyInput.safeExtend({
  /** What changed. */
  note: text('the change note', 300, 0).default(''),
  /** People who acknowledged an earlier version must do so again. */
  asksAgain: sentAsText(z.boolean('Choose on or off').default(false)),
  removeFile: sentAsText(z.boolean('Choose on or off').default(false)),
})

const PolicyFile = z.object({ key: z.string(), name: z.string(), mediaType: z.string(), bytes: z.int() })

export const PolicyRow = z.object({
  _id: Id,
  title: z.string(),
  version: z.int(),
  audience: Audience,
  mustAcknowledge: z.boolean(),
  hasText: z.boolean(),
  file: PolicyFile.nullable(),
  updatedAt: Instant,
  /** When the caller last acknowledged it. */
  acknowledgedAt: Instant.nullable(),
  /** The caller still has to acknowledge it. */
  isAsked: z.boolean(),
  /** How many of those who must have acknowledged it; null for those who write no policies, and if no one must. */
  progress: z.object({ acknowledged: z.int(), asked: z.int() }).nullable(),
})

export const Policy = PolicyRow.extend({
  description: z.string(),
  html: z.string(),
  /** The newest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      note: z.string(),
      author: z.string(),
      createdAt: Instant,
      file: PolicyFile.nullable(),
    }),
  ),
})

const files = {
  file: {
    types: ['application/pdf', 'image/png', 'image/jpeg'],
    maxBytes: 10 * 1024 * 1024,
    keptAs: 'document',
    many: 1,
  },
} as const

const acknowledged = {
  search: z.string().trim().max(80).optional(),
  state: z.enum(['acknowledged', 'missing']).optional(),
}

export const policyRoutes = defineRoutes({
  'GET /api/v1/employee/company-policy': {
    access: 'signedIn',
    summary: 'The policies for the caller by title; whoever writes them sees all.',
    reply: z.array(PolicyRow),
  },
  'GET /api/v1/employee/company-policy/{id}': {
    access: 'signedIn',
    summary: 'One policy with its text and versions, as it is now or as it was.',
    params,
    query: z.object({ version: count(100_000, 1).optional() }),
    reply: Policy,
  },
  'POST /api/v1/employee/company-policy': {
    sends: 'notice',
    access: 'informationWrite',
    summary: 'Adds a policy: a text, a file, or both.',
    body: PolicyInput,
    files,
    reply: z.object({ _id: Id }),
    message: 'Policy saved',
  },
  'PUT /api/v1/employee/company-policy/{id}': {
    sends: 'notice',
    access: 'informationWrite',
    summary: 'Changes a policy. Another text or file makes a new version; the file stays unless another is sent.',
    params,
    body: PolicyChange,
    files,
    reply: z.object({ _id: Id }),
    message: 'Policy saved',
  },
  'DELETE /api/v1/employee/company-policy/{id}': {
    access: 'informationWrite',
    summary: 'Removes a policy; who acknowledged it stays on record.',
    params,
    reply: z.null(),
    message: 'Policy deleted',
  },
  'POST /api/v1/employee/company-policy/{id}/acknowledge': {
    access: 'signedIn',
    summary: 'The caller has read a version and agrees to it.',
    params,
    body: z.object({ version: z.int('Say which version').min(1, 'Say which version') }),
    reply: z.null(),
    message: 'Policy acknowledged',
  },
  'GET /api/v1/employee/company-policy/{id}/acknowledgements': {
    access: 'informationWrite',
    ofPeople: true,
    summary: 'Who must acknowledge a policy, and when each of them did.',
    params,
    paging: 'page',
    query: z.object(acknowledged),
    reply: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        code: z.string(),
        department: z.string().nullable(),
        version: z.int().nullable(),
        acknowledgedAt: Instant.nullable(),
        remindedAt: Instant.nullable(),
      }),
    ),
  },
  'GET /api/v1/employee/company-policy/{id}/acknowledgement-file': {
    heavy: true,
    access: 'informationWrite',
    summary: 'The same as CSV; the log keeps who fetched it.',
    params,
    query: z.object(acknowledged),
    reply: 'blob',
  },
})

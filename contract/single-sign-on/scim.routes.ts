import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant } from '../values.ts'
import { tokenStates } from './choices.ts'

/** `expiresOn` is the last day on which the token works. */
export const ScimTokenInput = z.object({ mailsInvitations: z.boolean().default(false), expiresOn: Day })

const ScimToken = z.object({
  _id: Id,
  /** The last four characters; null for tokens from before they were stored. */
  lastFour: z.string().nullable(),
  state: z.enum(tokenStates),
  mailsInvitations: z.boolean(),
  createdAt: Instant,
  createdBy: z.string(),
  /** Null for tokens from before tokens expired. */
  expiresOn: Day.nullable(),
  lastUsedAt: Instant.nullable(),
})

/** How people come in from a company's identity provider (SCIM 2.0); the protocol itself is served at `address`. */
export const scimRoutes = defineRoutes({
  'GET /api/v1/user/single-sign-on/scim': {
    access: 'permissionWrite',
    summary: 'The address for SCIM and its tokens, without the secrets; for the admin alone.',
    reply: z.object({ address: z.string(), tokens: z.array(ScimToken) }),
  },
  'POST /api/v1/user/single-sign-on/scim-token': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Makes a token for SCIM, shown once; a company has two at most, so that one can replace the other.',
    body: ScimTokenInput,
    reply: z.object({ token: z.string() }),
  },
  'DELETE /api/v1/user/single-sign-on/scim-token/{id}': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Revokes a token for SCIM at once.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'SCIM token revoked',
  },
})

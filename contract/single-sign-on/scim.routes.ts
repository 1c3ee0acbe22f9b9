import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Instant } from '../values.ts'

/** How people come in from the identity provider of a company (SCIM 2.0); the protocol itself is served at `address`. */
export const scimRoutes = defineRoutes({
  'GET /api/v1/user/single-sign-on/scim': {
    access: 'permissionWrite',
    summary: 'The address for SCIM and its token, without the secret.',
    reply: z.object({
      address: z.string(),
      /** Null where there is none. */
      token: z.object({ createdAt: Instant, lastUsedAt: Instant.nullable(), mailsInvitations: z.boolean() }).nullable(),
    }),
  },
  'POST /api/v1/user/single-sign-on/scim-token': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Makes the token for SCIM, shown once; one before no longer works.',
    body: z.object({ mailsInvitations: z.boolean().default(false) }),
    reply: z.object({ token: z.string() }),
  },
  'DELETE /api/v1/user/single-sign-on/scim-token': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Ends the token for SCIM.',
    reply: z.null(),
    message: 'Token removed',
  },
})

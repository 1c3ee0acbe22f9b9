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

/** Someone still employed whose sign-in the identity provider turned off. */
const Stopped = z.object({ _id: Id, employeeId: Id, name: z.string(), code: z.string(), stoppedAt: Instant })

/** How people come in from a company's identity provider (SCIM 2.0); the protocol itself is served at `address`. */
export const scimRoutes = defineRoutes({
  'GET /api/v1/user/single-sign-on/scim': {
    access: 'permissionWrite',
    summary:
      'The address for SCIM, its tokens without the secrets, and the last hundred people whose sign-in it turned off; for the admin alone.',
    reply: z.object({ address: z.string(), tokens: z.array(ScimToken), stopped: z.array(Stopped) }),
  },
  'POST /api/v1/user/single-sign-on/scim-token': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Makes a token for SCIM, shown once; a company has two at most, so that one can replace the other.',
    body: ScimTokenInput,
    reply: z.object({ _id: Id, token: z.string() }),
  },
  'PUT /api/v1/user/single-sign-on/scim-token/{id}': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Lets a token work that was pending approval by a second person.',
    params: z.object({ id: Id }),
    body: z.object({}),
    reply: z.null(),
    message: 'SCIM token approved',
  },
  'PUT /api/v1/user/single-sign-on/sign-in/{id}': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Lets a person sign in again whose sign-in the identity provider turned off; for the admin alone.',
    params: z.object({ id: Id }),
    body: z.object({}),
    reply: z.null(),
    message: 'Sign-in allowed',
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

import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant } from '../values.ts'
import { keyRate, keyScopes, type KeyScope } from './key-scopes.ts'

const Scope = z.enum(keyScopes as [KeyScope, ...KeyScope[]], 'Choose from the list')

const scopes = z
  .array(Scope)
  .min(1, 'Choose what the key may do')
  .max(200, 'Choose each scope once')
  .transform((chosen) => keyScopes.filter((scope) => chosen.includes(scope)))

const rateText = `Enter ${keyRate.min} to ${keyRate.max} calls a minute`

/** `expiresOn` is the last day on which the key works. */
export const ApiKeyInput = z.object({
  name: nameText('a name', 60),
  scopes,
  expiresOn: Day,
  callsPerMinute: z.int(rateText).min(keyRate.min, rateText).max(keyRate.max, rateText).default(keyRate.usual),
})
export const ApiKeyChange = ApiKeyInput.omit({ expiresOn: true })
export const ApiKeyRenewal = ApiKeyInput.pick({ expiresOn: true })

export const ApiKey = z.object({
  _id: Id,
  name: z.string(),
  scopes: z.array(z.string()),
  callsPerMinute: z.int(),
  /** The last four characters of its secret. */
  lastFour: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  expiresOn: Day,
  /** Until when the secret before the last renewal works. */
  previousUntil: Instant.nullable(),
  createdAt: Instant,
  createdBy: z.string(),
  revokedAt: Instant.nullable(),
  usedAt: Instant.nullable(),
  usedFrom: z.string().nullable(),
})

/** With its secret, which is shown once. */
const NewSecret = z.object({ _id: Id, key: z.string() })

const params = z.object({ id: Id })

export const apiKeyRoutes = defineRoutes({
  'GET /api/v1/user/api-key': {
    access: 'permissionWrite',
    summary: "The company's API keys, without their secrets; for the admin alone.",
    reply: z.array(ApiKey),
  },
  'POST /api/v1/user/api-key': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'Creates an API key and answers its secret, this once; for the admin alone.',
    body: ApiKeyInput,
    reply: NewSecret,
    message: 'API key created',
  },
  'PUT /api/v1/user/api-key/{id}': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Changes the name, the scopes and the rate limit of a key; for the admin alone.',
    params,
    body: ApiKeyChange,
    reply: ApiKey,
    message: 'Saved',
  },
  'POST /api/v1/user/api-key/{id}/renew': {
    access: 'permissionWrite',
    proof: true,
    secret: true,
    summary: 'A new secret for a key. The one before works for another 24 hours, unless it expires earlier.',
    params,
    body: ApiKeyRenewal,
    reply: NewSecret,
    message: 'API key renewed',
  },
  'DELETE /api/v1/user/api-key/{id}': {
    access: 'permissionWrite',
    summary: 'Revokes a key at once and forever; admin only.',
    params,
    reply: z.null(),
    message: 'API key revoked',
  },
})

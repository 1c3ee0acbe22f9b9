import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { ending, Id, Instant } from '../values.ts'

const wrong = 'Your browser sent an incomplete passkey. Try again.'
const base64url = (max: number) =>
  z
    .string(wrong)
    .max(max, ending(wrong))
    .regex(/^[\w-]+$/, wrong)

const signedBy = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key', wrong) }

/** What a browser returns from `navigator.credentials.get`, as JSON. */
export const Assertion = z.object(
  {
    ...signedBy,
    response: z.object(
      {
        clientDataJSON: base64url(4000),
        authenticatorData: base64url(4000),
        signature: base64url(4000),
        userHandle: base64url(100).nullish(),
      },
      wrong,
    ),
  },
  wrong,
)

/** What a browser returns from `navigator.credentials.create`, as JSON. */
export const Attestation = z.object(
  {
    ...signedBy,
    response: z.object(
      {
        clientDataJSON: base64url(4000),
        attestationObject: base64url(16_000),
        transports: z.array(z.string(wrong).max(20, wrong), wrong).max(10, wrong).default([]),
      },
      wrong,
    ),
  },
  wrong,
)

const Credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })
const UserVerification = z.literal('required')

/** For `navigator.credentials.get`, as JSON. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Credential),
  userVerification: UserVerification,
})

/** For `navigator.credentials.create`, as JSON. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: UserVerification,
  }),
  attestation: z.literal('none'),
})

const PasskeyName = nameText('a name', 40)

export const PasskeyNameInput = z.object({ name: PasskeyName })

const Passkey = z.object({
  _id: Id,
  name: z.string(),
  /** `synced`: on all the owner's devices; `device`: on one; `securityKey`: on a hardware key. */
  kind: z.enum(['synced', 'device', 'securityKey']),
  /** The browser and system it was registered on, for example "Chrome on Windows". */
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})

const params = z.object({ id: Id })
const SignedIn = z.object({ accessToken: z.string() })

export const passkeyRoutes = defineRoutes({
  'POST /api/auth/user/passkey-challenge': {
    access: 'public',
    summary: 'What a passkey signs to sign in: once, within five minutes.',
    reply: RequestOptions,
    rate: { max: 240, seconds: 60 },
  },
  'POST /api/auth/user/passkey-signin': {
    access: 'public',
    summary: 'Signs in by a passkey, without password and second step: the device has verified its owner.',
    body: z.object({ passkey: Assertion, remember: z.boolean().default(false) }),
    reply: SignedIn,
    spread: true,
    rate: { max: 120, seconds: 60 },
  },
  'POST /api/auth/user/2fa-passkey-challenge': {
    access: 'public',
    summary: 'What a passkey signs for the second step; the token of the first is the bearer.',
    reply: RequestOptions,
  },
  'POST /api/auth/user/2fa-passkey': {
    access: 'public',
    summary: 'The second step of a sign-in by a passkey; the token of the first is the bearer.',
    body: z.object({ passkey: Assertion, trust: z.boolean().default(false) }),
    reply: SignedIn,
    spread: true,
  },
  'POST /api/auth/user/2fa-enrol-passkey-challenge': {
    access: 'public',
    summary: 'Begins to register a passkey in place of the authenticator that the company asks for.',
    reply: CreationOptions,
  },
  'POST /api/auth/user/2fa-enrol-passkey': {
    access: 'public',
    summary: 'Registers the passkey that the company asks for, and signs in; the token of the sign-in is the bearer.',
    body: z.object({ passkey: Attestation, name: PasskeyName, trust: z.boolean().default(false) }),
    maxBytes: 32 * 1024,
    reply: SignedIn,
    spread: true,
  },
  'POST /api/auth/user/prove-passkey-challenge': {
    access: 'signedIn',
    summary: 'What a passkey signs for `prove`.',
    reply: RequestOptions,
  },
  'POST /api/auth/user/prove-passkey': {
    access: 'signedIn',
    summary:
      'Shows again, by a passkey, that the session is in the hands of its owner, for what is sensitive (`proof`).',
    body: z.object({ passkey: Assertion }),
    reply: z.null(),
  },
  'GET /api/v1/user/passkey': {
    access: 'signedIn',
    former: true,
    summary: 'The passkeys of this account, the newest first.',
    reply: z.object({
      /** The address they work at; null if the product's address allows none. */
      address: z.string().nullable(),
      passkeys: z.array(Passkey),
    }),
  },
  'POST /api/v1/user/passkey-challenge': {
    access: 'signedIn',
    proof: true,
    secret: true,
    summary: 'Begins to register a passkey; it is there after `POST /api/v1/user/passkey`.',
    reply: CreationOptions,
  },
  'POST /api/v1/user/passkey': {
    access: 'signedIn',
    proof: true,
    summary: 'Registers a passkey, ten at the most.',
    body: z.object({ passkey: Attestation, name: PasskeyName }),
    reply: Passkey,
    message: 'Passkey added',
  },
  'PUT /api/v1/user/passkey/{id}': {
    access: 'signedIn',
    summary: 'Renames a passkey.',
    params,
    body: PasskeyNameInput,
    reply: Passkey,
    message: 'Passkey renamed',
  },
  'DELETE /api/v1/user/passkey/{id}': {
    access: 'signedIn',
    proof: true,
    summary: 'Removes a passkey: it signs in no longer.',
    params,
    reply: z.null(),
    message: 'Passkey removed',
  },
})

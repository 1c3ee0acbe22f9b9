import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Day, ending, Id, Instant } from '../values.ts'
import { Code } from './sign-up.routes.ts'

/** Required after the password. `enrol`: the company requires an authenticator or a passkey, and one has to be set up now. */
export const SecondStep = z.object({
  /** The bearer of the next calls; it is good for nothing else, and for ten minutes. */
  token: z.string(),
  step: z.enum(['authenticator', 'email', 'enrol', 'passkey']),
  /** A passkey of the account passes this step too. */
  hasPasskey: z.boolean(),
  /** Seconds until another code may be sent; 0 if none is. */
  resendAfter: z.int(),
})

const Password = z.string('Enter your password').min(1, 'Enter your password').max(128, 'Use at most 128 characters')

/** Six digits, or a recovery code as it was shown. */
const AnyCode = z
  .string('Enter a code')
  .trim()
  .max(40, ending('Enter 6 digits, or a recovery code'))
  .refine(
    (code) => /^\d{6}$/.test(code) || /^([a-z2-7]{4}[\s-]?){4}$/i.test(code),
    'Enter 6 digits, or a recovery code',
  )

/** A code of the authenticator, a recovery code, or the password. */
export const ProofInput = z
  .object({
    code: AnyCode.optional(),
    password: z.string().max(128, 'Use at most 128 characters').optional(),
  })
  .refine(({ code, password }) => Boolean(code ?? password), {
    path: ['code'],
    message: 'Enter a code or your password',
  })

export const AuthenticatorInput = z.object({
  name: nameText('a name', 40).default('Authenticator'),
  password: Password,
})

export const TwoStepInput = z.object({ isOn: z.boolean(), password: Password })

const Authenticator = z.object({
  /** An SVG QR code to scan. */
  picture: z.string(),
  /** To type in manually: 32 letters in groups of four. */
  key: z.string(),
  uri: z.string(),
})

const RecoveryCodes = z.array(z.string())

export const factorRules = ['none', 'any', 'authenticator'] as const

export const FactorRuleInput = z.object({
  roles: z
    .array(z.object({ roleId: Id, rule: z.enum(factorRules), from: Day.nullable().default(null) }))
    .max(200, ending('Name at most 200 roles'))
    .refine((roles) => new Set(roles.map(({ roleId }) => roleId)).size === roles.length, 'Name each role once'),
})

const FactorRule = z.object({
  roleId: Id,
  role: z.string(),
  rule: z.enum(factorRules),
  from: Day.nullable(),
  /** Active people with the role, and those without the second step that the rule requires. */
  people: z.int(),
  without: z.int(),
})

const Security = z.object({
  authenticator: z.object({ name: z.string(), since: Instant, recoveryCodes: z.int() }).nullable(),
  email: z.object({ since: Instant }).nullable(),
  passkeys: z.int(),
  /** What the company requires of the role today. */
  required: z.enum(['any', 'authenticator']).nullable(),
})

export const secondFactorRoutes = defineRoutes({
  'POST /api/auth/user/2fa-verify': {
    access: 'public',
    summary:
      'The second step of a sign-in; the token of the first is the bearer. May lead to setting up an authenticator.',
    body: z.object({ code: AnyCode, trust: z.boolean().default(false) }),
    reply: z.object({
      accessToken: z.string().nullable(),
      secondStep: SecondStep.nullable(),
      /** If an authenticator was just set up: to be shown once. */
      recoveryCodes: RecoveryCodes.nullable(),
    }),
    spread: true,
    rate: { max: 120, seconds: 60 },
  },
  'POST /api/auth/user/2fa-resend': {
    access: 'public',
    summary: 'Sends another code for the second step; the token of the first is the bearer.',
    reply: z.object({ resendAfter: z.int() }),
  },
  'POST /api/auth/user/2fa-enrol': {
    access: 'public',
    summary: 'Begins to set up the authenticator that the company asks for; the token of the sign-in is the bearer.',
    reply: Authenticator,
  },
  'POST /api/auth/user/prove': {
    access: 'signedIn',
    summary: 'Shows again that the session is in the hands of its owner, for what is sensitive (`proof`).',
    body: ProofInput,
    reply: z.null(),
  },
  'GET /api/v1/user/security': {
    access: 'signedIn',
    former: true,
    summary: 'What this account proves at sign-in besides the password, and the browsers that are trusted.',
    reply: Security.extend({
      devices: z.array(
        z.object({ _id: Id, device: z.string(), address: z.string(), createdAt: Instant, expiresAt: Instant }),
      ),
    }),
  },
  'POST /api/v1/user/enable-2fa': {
    access: 'signedIn',
    secret: true,
    summary: 'Begins to set up an authenticator; it asks for nothing until `verify-2fa`.',
    body: AuthenticatorInput,
    reply: Authenticator,
  },
  'POST /api/v1/user/verify-2fa': {
    access: 'signedIn',
    secret: true,
    summary: 'Switches the authenticator on by its first code, and answers the recovery codes.',
    body: z.object({ code: Code }),
    reply: z.object({ recoveryCodes: RecoveryCodes }),
    message: 'Authenticator turned on',
  },
  'POST /api/v1/user/disable-2fa': {
    access: 'signedIn',
    secret: true,
    summary: 'Switches the authenticator off, by a code or the password.',
    body: ProofInput,
    reply: z.null(),
    message: 'Authenticator turned off',
  },
  'POST /api/v1/user/recovery-codes': {
    access: 'signedIn',
    secret: true,
    summary: 'New recovery codes in place of all before, by a code or the password.',
    body: ProofInput,
    reply: z.object({ recoveryCodes: RecoveryCodes }),
    message: 'New recovery codes made. The previous ones no longer work.',
  },
  'POST /api/v1/user/two-step-verification': {
    access: 'signedIn',
    secret: true,
    summary: 'Begins to switch codes by email on (a code is sent), or switches them off.',
    body: TwoStepInput,
    reply: z.object({ resendAfter: z.int() }),
  },
  'POST /api/v1/user/two-step-verify-otp': {
    access: 'signedIn',
    secret: true,
    summary: 'Switches codes by email on, by the code that was sent.',
    body: z.object({ code: Code }),
    reply: z.null(),
    message: 'Codes by email turned on',
  },
  'DELETE /api/v1/user/trusted-device/{id}': {
    access: 'signedIn',
    summary: 'Removes a trusted device: its browser must enter the second step again.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Device removed',
  },
  'GET /api/v1/user/second-factor-rule': {
    access: 'permissionWrite',
    summary: 'What the company asks of each role at sign-in besides the password.',
    reply: z.array(FactorRule),
  },
  'PUT /api/v1/user/second-factor-rule': {
    access: 'permissionWrite',
    proof: true,
    summary: 'Sets which second step the given roles must use, effective from a date; admin only.',
    body: FactorRuleInput,
    reply: z.array(FactorRule),
    message: 'Saved',
  },
  'GET /api/v1/employee/employee-security/{id}': {
    access: ['allEmployeeWrite', 'permissionWrite'],
    summary: "An employee's sign-in: what is switched on, and when the password was changed.",
    params: z.object({ id: Id }),
    reply: Security.extend({
      passwordChangedAt: Instant.nullable(),
      lastSignInAt: Instant.nullable(),
      sessions: z.int(),
    }),
  },
  'POST /api/v1/user/disable-security/{id}': {
    sends: 'access',
    access: ['allEmployeeWrite', 'permissionWrite'],
    proof: true,
    summary:
      'Switches off all that an employee proves besides the password, for whoever lost their phone. Ends every session.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Second step turned off. The employee was told by email.',
  },
  'POST /api/v1/employee/employee-change-password/{id}': {
    sends: 'access',
    access: ['allEmployeeWrite', 'permissionWrite'],
    proof: true,
    summary: 'Ends every session of an employee, and mails them a link to choose a new password.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Signed out everywhere. A link to choose a new password was sent.',
  },
})

import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Email, Instant, NewPassword } from '../values.ts'
import { SecondStep } from './second-factor.routes.ts'
import { Code, PasswordInput } from './sign-up.routes.ts'

export const ForgotPasswordInput = z.object({ email: Email })

export const ChangePasswordInput = z.object({
  currentPassword: z
    .string('Enter your current password')
    .min(1, 'Enter your current password')
    .max(128, 'Use at most 128 characters'),
  password: NewPassword,
})

/** As the form has it: the new password twice. */
export const ChangePasswordForm = ChangePasswordInput.extend({ confirm: z.string() }).refine(
  ({ password, confirm }) => password === confirm,
  { path: ['confirm'], message: 'Passwords do not match' },
)

/** The password is empty once a new address no longer needs one. */
export const NewAddressInput = z.object({
  password: z.string('Enter your password').max(128, 'Use at most 128 characters').default(''),
})

export const passwordRoutes = defineRoutes({
  'POST /api/auth/user/forgot-password': {
    access: 'public',
    summary:
      'Sends a code to the address and answers a token for the next two calls. Says the same for an unknown address.',
    body: ForgotPasswordInput,
    reply: z.object({ token: z.string(), resendAfter: z.int() }),
    message: 'If this email is registered, we have sent a code to it.',
    spread: true,
    rate: { max: 60, seconds: 3600 },
  },
  'POST /api/auth/user/verify-forgot-password': {
    access: 'public',
    summary: 'Checks the code; the token of forgot-password is the bearer.',
    body: z.object({ code: Code }),
    reply: z.null(),
  },
  'POST /api/auth/user/reset-password': {
    access: 'public',
    summary: 'Sets a new password after the code, and ends every session; the token of forgot-password is the bearer.',
    body: PasswordInput,
    reply: z.null(),
    message: 'Password changed. Sign in with your new password.',
  },
  'POST /api/auth/user/change-password': {
    access: 'signedIn',
    summary: "Changes one's own password and ends all other sessions.",
    body: ChangePasswordInput,
    reply: z.null(),
    message: 'Password changed. Other devices are signed out.',
  },
  'GET /api/auth/user/password': {
    access: 'signedIn',
    summary: "When one's own password was last changed.",
    reply: z.object({ changedAt: Instant.nullable() }),
  },
  'GET /api/auth/employee/password-reset': {
    access: 'public',
    summary: 'Whom the link of an invitation is for; its token is the bearer.',
    reply: z.object({ name: z.string(), email: z.string(), orgName: z.string() }),
  },
  'POST /api/auth/employee/password-reset': {
    access: 'public',
    summary: 'Sets the first password of an invited employee and signs in; the token of the mail is the bearer.',
    body: PasswordInput,
    reply: z.object({ accessToken: z.string().nullable(), secondStep: SecondStep.nullable() }),
    spread: true,
  },
  'GET /api/auth/user/new-email': {
    access: 'public',
    summary: 'Which new sign-in email the link of a mail confirms; its token is the bearer.',
    reply: z.object({
      name: z.string(),
      email: z.string(),
      /** Signs in until then. */
      previous: z.string(),
      orgName: z.string(),
      /** From then on the link works without the password. */
      withoutPasswordFrom: Instant,
    }),
  },
  'POST /api/auth/user/new-email': {
    access: 'public',
    summary: 'Signs in with the new email from now on, and ends every session; the token of the mail is the bearer.',
    body: NewAddressInput,
    reply: z.null(),
    message: 'Sign-in email changed. Sign in with the new email.',
  },
})

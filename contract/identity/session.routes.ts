import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Email, Id, Instant } from '../values.ts'
import { SecondStep } from './second-factor.routes.ts'
import { SignUpStep } from './sign-up.routes.ts'

export const SignInInput = z.object({
  email: Email,
  password: z.string('Enter your password').min(1, 'Enter your password').max(128, 'Use at most 128 characters'),
  /** Stay signed in for 30 days instead of one. */
  remember: z.boolean().default(false),
})

export const sessionRoutes = defineRoutes({
  'POST /api/auth/user/signin': {
    access: 'public',
    summary:
      'Signs in. Without an access token there is more to do: a second step, or the next one of an unfinished sign-up with its onboarding token.',
    body: SignInInput,
    reply: z.object({
      accessToken: z.string().nullable(),
      step: SignUpStep.nullable(),
      onboardingToken: z.string().nullable(),
      secondStep: SecondStep.nullable(),
    }),
    spread: true,
    // A whole office may share one address; an account has its own, stricter limit.
    rate: { max: 120, seconds: 60 },
  },
  'POST /api/auth/user/refresh-token': {
    access: 'public',
    summary: 'Answers a new access token for the refresh token in the cookie, which is replaced.',
    reply: z.object({ accessToken: z.string() }),
    spread: true,
    rate: { max: 600, seconds: 60 },
  },
  'POST /api/auth/user/signout': {
    access: 'signedIn',
    former: true,
    summary: 'Ends this session.',
    reply: z.null(),
  },
  'POST /api/auth/user/signout-everywhere': {
    access: 'signedIn',
    summary: 'Ends all other sessions of this account.',
    reply: z.object({ ended: z.int() }),
    message: 'Signed out of all other devices',
  },
  'GET /api/auth/user/session': {
    access: 'signedIn',
    summary: 'The live sessions of this account, the last seen first.',
    reply: z.array(
      z.object({
        _id: Id,
        /** Browser and system, for example "Chrome on Windows". */
        device: z.string(),
        address: z.string(),
        createdAt: Instant,
        lastSeenAt: Instant,
        isCurrent: z.boolean(),
        /** It began at the company's identity provider. */
        isSso: z.boolean(),
      }),
    ),
  },
  'DELETE /api/auth/user/session/{id}': {
    access: 'signedIn',
    summary: 'Ends one session of this account.',
    params: z.object({ id: Id }),
    reply: z.null(),
    message: 'Device signed out',
  },
})

import { z } from 'zod'
import { SecondStep } from '../identity/second-factor.routes.ts'
import { defineRoutes } from '../routes.ts'
import { Email } from '../values.ts'

/** The provider's response, as forwarded by the browser. */
const Returned = z.object({
  state: z.string('Start again').min(1, 'Start again').max(200),
  code: z.string().max(8000).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
})

export const companySignInRoutes = defineRoutes({
  'POST /api/auth/sso/begin': {
    access: 'public',
    summary: "Where somebody with this address signs in: the page of their company's identity provider.",
    body: z.object({ email: Email }),
    reply: z.object({ url: z.string() }),
  },
  'POST /api/auth/sso/finish': {
    access: 'public',
    summary: "Ends what began at the company's identity provider, in the browser in which it began.",
    body: Returned,
    maxBytes: 20 * 1024,
    reply: z.object({
      purpose: z.enum(['signIn', 'proof', 'test']),
      accessToken: z.string().nullable(),
      secondStep: SecondStep.nullable(),
      email: z.string(),
    }),
    spread: true,
    rate: { max: 120, seconds: 60 },
  },
  'POST /api/auth/sso/prove': {
    access: 'signedIn',
    secret: true,
    summary: 'Where the owner of this session shows at the identity provider that they are there.',
    reply: z.object({ url: z.string() }),
  },
})

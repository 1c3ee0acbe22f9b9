import { z } from 'zod'
import { defineRoutes } from '../routes.ts'
import { Id, Instant } from '../values.ts'
import { signInWays } from './sign-in-ways.ts'

const SignIns = z.array(
  z.object({
    _id: Id,
    at: Instant,
    way: z.enum(signInWays),
    isSuccess: z.boolean(),
    /** The account had not been used on this browser before. */
    isNewDevice: z.boolean(),
    /** Browser and system, for example "Chrome on Windows". */
    device: z.string(),
    address: z.string(),
  }),
)

export const signInHistoryRoutes = defineRoutes({
  'GET /api/v1/user/sign-in-history': {
    access: 'signedIn',
    former: true,
    summary: 'Sign-ins to this account in the last 90 days, and those that failed; the newest first.',
    paging: 'cursor',
    reply: SignIns,
  },
  'GET /api/v1/employee/sign-in-history/{id}': {
    access: ['allEmployeeWrite', 'permissionWrite'],
    summary: "Sign-ins to an employee's account in the last 90 days, and those that failed; the newest first.",
    params: z.object({ id: Id }),
    paging: 'cursor',
    reply: SignIns,
  },
})

import { statutoryRegistrationRoutes as contract } from '@muster/contract/payroll/statutory-registration.routes.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { lastLockedMonth } from '../setting/settings.ts'
import { answerRegistrations } from './answer.ts'
import { registrations } from './registration.ts'

export const registrationRoutes = serve(contract, {
  'GET /api/v1/user/statutory-registrations': async ({ tx }) => ({
    lockedTo: await lastLockedMonth(tx),
    registrations: await registrations(tx),
  }),
  'POST /api/v1/user/statutory-registrations': ({ tx, actor, body }) => answerRegistrations(tx, actor, body),
})

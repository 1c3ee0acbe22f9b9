import { statutoryRegistrationRoutes as contract } from '@muster/contract/payroll/statutory/statutory-registration.routes.ts'
import { guarded } from '../../../../platform/second-person/guard.ts'
import { translateAll } from '../../../../platform/language/translate-all.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { lastLockedMonth } from '../../locked-month/locked-month.ts'
import { registrationGuard } from '../statutory-guard.ts'
import { answerRegistrations } from './answer.ts'
import { registrations } from './registration.ts'

const served = serve(contract, {
  'GET /api/v1/user/statutory-registrations': async ({ tx, language }) => ({
    lockedTo: await lastLockedMonth(tx),
    registrations: translateAll(await registrations(tx), language),
  }),
  'POST /api/v1/user/statutory-registrations': ({ tx, actor, body }) => answerRegistrations(tx, actor, body),
})

export const registrationRoutes = guarded(contract, served, {
  'POST /api/v1/user/statutory-registrations': ({ tx, body }) => registrationGuard(tx, body),
})

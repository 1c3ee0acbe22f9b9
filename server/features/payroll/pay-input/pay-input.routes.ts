import { payInputRoutes as contract } from '@muster/contract/payroll/pay-run/pay-input.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { payInputGuard, payInputRemovalGuard } from './pay-input-guard.ts'
import { lastLockedMonth } from '../locked-month/locked-month.ts'
import { addPayInput, payInputs, removePayInput } from './pay-input.ts'

const served = serve(contract, {
  'GET /api/v1/user/pay-lock': async ({ tx }) => ({ lockedTo: await lastLockedMonth(tx) }),
  'GET /api/v1/user/pay-input': ({ tx, query }) => payInputs(tx, query.employeeId),
  'POST /api/v1/user/pay-input': ({ tx, actor, body }) => addPayInput(tx, actor, body),
  'DELETE /api/v1/user/pay-input/{id}': ({ tx, actor, params }) => removePayInput(tx, actor, params.id),
})

export const payInputRoutes = guarded(contract, served, {
  'POST /api/v1/user/pay-input': ({ tx, body }) => payInputGuard(tx, body),
  'DELETE /api/v1/user/pay-input/{id}': ({ tx, params }) => payInputRemovalGuard(tx, params.id),
})

import { reversalRoutes as contract } from '@muster/contract/payroll/pay-run/reversal.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { reverse } from './reversal.ts'
import { reversalGuard } from './reversal-guard.ts'

const served = serve(contract, {
  'POST /api/v1/user/payslip/{id}/reversal': ({ tx, app, actor, params, body }) =>
    reverse(tx, app, actor, params.id, body),
})

export const reversalRoutes = guarded(contract, served, {
  'POST /api/v1/user/payslip/{id}/reversal': ({ tx, params, body }) => reversalGuard(tx, params.id, body),
})

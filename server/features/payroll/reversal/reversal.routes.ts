import { reversalRoutes as contract } from '@muster/contract/payroll/reversal.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { reverse } from './reversal.ts'

export const reversalRoutes = serve(contract, {
  'POST /api/v1/user/payslip/{id}/reversal': ({ tx, actor, params, body }) =>
    reverse(tx, actor, params.id, body.reason),
})

import { openingPayRoutes as contract } from '@muster/contract/payroll/pay-run/opening-pay.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addOpeningPay, changeOpeningPay, openingPayOf, removeOpeningPay } from './opening-pay.ts'

export const openingPayRoutes = serve(contract, {
  'GET /api/v1/user/opening-pay': ({ tx, query }) => openingPayOf(tx, query.employeeId),
  'POST /api/v1/user/opening-pay': ({ tx, actor, body }) => addOpeningPay(tx, actor, body),
  'PUT /api/v1/user/opening-pay/{id}': ({ tx, actor, params, body }) => changeOpeningPay(tx, actor, params.id, body),
  'DELETE /api/v1/user/opening-pay/{id}': ({ tx, actor, params }) => removeOpeningPay(tx, actor, params.id),
})

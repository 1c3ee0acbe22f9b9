import { requestedDetailRoutes as contract } from '@muster/contract/employees/requested-detail.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { ownRequested, requestDetails, requestedOf, withdrawRequested } from './requested-detail.ts'

export const requestedDetailRoutes = serve(contract, {
  'GET /api/v1/employee/self-requested-detail': ({ tx, actor }) => ownRequested(tx, actor),
  'GET /api/v1/employee/requested-detail/{id}': ({ tx, params }) => requestedOf(tx, params.id),
  'POST /api/v1/employee/requested-detail/{id}': ({ tx, actor, params, body }) =>
    requestDetails(tx, actor, params.id, body),
  'DELETE /api/v1/employee/requested-detail/{id}/{step}': ({ tx, params }) =>
    withdrawRequested(tx, params.id, params.step),
})

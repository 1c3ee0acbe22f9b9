import { provisionRoutes as contract } from '@muster/contract/payroll/provision/provision.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { makeProvisions, provisions } from './provision.ts'

export const provisionRoutes = serve(contract, {
  'GET /api/v1/user/payrun/{id}/provisions': ({ tx, params }) => provisions(tx, params.id),
  'PUT /api/v1/user/payrun/{id}/provisions': ({ tx, actor, params, body }) =>
    makeProvisions(tx, actor, params.id, body.kinds),
})

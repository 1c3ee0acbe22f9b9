import { preflightRoutes as contract } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { preflight, preflightPeople } from './preflight.ts'

export const preflightRoutes = serve(contract, {
  'GET /api/v1/user/payrun/{id}/preflight': ({ tx, actor, params, query }) =>
    preflight(tx, actor, params.id, query.attempt),
  'GET /api/v1/user/payrun/{id}/preflight/{code}': ({ tx, params, query }) =>
    preflightPeople(tx, params.id, params.code, query),
})

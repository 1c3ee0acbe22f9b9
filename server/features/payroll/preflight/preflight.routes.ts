import { preflightRoutes as contract } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { preflight, preflightPeople } from './preflight.ts'

export const preflightRoutes = serve(contract, {
  'GET /api/v1/user/payrun/{id}/preflight': async ({ tx, actor, params, query, language }) =>
    translateAll(await preflight(tx, actor, params.id, query.attempt), language),
  'GET /api/v1/user/payrun/{id}/preflight/{code}': async ({ tx, params, query, language }) =>
    translateAll(await preflightPeople(tx, params.id, params.code, query), language),
})

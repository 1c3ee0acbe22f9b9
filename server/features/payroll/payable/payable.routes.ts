import { payableRoutes as contract } from '@muster/contract/payroll/payable/payable.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { outsidePaymentGuard, undoPaymentGuard } from './payable-guard.ts'
import { choose, payable, payOutside, undoPayment } from './outside.ts'
import { payablePage, payableSummary } from './payable.queries.ts'

const served = serve(contract, {
  'GET /api/v1/user/payable': ({ tx, query }) => payablePage(tx, query),
  'GET /api/v1/user/payable-summary': ({ tx }) => payableSummary(tx, {}),
  'GET /api/v1/user/payable/{id}': ({ tx, params }) => payable(tx, params.id),
  'PUT /api/v1/user/payable/{id}': ({ tx, actor, params, body }) => choose(tx, actor, params.id, body),
  'POST /api/v1/user/payable-payment': ({ tx, actor, body }) => payOutside(tx, actor, body),
  'POST /api/v1/user/payable-payment/{id}/undo': ({ tx, app, actor, params, body }) =>
    undoPayment(tx, app, actor, params.id, body.reason),
})

export const payableRoutes = guarded(contract, served, {
  'POST /api/v1/user/payable-payment': ({ tx, body }) => outsidePaymentGuard(tx, body),
  'POST /api/v1/user/payable-payment/{id}/undo': ({ tx, params, body }) => undoPaymentGuard(tx, params.id, body.reason),
})

import { purchaseRoutes as contract } from '@muster/contract/procurement/purchase.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { close, order, purchase, receive } from './purchase.ts'
import { purchasePage } from './purchase.queries.ts'

export const purchaseRoutes = serve(contract, {
  'GET /api/v1/user/purchase': ({ tx, query }) => purchasePage(tx, query),
  'GET /api/v1/user/purchase/{id}': ({ tx, actor, params }) => purchase(tx, actor, params.id),
  'POST /api/v1/user/purchase/{id}/order': ({ tx, actor, params, body }) => order(tx, actor, params.id, body),
  'POST /api/v1/user/purchase-order/{id}/delivery': ({ tx, actor, params, body }) =>
    receive(tx, actor, params.id, body),
  'PUT /api/v1/user/purchase-order/{id}/close': ({ tx, actor, params, body }) => close(tx, actor, params.id, body),
})

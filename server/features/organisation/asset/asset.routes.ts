import { assetRoutes as contract } from '@muster/contract/organisation/asset.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { readPrivate, readPublic } from './asset.ts'

export const assetRoutes = serve(contract, {
  'GET /api/v1/utility/assets/public': ({ app, query }) => readPublic(app, query.key),
  'GET /api/v1/utility/assets/private': ({ app, tx, actor, query }) => readPrivate(app, tx, actor, query.key),
})

import { assetRoutes as contract } from '@muster/contract/procurement/asset.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addAssets, asset, changeAsset, nextTags, retire } from './asset.ts'
import { assetFile } from './asset-file.ts'
import { assetPage, assetSummary } from './asset.queries.ts'
import { acknowledge, handOver, takeBack } from './holding.ts'
import { ownAssets } from './holding.queries.ts'

export const assetRoutes = serve(contract, {
  'GET /api/v1/user/asset': ({ tx, query }) => assetPage(tx, query),
  'GET /api/v1/user/asset-file': ({ tx, actor, query, language }) => assetFile(tx, actor, query, language),
  'GET /api/v1/user/asset-summary': async ({ tx }) => (await assetSummary(tx, {}))!,
  'GET /api/v1/user/asset-tags': ({ tx, query }) => nextTags(tx, query.count),
  'GET /api/v1/user/asset/{id}': ({ tx, params }) => asset(tx, params.id),
  'POST /api/v1/user/asset': ({ tx, actor, body }) => addAssets(tx, actor, body),
  'PUT /api/v1/user/asset/{id}': ({ tx, actor, params, body }) => changeAsset(tx, actor, params.id, body),
  'POST /api/v1/user/asset/{id}/handover': ({ tx, actor, params, body }) => handOver(tx, actor, params.id, body),
  'POST /api/v1/user/asset/{id}/return': ({ tx, actor, params, body }) => takeBack(tx, actor, params.id, body),
  'POST /api/v1/user/asset/{id}/retire': ({ tx, actor, params, body }) => retire(tx, actor, params.id, body),
  'GET /api/v1/employee/asset': ({ tx, actor }) =>
    actor.employee === null ? Promise.resolve([]) : ownAssets(tx, { employee: actor.employee }),
  'PUT /api/v1/employee/asset/{id}/acknowledge': ({ tx, actor, params }) => acknowledge(tx, actor, params.id),
})

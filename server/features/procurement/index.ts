import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { assetRoutes } from './asset/asset.routes.ts'
import { procurementRequest } from './request/procurement.request.ts'
import { procurementRoutes } from './request/procurement.routes.ts'
import { purchaseRoutes } from './purchase/purchase.routes.ts'

export { openHoldings as assetsHeldBy } from './asset/holding.queries.ts'

/** Procurement as a type of request. */
export const procurement = { type: procurementRequest, routes: procurementRoutes }

export const procurementFeature: Feature = {
  name: 'procurement',
  routes: [...purchaseRoutes, ...assetRoutes],
  constraints: {
    purchase_order_number_key: { path: 'body.number', message: say`This vendor has an order with this number already` },
    asset_tag_key: { message: say`Another asset has this tag` },
    asset_serial_key: { message: say`Another asset has this serial number` },
    asset_holding_open_key: { message: say`Someone else holds this asset` },
    asset_holding_days_check: { path: 'body.day', message: say`Someone else held this asset on these days` },
  },
}

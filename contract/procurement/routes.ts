import { assetRoutes } from './asset.routes.ts'
import { procurementRoutes } from './procurement.routes.ts'
import { purchaseRoutes } from './purchase.routes.ts'

export const procurementFeatureRoutes = { ...procurementRoutes, ...purchaseRoutes, ...assetRoutes }

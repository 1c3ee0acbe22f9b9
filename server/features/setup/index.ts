import type { Feature } from '../../platform/feature.ts'
import { companySetupRoutes, quickAddRoutes } from './setup.routes.ts'

export { companySetup } from './company-setup.queries.ts'

/** A new company's first hour: other features' records are made through their public functions. */
export const setupFeature: Feature = { name: 'setup', routes: [...companySetupRoutes, ...quickAddRoutes] }

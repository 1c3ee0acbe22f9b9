import type { Feature } from '../../platform/feature.ts'
import { companySetupRoutes, quickAddRoutes } from './setup.routes.ts'

export { companySetup } from './company-setup.queries.ts'

/** The first hour of a new company: what others own is made through their doors. */
export const setupFeature: Feature = { name: 'setup', routes: [...companySetupRoutes, ...quickAddRoutes] }

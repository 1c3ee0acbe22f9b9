import { companySetupRoutes } from './company-setup.routes.ts'
import { quickAddRoutes } from './quick-add.routes.ts'

export const setupRoutes = { ...companySetupRoutes, ...quickAddRoutes }

import { companySetupRoutes } from './company-setup.routes.ts'

export const setupRoutes = { ...companySetupRoutes }

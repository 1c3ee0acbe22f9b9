import { companySignInRoutes } from './company-sign-in.routes.ts'
import { providerRoutes } from './provider.routes.ts'

export const singleSignOnRoutes = { ...providerRoutes, ...companySignInRoutes }

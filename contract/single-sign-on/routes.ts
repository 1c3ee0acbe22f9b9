import { companySignInRoutes } from './company-sign-in.routes.ts'
import { providerRoutes } from './provider.routes.ts'
import { scimRoutes } from './scim.routes.ts'

export const singleSignOnRoutes = { ...providerRoutes, ...companySignInRoutes, ...scimRoutes }

import { apiKeyRoutes } from './api-key.routes.ts'

export const integrationsRoutes = {
  ...apiKeyRoutes,
}

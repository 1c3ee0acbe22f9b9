import { apiKeyRoutes } from './api-key.routes.ts'
import { webhookRoutes } from './webhook.routes.ts'

export const integrationsRoutes = {
  ...apiKeyRoutes,
  ...webhookRoutes,
}

import type { Feature } from '../../platform/feature.ts'
import { apiKeyRoutes } from './api-key/api-key.routes.ts'
import { warnOfExpiry } from './api-key/warn.ts'

export { keyCaller } from './api-key/key-caller.ts'

export const integrationsFeature: Feature = {
  name: 'integrations',
  routes: [...apiKeyRoutes],
  jobs: { 'api-key-expiry': warnOfExpiry },
  // In the morning in India.
  schedules: { 'api-key-expiry': { cron: '50 3 * * *', data: { organisation: null } } },
}

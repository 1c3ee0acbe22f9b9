import type { Feature } from '../../platform/feature.ts'
import { apiKeyRoutes } from './api-key/api-key.routes.ts'
import { warnOfExpiry } from './api-key/warn.ts'
import { cleanWebhooks, sendWebhooks } from './webhook/send.ts'
import { webhookRoutes } from './webhook/webhook.routes.ts'

export { keyCaller } from './api-key/key-caller.ts'
export { announce } from './webhook/announce.ts'
export { sendWebhooks }

export const integrationsFeature: Feature = {
  name: 'integrations',
  routes: [...apiKeyRoutes, ...webhookRoutes],
  jobs: { 'api-key-expiry': warnOfExpiry, 'webhook-send': sendWebhooks, 'webhook-cleaning': cleanWebhooks },
  // In the morning and at night in India.
  schedules: {
    'api-key-expiry': { cron: '50 3 * * *', data: { organisation: null } },
    'webhook-cleaning': { cron: '50 20 * * *', data: { organisation: null } },
  },
}

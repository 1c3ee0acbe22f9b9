import { apiKeyRoutes as contract } from '@muster/contract/integrations/api-key.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { apiKeys, changeKey, createKey, renew, revoke } from './api-key.ts'

export const apiKeyRoutes = serve(contract, {
  'GET /api/v1/user/api-key': ({ tx, actor }) => apiKeys(tx, actor),
  'POST /api/v1/user/api-key': ({ tx, app, actor, body }) => createKey(tx, app, actor, body),
  'PUT /api/v1/user/api-key/{id}': ({ tx, actor, params, body }) => changeKey(tx, actor, params.id, body),
  'POST /api/v1/user/api-key/{id}/renew': ({ tx, actor, params, body }) => renew(tx, actor, params.id, body),
  'DELETE /api/v1/user/api-key/{id}': ({ tx, actor, params }) => revoke(tx, actor, params.id),
})

import { webhookRoutes as contract } from '@muster/contract/integrations/webhook.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import {
  addWebhook,
  changeWebhook,
  checkAddress,
  deliveries,
  removeWebhook,
  renewWebhook,
  replay,
  testWebhook,
  webhooks,
} from './webhook.ts'

export const webhookRoutes = serve(contract, {
  'GET /api/v1/user/webhook': ({ tx, actor }) => webhooks(tx, actor),
  'POST /api/v1/user/webhook': prepared(
    ({ app, actor, body }) => checkAddress(app, actor, body.url),
    ({ tx, app, actor, body }) => addWebhook(tx, app, actor, body),
  ),
  'PUT /api/v1/user/webhook/{id}': prepared(
    ({ app, actor, body }) => checkAddress(app, actor, body.url),
    ({ tx, actor, params, body }) => changeWebhook(tx, actor, params.id, body),
  ),
  'POST /api/v1/user/webhook/{id}/renew': ({ tx, app, actor, params }) => renewWebhook(tx, app, actor, params.id),
  'DELETE /api/v1/user/webhook/{id}': ({ tx, actor, params }) => removeWebhook(tx, actor, params.id),
  'POST /api/v1/user/webhook/{id}/test': ({ tx, actor, params }) => testWebhook(tx, actor, params.id),
  'GET /api/v1/user/webhook/{id}/delivery': ({ tx, actor, params, query }) => deliveries(tx, actor, params.id, query),
  'POST /api/v1/user/webhook-delivery/{id}/replay': ({ tx, actor, params }) => replay(tx, actor, params.id),
})

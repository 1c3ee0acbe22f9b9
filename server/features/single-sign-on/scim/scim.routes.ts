import { scimRoutes as contract } from '@muster/contract/single-sign-on/scim.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { makeToken, revokeToken, scimSettings } from './token.ts'

export const scimRoutes = serve(contract, {
  'GET /api/v1/user/single-sign-on/scim': ({ tx, app, actor }) => scimSettings(tx, app, actor),
  'POST /api/v1/user/single-sign-on/scim-token': ({ tx, app, actor, body }) => makeToken(tx, app, actor, body),
  'DELETE /api/v1/user/single-sign-on/scim-token/{id}': ({ tx, actor, params }) => revokeToken(tx, actor, params.id),
})

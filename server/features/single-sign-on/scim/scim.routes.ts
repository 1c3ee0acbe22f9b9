import { scimRoutes as contract } from '@muster/contract/single-sign-on/scim.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { allowSignIn, signInGuard } from './allow-sign-in.ts'
import { approveToken, makeToken, revokeToken, scimSettings } from './token/token.ts'
import { approvalGuard, tokenGuard } from './token/token-guard.ts'

const served = serve(contract, {
  'GET /api/v1/user/single-sign-on/scim': ({ tx, app, actor }) => scimSettings(tx, app, actor),
  'POST /api/v1/user/single-sign-on/scim-token': ({ tx, app, actor, body }) => makeToken(tx, app, actor, body),
  'PUT /api/v1/user/single-sign-on/scim-token/{id}': ({ tx, actor, params }) => approveToken(tx, actor, params.id),
  'PUT /api/v1/user/single-sign-on/sign-in/{id}': ({ tx, actor, params }) => allowSignIn(tx, actor, params.id),
  'DELETE /api/v1/user/single-sign-on/scim-token/{id}': ({ tx, actor, params }) => revokeToken(tx, actor, params.id),
})

export const scimRoutes = guarded(contract, served, {
  'POST /api/v1/user/single-sign-on/scim-token': async ({ tx, body }) => tokenGuard(tx, body),
  'PUT /api/v1/user/single-sign-on/scim-token/{id}': async ({ tx }) => approvalGuard(tx),
  'PUT /api/v1/user/single-sign-on/sign-in/{id}': ({ tx, params }) => signInGuard(tx, params.id),
})

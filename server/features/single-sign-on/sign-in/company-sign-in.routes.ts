import { companySignInRoutes as contract } from '@muster/contract/single-sign-on/company-sign-in.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { beginByEmail, beginFlow } from './begin.ts'
import { finishFlow } from './finish.ts'

export const companySignInRoutes = serve(contract, {
  'POST /api/auth/sso/begin': ({ app, client, body }) => beginByEmail(app, client, body.email),
  'POST /api/auth/sso/finish': ({ app, client, body }) => finishFlow(app, client, body),
  'POST /api/auth/sso/prove': prepared(
    ({ app, client, actor: { organisation, account, session } }) =>
      beginFlow(app, client, { organisation, purpose: 'proof', account, session }),
    (_, url) => ({ url }),
  ),
})

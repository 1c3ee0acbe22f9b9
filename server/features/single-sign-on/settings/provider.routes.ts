import { providerRoutes as contract } from '@muster/contract/single-sign-on/provider.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { assertAdmin } from '../provider/admin.ts'
import { beginFlow } from '../sign-in/begin.ts'
import { claimDomain, proveDomain, removeDomain } from './domain.ts'
import { companySettings, saveProvider } from './provider.ts'
import { providerGuard } from './provider-guard.ts'

const served = serve(contract, {
  'GET /api/v1/user/single-sign-on': ({ tx, app, actor }) => companySettings(tx, app, actor),
  'PUT /api/v1/user/single-sign-on': ({ tx, app, actor, body }) => saveProvider(tx, app, actor, body),
  'POST /api/v1/user/single-sign-on/domain': ({ tx, app, actor, body }) => claimDomain(tx, app, actor, body),
  'POST /api/v1/user/single-sign-on/domain-proof': prepared(
    ({ app, actor, body }) => proveDomain(app, actor, body),
    ({ tx, app, actor }) => companySettings(tx, app, actor),
  ),
  'POST /api/v1/user/single-sign-on/domain-removal': ({ tx, app, actor, body }) =>
    removeDomain(tx, app, actor, body.domain),
  'POST /api/v1/user/single-sign-on/test': prepared(
    ({ app, client, actor }) => {
      assertAdmin(actor)
      const { organisation, account, session } = actor
      return beginFlow(app, client, { organisation, purpose: 'test', account, session })
    },
    (_, url) => ({ url }),
  ),
})

export const providerRoutes = guarded(contract, served, {
  'PUT /api/v1/user/single-sign-on': ({ tx, app, actor, body }) => providerGuard(tx, app, actor, body),
})

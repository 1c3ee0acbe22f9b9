import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { providerRoutes } from './settings/provider.routes.ts'
import { scimRoutes } from './scim/scim.routes.ts'
import { tellOfProvisioned } from './digest/digest.ts'
import { warnOfTokens } from './scim/warn.ts'
import { companySignInRoutes } from './sign-in/company-sign-in.routes.ts'

export { scim } from './scim/scim.ts'
export { scimError } from './scim/scim-error.ts'

export const singleSignOnFeature: Feature = {
  name: 'single-sign-on',
  routes: [...providerRoutes, ...companySignInRoutes, ...scimRoutes],
  jobs: { 'scim-token-check': warnOfTokens, 'provisioned-digest': tellOfProvisioned },
  // In the morning in India.
  schedules: {
    'scim-token-check': { cron: '55 3 * * *', data: { organisation: null } },
    'provisioned-digest': { cron: '25 4 * * *', data: { organisation: null } },
  },
  constraints: {
    sso_domain_owner_pkey: { path: 'body.domain', message: say`This domain belongs to another company` },
    sso_role_organisation_id_role_id_fkey: { path: 'body.roles', message: say`One of these roles does not exist` },
  },
}

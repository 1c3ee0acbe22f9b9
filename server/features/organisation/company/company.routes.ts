import { companyRoutes as contract } from '@muster/contract/organisation/company.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { changeCompanyInfo, companyInfo, overview, putLogo, removeLogo } from './company.ts'

export const companyRoutes = serve(contract, {
  'GET /api/v1/user/company-info': ({ tx }) => companyInfo(tx),
  'PUT /api/v1/user/company-info': ({ tx, body }) => changeCompanyInfo(tx, body),
  'PUT /api/v1/user/org-logo': ({ tx, app, files }) => putLogo(tx, app, files.logo),
  'DELETE /api/v1/user/org-logo': ({ tx, app }) => removeLogo(tx, app),
  'GET /api/v1/user/overview': ({ tx }) => overview(tx),
})

import { companyRoutes as contract } from '@muster/contract/organisation/company.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { changeCompanyInfo, changeLogo, companyInfo, overview, removeLogo } from './company.ts'
import { changePlan } from './plan.ts'

export const companyRoutes = serve(contract, {
  'GET /api/v1/user/company-info': ({ tx }) => companyInfo(tx),
  'PUT /api/v1/user/company-info': ({ tx, actor, body }) => changeCompanyInfo(tx, actor, body),
  'PUT /api/v1/user/plan': ({ tx, actor, body }) => changePlan(tx, actor, body),
  'PUT /api/v1/user/org-logo': ({ tx, app, actor, files }) => changeLogo(tx, app, actor, files.logo),
  'DELETE /api/v1/user/org-logo': ({ tx, app, actor }) => removeLogo(tx, app, actor),
  'GET /api/v1/user/overview': ({ tx }) => overview(tx),
})

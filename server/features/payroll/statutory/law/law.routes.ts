import { statutoryLawRoutes as contract } from '@muster/contract/payroll/statutory/statutory-law.routes.ts'
import { guarded } from '../../../../platform/second-person/guard.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { ownLawEndGuard, ownLawGuard } from '../statutory-guard.ts'
import { lawDetail, lawPage } from './law-list.ts'
import { addOwnLaw, endOwnLaw } from './own-law.ts'

const served = serve(contract, {
  'GET /api/v1/user/statutory-law': ({ tx, query, language }) => lawPage(tx, language, query),
  'GET /api/v1/user/statutory-law/{id}': ({ tx, params, language }) => lawDetail(tx, language, params.id),
  'POST /api/v1/user/statutory-law': ({ tx, actor, body }) => addOwnLaw(tx, actor, body),
  'DELETE /api/v1/user/statutory-law/{id}': ({ tx, actor, params }) => endOwnLaw(tx, actor, params.id),
})

export const lawRoutes = guarded(contract, served, {
  'POST /api/v1/user/statutory-law': ({ tx, body }) => ownLawGuard(tx, body),
  'DELETE /api/v1/user/statutory-law/{id}': ({ tx, params }) => ownLawEndGuard(tx, params.id),
})

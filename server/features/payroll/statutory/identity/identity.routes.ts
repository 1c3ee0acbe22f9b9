import { employeeStatutoryRoutes as contract } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { saveIdentity, showIdentity } from './identity.ts'

export const identityRoutes = serve(contract, {
  'GET /api/v1/employee/statutory/{id}': ({ tx, params }) => showIdentity(tx, params.id),
  'PUT /api/v1/employee/statutory/{id}': ({ tx, actor, params, body }) => saveIdentity(tx, actor, params.id, body),
})

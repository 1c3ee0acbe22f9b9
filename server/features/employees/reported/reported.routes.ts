import { reportedChangeRoutes as contract } from '@muster/contract/employees/reported-change.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { reportNotMe, reportsOf, closeReport } from './reported.ts'

export const reportedChangeRoutes = serve(contract, {
  'POST /api/v1/employee/not-me': ({ app, body }) => reportNotMe(app, body.token),
  'GET /api/v1/employee/reported-change/{id}': ({ tx, actor, params }) => reportsOf(tx, actor, params.id),
  'PUT /api/v1/employee/reported-change/{id}': ({ tx, actor, params, body }) =>
    closeReport(tx, actor, params.id, body.outcome),
})

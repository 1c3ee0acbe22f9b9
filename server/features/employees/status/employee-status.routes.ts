import { employeeStatusRoutes as contract } from '@muster/contract/employees/employee-status.routes.ts'
import { auditPage } from '../../../platform/audit/audit.queries.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { oneEmployee } from '../basic-info/change-employee.ts'
import { changeStatus, resendInvitation } from './employee-status.ts'

export const employeeStatusRoutes = serve(contract, {
  'PUT /api/v1/employee/status/{id}': ({ tx, app, actor, params, body }) =>
    changeStatus(tx, app, actor, params.id, body),
  'POST /api/v1/employee/resend-invitation/{id}': ({ tx, app, actor, params }) =>
    resendInvitation(tx, app, actor, params.id),
  'GET /api/v1/employee/activity/{id}': async ({ tx, params: { id }, query: { limit, offset } }) => {
    await oneEmployee(tx, id)
    return auditPage(tx, { type: 'employee', id, sortBy: 'n', sortOrder: 'desc', limit, offset })
  },
})

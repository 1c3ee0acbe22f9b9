import { employeeStatusRoutes as contract } from '@muster/contract/employees/employee-status.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { activityOf } from './activity.ts'
import { inviteEach } from './invite-each.ts'
import { changeStatus, resendInvitation } from './employee-status.ts'
import { statusGuard } from './status-guard.ts'

const served = serve(contract, {
  'PUT /api/v1/employee/status/{id}': ({ tx, app, actor, params, body }) =>
    changeStatus(tx, app, actor, params.id, body),
  'POST /api/v1/employee/resend-invitation/{id}': ({ tx, app, actor, params }) =>
    resendInvitation(tx, app, actor, params.id),
  'POST /api/v1/employee/invitations': ({ tx, app, actor, body }) => inviteEach(tx, app, actor, body.employees),
  'GET /api/v1/employee/activity/{id}': ({ tx, actor, params, query: { limit, offset }, language }) =>
    activityOf(tx, actor, params.id, { limit, offset }, language),
})

export const employeeStatusRoutes = guarded(contract, served, {
  'PUT /api/v1/employee/status/{id}': ({ tx, app, params, body }) => statusGuard(tx, app, params.id, body),
})

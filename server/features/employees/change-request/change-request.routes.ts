import { changeRequestRoutes as contract } from '@muster/contract/employees/change-request.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { allRequests, countOfRequests, decide, revealRequested } from './decide-change-request.ts'
import { ownRequests, requestBank, requestName, requestNumber, withdrawOwn } from './own-change-request.ts'

export const changeRequestRoutes = serve(contract, {
  'GET /api/v1/employee/self-change-request': ({ tx, actor }) => ownRequests(tx, actor),
  'POST /api/v1/employee/self-change-request/bank': ({ tx, app, actor, body, files }) =>
    requestBank(tx, app, actor, body, files.file),
  'POST /api/v1/employee/self-change-request/number': ({ tx, app, actor, body, files }) =>
    requestNumber(tx, app, actor, body, files.file),
  'POST /api/v1/employee/self-change-request/name': ({ tx, app, actor, body, files }) =>
    requestName(tx, app, actor, body, files.file),
  'DELETE /api/v1/employee/self-change-request/{id}': ({ tx, app, actor, params }) =>
    withdrawOwn(tx, app, actor, params.id),
  'GET /api/v1/employee/change-request': ({ tx, actor, query }) => allRequests(tx, actor, query),
  'GET /api/v1/employee/change-request-count': ({ tx, actor }) => countOfRequests(tx, actor),
  'GET /api/v1/employee/change-request/{id}/reveal': ({ tx, app, actor, params }) =>
    revealRequested(tx, app, actor, params.id),
  'PUT /api/v1/employee/change-request/{id}': ({ tx, app, actor, params, body }) =>
    decide(tx, app, actor, params.id, body),
})

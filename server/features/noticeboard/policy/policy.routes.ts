import { policyRoutes as contract } from '@muster/contract/noticeboard/policy.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { acknowledge, acknowledgementFile, acknowledgements } from './acknowledge.ts'
import { addPolicy, changePolicy, policies, policy, removePolicy } from './policy.ts'

export const policyRoutes = serve(contract, {
  'GET /api/v1/employee/company-policy': ({ tx, actor }) => policies(tx, actor),
  'GET /api/v1/employee/company-policy/{id}': ({ tx, actor, params, query }) =>
    policy(tx, actor, params.id, query.version),
  'POST /api/v1/employee/company-policy': ({ tx, app, actor, body, files }) =>
    addPolicy(tx, actor, body, { app, file: files.file[0] }),
  'PUT /api/v1/employee/company-policy/{id}': ({ tx, app, actor, params, body, files }) =>
    changePolicy(tx, actor, params.id, body, { app, file: files.file[0] }),
  'DELETE /api/v1/employee/company-policy/{id}': ({ tx, actor, params }) => removePolicy(tx, actor, params.id),
  'POST /api/v1/employee/company-policy/{id}/acknowledge': ({ tx, actor, params, body }) =>
    acknowledge(tx, actor, params.id, body.version),
  'GET /api/v1/employee/company-policy/{id}/acknowledgements': ({ tx, actor, params, query }) =>
    acknowledgements(tx, actor, params.id, query),
  'GET /api/v1/employee/company-policy/{id}/acknowledgement-file': ({ tx, actor, params, query, language }) =>
    acknowledgementFile(tx, actor, params.id, query, language),
})

import { policyRoutes as contract } from '@muster/contract/noticeboard/policy.routes.ts'
import { prepared } from '../../../platform/serve/call.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { formatOlder, formatted } from '../markdown/formatted.ts'
import { acknowledge, acknowledgementFile, acknowledgements } from './acknowledge.ts'
import { keepPolicyHtml, unformattedPolicy } from './policy.queries.ts'
import { addPolicy, changePolicy, policies, policy, removePolicy } from './policy.ts'

export const policyRoutes = serve(contract, {
  'GET /api/v1/employee/company-policy': ({ tx, actor }) => policies(tx, actor),
  'GET /api/v1/employee/company-policy/{id}': prepared(
    ({ app, actor, params: { id }, query: { version = null } }) =>
      formatOlder(app, actor.organisation, {
        find: (tx) => unformattedPolicy(tx, { id, version }),
        keep: (tx, text) => keepPolicyHtml(tx, { id, ...text }),
      }),
    ({ tx, actor, params, query }) => policy(tx, actor, params.id, query.version),
  ),
  'POST /api/v1/employee/company-policy': prepared(
    ({ actor, body }) => formatted(actor.organisation, body.description, 'description'),
    ({ tx, app, actor, body, files }, html) => addPolicy(tx, actor, body, { app, file: files.file[0], html }),
  ),
  'PUT /api/v1/employee/company-policy/{id}': prepared(
    ({ actor, body }) => formatted(actor.organisation, body.description, 'description'),
    ({ tx, app, actor, params, body, files }, html) =>
      changePolicy(tx, actor, params.id, body, { app, file: files.file[0], html }),
  ),
  'DELETE /api/v1/employee/company-policy/{id}': ({ tx, actor, params }) => removePolicy(tx, actor, params.id),
  'POST /api/v1/employee/company-policy/{id}/acknowledge': ({ tx, actor, params, body }) =>
    acknowledge(tx, actor, params.id, body.version),
  'GET /api/v1/employee/company-policy/{id}/acknowledgements': ({ tx, actor, params, query }) =>
    acknowledgements(tx, actor, params.id, query),
  'GET /api/v1/employee/company-policy/{id}/acknowledgement-file': ({ tx, actor, params, query, language }) =>
    acknowledgementFile(tx, actor, params.id, query, language),
})

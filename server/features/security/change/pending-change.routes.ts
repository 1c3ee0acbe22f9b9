import { pendingChangeRoutes as contract } from '@muster/contract/security/pending-change.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { decide, decideAll } from './decide.ts'
import { countToDecide, pendingChanges } from './pending-changes.ts'

export const pendingChangeRoutes = serve(contract, {
  'GET /api/v1/user/pending-change': ({ tx, actor, query, language }) => pendingChanges(tx, actor, query, language),
  'GET /api/v1/user/pending-change-count': ({ tx, actor }) => countToDecide(tx, actor),
  'PUT /api/v1/user/pending-change/{id}': ({ tx, app, actor, params, body }) => decide(tx, app, actor, params.id, body),
  'PUT /api/v1/user/pending-changes': ({ tx, app, actor, language, body: { ids, ...input } }) =>
    decideAll(tx, app, actor, ids, input, language),
})

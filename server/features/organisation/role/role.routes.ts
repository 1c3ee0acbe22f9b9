import { roleRoutes as contract } from '@muster/contract/organisation/role.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { roleGuard } from './role-guard.ts'
import { addRole, changeRole, pickRoles, removeRole } from './role.ts'

const served = serve(contract, {
  'GET /api/v1/user/role': ({ tx, query }) => pickRoles(tx, query),
  'POST /api/v1/user/role': ({ tx, actor, body }) => addRole(tx, actor, body),
  'PUT /api/v1/user/role/{id}': ({ tx, actor, params, body }) => changeRole(tx, actor, params.id, body),
  'DELETE /api/v1/user/role/{id}': ({ tx, actor, params }) => removeRole(tx, actor, params.id),
})

export const roleRoutes = guarded(contract, served, {
  'PUT /api/v1/user/role/{id}': ({ tx, params, body }) => roleGuard(tx, params.id, body),
})

import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { permissionRoutes as contract } from '@muster/contract/identity/permission.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { permissionsGuard } from './access-guard.ts'
import { privilegedPeople } from './permission.queries.ts'
import { changePermissions, flagsOf, showPermissions } from './permission.ts'

const served = serve(contract, {
  'GET /api/v1/employee/permissions': ({ actor }) => flagsOf(actor),
  'GET /api/v1/employee/permissions/{id}': ({ tx, actor, params }) => showPermissions(tx, actor, params.id),
  'PUT /api/v1/employee/permissions/{id}': ({ tx, actor, params, body }) =>
    changePermissions(tx, actor, params.id, body),
  'GET /api/v1/employee/privileged-people': ({ tx, query }) =>
    privilegedPeople(tx, { permissions: privilegedPermissions, except: query.except ?? null }),
})

export const permissionRoutes = guarded(contract, served, {
  'PUT /api/v1/employee/permissions/{id}': ({ tx, actor, params, body }) =>
    permissionsGuard(tx, actor, params.id, body),
})

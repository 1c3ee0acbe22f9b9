import { permissionRoutes as contract } from '@muster/contract/identity/permission.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { changePermissions, flagsOf, showPermissions } from './permission.ts'

export const permissionRoutes = serve(contract, {
  'GET /api/v1/employee/permissions': ({ actor }) => flagsOf(actor),
  'GET /api/v1/employee/permissions/{id}': ({ tx, actor, params }) => showPermissions(tx, actor, params.id),
  'PUT /api/v1/employee/permissions/{id}': ({ tx, actor, params, body }) =>
    changePermissions(tx, actor, params.id, body),
})

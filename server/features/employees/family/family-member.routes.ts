import { familyMemberRoutes as contract } from '@muster/contract/employees/family-member.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { familyOf, replaceFamily } from './family-member.ts'

export const familyMemberRoutes = serve(contract, {
  'GET /api/v1/employee/family-member': ({ tx, actor }) =>
    actor.employee === null ? [] : familyOf(tx, actor, actor.employee),
  'GET /api/v1/employee/family-member/{id}': ({ tx, actor, params }) => familyOf(tx, actor, params.id),
  'PUT /api/v1/employee/family-member/{id}': ({ tx, actor, params, body }) =>
    replaceFamily(tx, actor, params.id, body.members),
})

import { rehireRoutes as contract } from '@muster/contract/employees/rehire.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addGuard } from '../basic-info/people-guard.ts'
import { employments, rehire } from './rehire.ts'

const served = serve(contract, {
  'POST /api/v1/employee/rehire/{id}': ({ tx, app, actor, params, body }) => rehire(tx, app, actor, params.id, body),
  'GET /api/v1/employee/employments/{id}': ({ tx, params }) => employments(tx, params.id),
})

export const rehireRoutes = guarded(contract, served, {
  'POST /api/v1/employee/rehire/{id}': ({ tx, body }) => addGuard(tx, body),
})

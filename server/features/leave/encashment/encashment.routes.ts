import { leaveEncashmentRoutes as contract } from '@muster/contract/leave/leave-encashment.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { encashmentGuard } from './encashment-guard.ts'
import { encashments, payOut, takeBack } from './encashment.ts'

const served = serve(contract, {
  'GET /api/v1/employee/leave-encashment/{id}': ({ tx, params }) => encashments(tx, params.id),
  'POST /api/v1/employee/leave-encashment/{id}': ({ tx, actor, params, body }) => payOut(tx, actor, params.id, body),
  'DELETE /api/v1/employee/leave-encashment/{id}': ({ tx, actor, params }) => takeBack(tx, actor, params.id),
})

export const leaveEncashmentRoutes = guarded(contract, served, {
  'POST /api/v1/employee/leave-encashment/{id}': ({ tx, params, body }) => encashmentGuard(tx, params.id, body),
})

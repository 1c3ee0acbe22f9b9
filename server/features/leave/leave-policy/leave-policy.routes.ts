import { leavePolicyRoutes as contract } from '@muster/contract/leave/leave-policy.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addLeavePolicy, changeLeavePolicy, leavePolicies, removeLeavePolicy } from './leave-policy.ts'

export const leavePolicyRoutes = serve(contract, {
  'GET /api/v1/user/leave-policy': ({ tx }) => leavePolicies(tx),
  'POST /api/v1/user/leave-policy': ({ tx, body }) => addLeavePolicy(tx, body),
  'PUT /api/v1/user/leave-policy/{id}': ({ tx, params, body }) => changeLeavePolicy(tx, params.id, body),
  'DELETE /api/v1/user/leave-policy/{id}': ({ tx, params }) => removeLeavePolicy(tx, params.id),
})

import { leavePolicyRoutes as contract } from '@muster/contract/leave/leave-policy.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { eligibilityEffect } from './eligibility.ts'
import { addLeavePolicy, changeLeavePolicy, leavePolicies, removeLeavePolicy } from './leave-policy.ts'

export const leavePolicyRoutes = serve(contract, {
  'GET /api/v1/user/leave-policy': ({ tx }) => leavePolicies(tx),
  'POST /api/v1/user/leave-policy/effect': ({ tx, actor, body }) => eligibilityEffect(tx, actor, body),
  'POST /api/v1/user/leave-policy': ({ tx, actor, body }) => addLeavePolicy(tx, actor, body),
  'PUT /api/v1/user/leave-policy/{id}': ({ tx, actor, params, body }) => changeLeavePolicy(tx, actor, params.id, body),
  'DELETE /api/v1/user/leave-policy/{id}': ({ tx, actor, params }) => removeLeavePolicy(tx, actor, params.id),
})

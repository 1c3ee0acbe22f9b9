import { compOffRuleRoutes } from './comp-off-rule.routes.ts'
import { leaveBalanceRoutes } from './leave-balance.routes.ts'
import { leaveEffectRoutes } from './leave-effect.routes.ts'
import { leaveEncashmentRoutes } from './leave-encashment.routes.ts'
import { leavePolicyRoutes } from './leave-policy.routes.ts'
import { leaveRequestRoutes } from './leave-request.routes.ts'

export const leaveRoutes = {
  ...leavePolicyRoutes,
  ...leaveBalanceRoutes,
  ...leaveRequestRoutes,
  ...leaveEncashmentRoutes,
  ...leaveEffectRoutes,
  ...compOffRuleRoutes,
}

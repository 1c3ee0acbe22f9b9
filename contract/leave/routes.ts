import { leaveBalanceRoutes } from './leave-balance.routes.ts'
import { leavePolicyRoutes } from './leave-policy.routes.ts'

export const leaveRoutes = { ...leavePolicyRoutes, ...leaveBalanceRoutes }

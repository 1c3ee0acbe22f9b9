import { approvalRoutes } from './approval.routes.ts'
import { approvalRuleRoutes } from './approval-rule.routes.ts'
import { delegationRoutes } from './delegation.routes.ts'

export const approvalsRoutes = { ...approvalRoutes, ...approvalRuleRoutes, ...delegationRoutes }

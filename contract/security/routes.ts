import { alertRoutes } from './alert.routes.ts'
import { activityLogRoutes } from './activity-log.routes.ts'
import { bankWaitRoutes } from './bank-wait.routes.ts'
import { listExportRoutes } from './list-export.routes.ts'
import { logChainRoutes } from './log-chain.routes.ts'
import { pendingChangeRoutes } from './pending-change.routes.ts'
import { twoPersonRuleRoutes } from './two-person-rule.routes.ts'

export const securityRoutes = {
  ...pendingChangeRoutes,
  ...twoPersonRuleRoutes,
  ...bankWaitRoutes,
  ...activityLogRoutes,
  ...listExportRoutes,
  ...logChainRoutes,
  ...alertRoutes,
}

import type { Feature } from '../../platform/feature.ts'
import { accessChanged } from './alerts/access-changed.ts'
import { alertRoutes } from './alerts/alert.routes.ts'
import { securityAlert } from './alerts/security-alert.ts'
import { bankWaitRoutes } from './bank-wait.ts'
import { auditCheck } from './chain/audit-check.ts'
import { logChainRoutes } from './chain/log-chain.routes.ts'
import { pendingChangeRoutes } from './change/pending-change.routes.ts'
import { ruleRoutes } from './rule/rule.routes.ts'
import { activityLogRoutes } from './watch/activity-log.ts'
import { listExportRoutes } from './watch/list-export.ts'

export { bankWaitDays } from './bank-wait.ts'
export { awaitedBy, secondPerson } from './change/second-person.ts'
export { pendingOf } from './change/pending-of.queries.ts'
export { submittedOn } from './change/submitted.ts'
export { withdrawPending } from './change/withdraw-pending.ts'
export { soleHolder, tellAdmins, tellHolders } from './tell.ts'
export { refusedTo, revealing } from './watch/watch.ts'

export const securityFeature: Feature = {
  name: 'security',
  routes: [
    ...pendingChangeRoutes,
    ...ruleRoutes,
    ...bankWaitRoutes,
    ...activityLogRoutes,
    ...listExportRoutes,
    ...logChainRoutes,
    ...alertRoutes,
  ],
  jobs: { 'audit-check': auditCheck, 'security-alert': securityAlert, 'access-changed': accessChanged },
  // Early in the morning in India.
  schedules: { 'audit-check': { cron: '10 22 * * *', data: { organisation: null } } },
}

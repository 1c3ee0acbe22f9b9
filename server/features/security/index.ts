import type { Feature } from '../../platform/feature.ts'
import { bankWaitRoutes } from './bank-wait.ts'
import { pendingChangeRoutes } from './change/pending-change.routes.ts'
import { ruleRoutes } from './rule/rule.routes.ts'
import { activityLogRoutes } from './watch/activity-log.ts'
import { auditCheck } from './watch/audit-check.ts'

export { bankWaitDays } from './bank-wait.ts'
export { awaitedBy, secondPerson } from './change/second-person.ts'
export { pendingOf } from './change/pending-of.queries.ts'
export { soleHolder, tellAdmins, tellHolders } from './tell.ts'
export { refusedTo, revealing } from './watch/watch.ts'

export const securityFeature: Feature = {
  name: 'security',
  routes: [...pendingChangeRoutes, ...ruleRoutes, ...bankWaitRoutes, ...activityLogRoutes],
  jobs: { 'audit-check': auditCheck },
  // Early in the morning in India.
  schedules: { 'audit-check': { cron: '10 22 * * *', data: { organisation: null } } },
}

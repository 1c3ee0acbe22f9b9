import { identityRoutes } from './identity/routes.ts'
import { organisationRoutes } from './organisation/routes.ts'
import { employeesRoutes } from './employees/routes.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { leaveRoutes } from './leave/routes.ts'
import { approvalsRoutes } from './approvals/routes.ts'
import { expensesRoutes } from './expenses/routes.ts'
import { procurementFeatureRoutes } from './procurement/routes.ts'
import { payrollRoutes } from './payroll/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { documentsRoutes } from './documents/routes.ts'
import { lettersRoutes } from './letters/routes.ts'
import { notesRoutes } from './notes/routes.ts'
import { noticeboardRoutes } from './noticeboard/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { reportsRoutes } from './reports/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { integrationsRoutes } from './integrations/routes.ts'
import { importsRoutes } from './imports/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { singleSignOnRoutes } from './single-sign-on/routes.ts'
import { supportRoutes } from './support/routes.ts'

/** Every call of the product. The server serves each exactly once; the web takes its types from here. */
export const allRoutes = {
  ...identityRoutes,
  ...organisationRoutes,
  ...employeesRoutes,
  ...attendanceRoutes,
  ...leaveRoutes,
  ...approvalsRoutes,
  ...expensesRoutes,
  ...procurementFeatureRoutes,
  ...payrollRoutes,
  ...calendarRoutes,
  ...dashboardRoutes,
  ...documentsRoutes,
  ...lettersRoutes,
  ...notesRoutes,
  ...noticeboardRoutes,
  ...notificationsRoutes,
  ...privacyRoutes,
  ...reportsRoutes,
  ...securityRoutes,
  ...integrationsRoutes,
  ...importsRoutes,
  ...setupRoutes,
  ...singleSignOnRoutes,
  ...supportRoutes,
}

export type AllRoutes = typeof allRoutes

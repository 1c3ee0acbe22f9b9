import { identityFeature } from '../features/identity/index.ts'
import { organisationFeature } from '../features/organisation/index.ts'
import { employeesFeature } from '../features/employees/index.ts'
import { attendanceFeature } from '../features/attendance/index.ts'
import { leaveFeature } from '../features/leave/index.ts'
import { approvalsFeature } from '../features/approvals/index.ts'
import { expensesFeature } from '../features/expenses/index.ts'
import { payrollFeature } from '../features/payroll/index.ts'
import { procurementFeature } from '../features/procurement/index.ts'
import { calendarFeature } from '../features/calendar/index.ts'
import { dashboardFeature } from '../features/dashboard/index.ts'
import { documentsFeature } from '../features/documents/index.ts'
import { lettersFeature } from '../features/letters/index.ts'
import { notesFeature } from '../features/notes/index.ts'
import { noticeboardFeature } from '../features/noticeboard/index.ts'
import { notificationsFeature } from '../features/notifications/index.ts'
import { privacyFeature } from '../features/privacy/index.ts'
import { reportsFeature } from '../features/reports/index.ts'
import { securityFeature } from '../features/security/index.ts'
import { setupFeature } from '../features/setup/index.ts'
import { singleSignOnFeature } from '../features/single-sign-on/index.ts'
import { supportFeature } from '../features/support/index.ts'
import { importsFeature } from '../features/imports/index.ts'
import { integrationsFeature } from '../features/integrations/index.ts'
import type { Feature } from '../platform/feature.ts'
import { importKinds } from './import-kinds.ts'
import { requestFeatures, requestTypes } from './request-types.ts'

export const features: readonly Feature[] = [
  identityFeature,
  organisationFeature,
  employeesFeature,
  attendanceFeature,
  leaveFeature,
  approvalsFeature(requestTypes),
  ...requestFeatures,
  payrollFeature,
  expensesFeature,
  procurementFeature,
  calendarFeature,
  dashboardFeature,
  documentsFeature,
  lettersFeature,
  notesFeature,
  noticeboardFeature,
  notificationsFeature,
  privacyFeature,
  reportsFeature,
  securityFeature,
  integrationsFeature,
  importsFeature(importKinds),
  setupFeature,
  singleSignOnFeature,
  supportFeature,
]

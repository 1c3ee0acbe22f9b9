import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { reportRoutes } from './report.routes.ts'
import { mailSavedReports } from './saved/mail-saved-reports.ts'
import { savedReportRoutes } from './saved/saved-report.routes.ts'

/** Company figures by department and month, with the people behind them; saved, and announced monthly. */
export const reportsFeature: Feature = {
  name: 'reports',
  routes: [...reportRoutes, ...savedReportRoutes],
  jobs: { 'saved-report': mailSavedReports },
  // In the morning in India.
  schedules: { 'saved-report': { cron: '20 3 * * *', data: { organisation: null } } },
  constraints: {
    saved_report_name_key: { path: 'body.name', message: say`You have a saved report with this name` },
    saved_report_department_fkey: { path: 'body.departmentId', message: say`This department does not exist` },
    saved_report_location_fkey: { path: 'body.locationId', message: say`This location does not exist` },
  },
}

import { reportRoutes } from './report.routes.ts'
import { savedReportRoutes } from './saved-report.routes.ts'

export const reportsRoutes = { ...reportRoutes, ...savedReportRoutes }

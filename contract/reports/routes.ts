export { reportRoutes as reportsRoutes } from './report.routes.ts'

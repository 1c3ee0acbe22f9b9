import { dashboardRoutes as routes } from './dashboard.routes.ts'

export const dashboardRoutes = { ...routes }

import { calendarRoutes } from './calendar.routes.ts'
import { dashboardRoutes as routes } from './dashboard.routes.ts'

export const dashboardRoutes = { ...routes, ...calendarRoutes }

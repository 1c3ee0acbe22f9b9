import type { Feature } from '../../platform/feature.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardFeature: Feature = { name: 'dashboard', routes: [...dashboardRoutes, ...calendarRoutes] }

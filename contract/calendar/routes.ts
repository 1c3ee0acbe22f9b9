import { dayOffRoutes } from './day-off.routes.ts'
import { holidayRoutes } from './holiday.routes.ts'

export const calendarRoutes = { ...holidayRoutes, ...dayOffRoutes }

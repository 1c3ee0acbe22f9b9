import { dayOffRoutes } from './day-off.routes.ts'
import { eventRoutes } from './event.routes.ts'
import { holidayRoutes } from './holiday.routes.ts'

export const calendarRoutes = { ...holidayRoutes, ...eventRoutes, ...dayOffRoutes }

import { holidayRoutes } from './holiday.routes.ts'

export const calendarRoutes = { ...holidayRoutes }

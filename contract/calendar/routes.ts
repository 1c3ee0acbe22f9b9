import { defineRoutes } from '../routes.ts'

export const calendarRoutes = defineRoutes({})

import { defineRoutes } from '../routes.ts'

export const dashboardRoutes = defineRoutes({})

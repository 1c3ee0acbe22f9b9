import { defineRoutes } from '../routes.ts'

export const payrollRoutes = defineRoutes({})

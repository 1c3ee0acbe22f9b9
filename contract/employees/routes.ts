import { defineRoutes } from '../routes.ts'

export const employeesRoutes = defineRoutes({})

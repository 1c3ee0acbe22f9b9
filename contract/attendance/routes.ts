import { defineRoutes } from '../routes.ts'

export const attendanceRoutes = defineRoutes({})

import { defineRoutes } from '../routes.ts'

export const leaveRoutes = defineRoutes({})

import { defineRoutes } from '../routes.ts'

export const notificationsRoutes = defineRoutes({})

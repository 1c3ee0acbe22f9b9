import { defineRoutes } from '../routes.ts'

export const identityRoutes = defineRoutes({})

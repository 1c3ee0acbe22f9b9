import { defineRoutes } from '../routes.ts'

export const supportRoutes = defineRoutes({})

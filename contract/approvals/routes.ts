import { defineRoutes } from '../routes.ts'

export const approvalsRoutes = defineRoutes({})

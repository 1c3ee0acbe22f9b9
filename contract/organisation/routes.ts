import { shiftRoutes } from './shift.routes.ts'

export const organisationRoutes = { ...shiftRoutes }

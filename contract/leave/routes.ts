import { leaveRequestRoutes } from './leave-request.routes.ts'

export const leaveRoutes = { ...leaveRequestRoutes }

import { supportRoutes as routes } from './support.routes.ts'

export const supportRoutes = { ...routes }

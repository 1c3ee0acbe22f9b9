import { notificationRoutes } from './notification.routes.ts'

export const notificationsRoutes = { ...notificationRoutes }

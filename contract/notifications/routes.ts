import { notificationRoutes } from './notification.routes.ts'
import { preferenceRoutes } from './preference.routes.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

export const notificationsRoutes = { ...notificationRoutes, ...preferenceRoutes, ...unsubscribeRoutes }

import type { Feature } from '../../platform/feature.ts'
import { clearOne, readOne } from './notification.ts'
import { notificationRoutes } from './notification.routes.ts'

export { notify, notifyEach, type News } from './notification.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: [...notificationRoutes],
  commands: {
    MARK_NOTIFICATION_READ: async (app, { organisation, account }, id) => {
      await app.database.within(organisation, (tx) => readOne(tx, account, id))
    },
    NOTIFICATION_DELETED: async (app, { organisation, account }, id) => {
      await app.database.within(organisation, (tx) => clearOne(tx, account, id))
    },
  },
}

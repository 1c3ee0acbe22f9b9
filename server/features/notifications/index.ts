import type { Feature } from '../../platform/feature.ts'
import { cleanNotifications } from './cleaning.ts'
import { mailNews } from './mail/mail-news.ts'
import { clearOne, readOne } from './notification.ts'
import { notificationRoutes, preferenceRoutes, unsubscribeRoutes } from './notification.routes.ts'

export { oneClick } from './mail/one-click.ts'
export { notify, notifyEach, type News } from './notification.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: [...notificationRoutes, ...preferenceRoutes, ...unsubscribeRoutes],
  jobs: { 'mail-news': mailNews, 'notification-cleaning': cleanNotifications },
  // Completes mailing even if the job queued by a notification came too early.
  schedules: {
    'mail-news': { cron: '*/10 * * * *', data: { organisation: null } },
    'notification-cleaning': { cron: '20 21 * * *', data: { organisation: null } },
  },
  commands: {
    MARK_NOTIFICATION_READ: async (app, { organisation, account }, id) => {
      await app.database.within(organisation, (tx) => readOne(tx, account, id))
    },
    NOTIFICATION_DELETED: async (app, { organisation, account }, id) => {
      await app.database.within(organisation, (tx) => clearOne(tx, account, id))
    },
  },
}

import { notificationRoutes as contract } from '@muster/contract/notifications/notification.routes.ts'
import { serve } from '../../platform/serve/serve.ts'
import { clearAll, clearOne, readAll, readOne } from './notification.ts'
import { newestNotifications } from './notification.queries.ts'

export const notificationRoutes = serve(contract, {
  'GET /api/v1/notification/all': ({ tx, actor }) => newestNotifications(tx, actor),
  'PUT /api/v1/notification/mark-all-read': ({ tx, actor }) => readAll(tx, actor.account),
  'PUT /api/v1/notification/mark-read/{id}': ({ tx, actor, params }) => readOne(tx, actor.account, params.id),
  'DELETE /api/v1/notification/clear/{id}': ({ tx, actor, params }) => clearOne(tx, actor.account, params.id),
  'DELETE /api/v1/notification/clear-all': ({ tx, actor }) => clearAll(tx, actor.account),
})

import { notificationRoutes as contract } from '@muster/contract/notifications/notification.routes.ts'
import { preferenceRoutes as preferenceContract } from '@muster/contract/notifications/preference.routes.ts'
import { unsubscribeRoutes as unsubscribeContract } from '@muster/contract/notifications/unsubscribe.routes.ts'
import { serve } from '../../platform/serve/serve.ts'
import { unsubscribe } from './mail/unsubscribe.ts'
import { clearAll, clearOne, readAll, readOne, shown } from './notification.ts'
import { newestNotifications } from './notification.queries.ts'
import { choose, preferences } from './preference.ts'

export const notificationRoutes = serve(contract, {
  'GET /api/v1/notification/all': async ({ tx, actor, language }) =>
    (await newestNotifications(tx, actor)).map((one) => shown(one, language)),
  'PUT /api/v1/notification/mark-all-read': ({ tx, actor }) => readAll(tx, actor.account),
  'PUT /api/v1/notification/mark-read/{id}': ({ tx, actor, params }) => readOne(tx, actor.account, params.id),
  'DELETE /api/v1/notification/clear/{id}': ({ tx, actor, params }) => clearOne(tx, actor.account, params.id),
  'DELETE /api/v1/notification/clear-all': ({ tx, actor }) => clearAll(tx, actor.account),
})

export const preferenceRoutes = serve(preferenceContract, {
  'GET /api/v1/notification/preference': ({ tx, actor }) => preferences(tx, actor),
  'PUT /api/v1/notification/preference': ({ tx, actor, body }) => choose(tx, actor, body),
})

export const unsubscribeRoutes = serve(unsubscribeContract, {
  'POST /api/v1/notification/unsubscribe': ({ app, body }) => unsubscribe(app, body.token, body.byMail),
})

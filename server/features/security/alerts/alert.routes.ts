import { alertRoutes as contract } from '@muster/contract/security/alert.routes.ts'
import { translate } from '../../../platform/language/translate.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { alertGuard, deliveryGuard } from './alert-guard.ts'
import { alertPage } from './alert.queries.ts'
import { assertAdmin, putDelivery, putSetting, settings } from './alert-settings.ts'

const served = serve(contract, {
  'GET /api/v1/user/alert': async ({ tx, actor, query: { kind, limit, offset }, language }) => {
    assertAdmin(actor)
    const page = await alertPage(tx, { kind: kind ?? null, sortBy: 'at', sortOrder: 'desc', limit, offset })
    return {
      ...page,
      data: page.data.map(({ text, values, ...row }) => ({ ...row, message: translate({ text, values }, language) })),
    }
  },
  'GET /api/v1/user/alert-setting': ({ tx, actor }) => settings(tx, actor),
  'PUT /api/v1/user/alert-setting': ({ tx, actor, body }) => putSetting(tx, actor, body),
  'PUT /api/v1/user/alert-delivery': ({ tx, app, actor, body }) => putDelivery(tx, app, actor, body),
})

export const alertRoutes = guarded(contract, served, {
  'PUT /api/v1/user/alert-setting': ({ tx, actor, body }) => alertGuard(tx, actor, body),
  'PUT /api/v1/user/alert-delivery': ({ tx, actor, body }) => deliveryGuard(tx, actor, body),
})

import { calendarRoutes as contract } from '@muster/contract/dashboard/calendar.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { deleteFeed, feedOfAccount } from './calendar.queries.ts'
import { readFeed, renewFeed } from './feed.ts'
import { calendarLayers } from './layers.ts'

export const calendarRoutes = serve(contract, {
  'GET /api/v1/dashboard/calendar': ({ tx, actor, query }) => calendarLayers(tx, actor, query),
  'GET /api/v1/dashboard/calendar-feed': async ({ tx, actor }) =>
    (await feedOfAccount(tx, { account: actor.account })) ?? null,
  'POST /api/v1/dashboard/calendar-feed': ({ tx, app, actor }) => renewFeed(tx, app, actor),
  'DELETE /api/v1/dashboard/calendar-feed': async ({ tx, actor }) => {
    await deleteFeed(tx, { account: actor.account })
    return null
  },
  'GET /api/v1/dashboard/calendar-feed/{token}': ({ app, params, language }) => readFeed(app, params.token, language),
})

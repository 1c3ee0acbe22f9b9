import { quickAddRoutes as contract } from '@muster/contract/setup/quick-add.routes.ts'
import { inWords } from '../../platform/language/in-words.ts'
import { serve } from '../../platform/serve/serve.ts'
import { quickAdd, rehearse } from './quick-add.ts'

export const quickAddRoutes = serve(contract, {
  'POST /api/v1/user/quick-add/payrun-rehearsal': async ({ tx, app, actor, body, language }) =>
    inWords(await rehearse(tx, app, actor, body), language),
  'POST /api/v1/user/quick-add': ({ tx, app, actor, body }) => quickAdd(tx, app, actor, body),
})

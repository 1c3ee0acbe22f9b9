import { supportRoutes as contract } from '@muster/contract/support/support.routes.ts'
import { serve } from '../../platform/serve/serve.ts'
import { ask, keepFeedback } from './support.ts'

export const supportRoutes = serve(contract, {
  'GET /api/v1/public/contact': ({ app }) => Promise.resolve(app.config.contact),
  'POST /api/v1/public/faq': ({ app, body }) => ask(app, body),
  'POST /api/v1/utility/feedback': ({ app, client, body }) => keepFeedback(app, client, body),
})

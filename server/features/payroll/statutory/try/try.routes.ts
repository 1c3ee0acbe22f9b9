import { statutoryTryRoutes as contract } from '@muster/contract/payroll/statutory/statutory-try.routes.ts'
import { serve } from '../../../../platform/serve/serve.ts'
import { trySection } from './try.ts'

export const tryRoutes = serve(contract, {
  'POST /api/v1/user/statutory-settings/try': ({ tx, body }) => trySection(tx, body),
})

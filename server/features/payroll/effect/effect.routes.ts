import { statutoryEffectRoutes as contract } from '@muster/contract/payroll/statutory/statutory-effect.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { effectOf } from './effect.ts'

export const effectRoutes = serve(contract, {
  'POST /api/v1/user/statutory-settings/effect': ({ tx, actor, body }) => effectOf(tx, actor, body),
})

import { holidayEffectRoutes as contract } from '@muster/contract/leave/holiday-effect.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { holidayEffect } from './holiday-effect.ts'

export const holidayEffectRoutes = serve(contract, {
  'POST /api/v1/employee/holiday-effect': ({ tx, body }) => holidayEffect(tx, body),
})

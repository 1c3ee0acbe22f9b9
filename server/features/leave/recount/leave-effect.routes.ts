import { leaveEffectRoutes as contract } from '@muster/contract/leave/leave-effect.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { holidayEffect, shiftEffect } from './leave-effect.ts'

export const leaveEffectRoutes = serve(contract, {
  'POST /api/v1/employee/holiday-effect': ({ tx, body }) => holidayEffect(tx, body),
  'POST /api/v1/user/shift-effect': ({ tx, body }) => shiftEffect(tx, body),
})

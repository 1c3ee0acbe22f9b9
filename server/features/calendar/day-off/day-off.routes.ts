import { dayOffRoutes as contract } from '@muster/contract/calendar/day-off.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { daysOff } from './day-off.ts'

export const dayOffRoutes = serve(contract, {
  'GET /api/v1/employee/days-off': ({ tx, actor, query }) => daysOff(tx, actor, query.year),
})

import { shiftRoutes as contract } from '@muster/contract/organisation/shift.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addShift, changeShift, oneShift, removeShift } from './shift.ts'
import { allShifts, shiftPage } from './shift.queries.ts'

export const shiftRoutes = serve(contract, {
  'POST /api/v1/user/shift': ({ tx, body }) => addShift(tx, body),
  'GET /api/v1/user/shift': ({ tx, query }) => shiftPage(tx, { ...query, now: tx.now }),
  'GET /api/v1/user/all-shift': ({ tx }) => allShifts(tx, { now: tx.now }),
  'GET /api/v1/user/shift/{id}': ({ tx, params }) => oneShift(tx, params.id),
  'PUT /api/v1/user/shift/{id}': ({ tx, actor, params, body }) => changeShift(tx, actor, params.id, body),
  'DELETE /api/v1/user/shift/{id}': ({ tx, params }) => removeShift(tx, params.id),
})
